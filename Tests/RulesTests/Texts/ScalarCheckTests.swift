import AuditModel
import Localization
import Testing

@testable import Rules
@testable import TableAnalysis

@Suite struct ScalarCheckTests {
  @Test(arguments: [
    ("\u{2067}a\u{2069}", 0), ("\u{2067}a", 1), ("\u{202B}a\u{202C}", 0), ("\u{202B}a", 1),
    ("\u{2067}\u{202B}a\u{2069}", 0),
    ("\u{202B}a\nb\u{202C}", 1), ("a\u{2069}\u{202C}", 0), ("\u{202B}\u{2067}a\u{202C}\u{2069}", 1), ("\u{202E}", 1),
  ])
  func followsControls(text: String, open: Int) { #expect(BidiBalance(text).open.count == open) }

  @Test(arguments: [
    ("a\u{200B}b", "sk", "\u{200B}"), ("\u{FEFF}a", "km", "\u{FEFF}"), ("a\u{200D}b", "de", "\u{200D}"),
    ("a\u{200E}", "de", "\u{200E}"), ("a\u{18}", "de", "\u{18}"), ("a\u{3164}", "ko", "\u{3164}"),
    ("a\u{E0041}", "de", "\u{E0041}"),
  ])
  func findsInvisible(text: String, locale: String, scalar: Unicode.Scalar) throws {
    #expect(AnnotatedText(text).hasAny(InvisibleCharacters.features))
    #expect(InvisibleCharacters.first(in: text, try traits(locale)) == scalar)
  }

  @Test(arguments: [
    ("ការ\u{200B}កំណត់", "km"), ("កា\u{200B}រ", "en"), ("می\u{200C}خواهم", "fa"), ("क्\u{200D}ष", "hi"),
    ("👨\u{200D}👩\u{200D}👧", "en"), ("🏴\u{E0067}\u{E0062}\u{E007F}", "en"), ("שלום\u{200F}!", "he"),
    ("name: \u{200F}שלום", "en"), ("co\u{AD}op\u{2060}", "en"), ("⭐\u{FE0F}", "en"), ("a\tb\r\n", "en"),
  ])
  func acceptsInvisible(text: String, locale: String) throws {
    #expect(InvisibleCharacters.first(in: text, try traits(locale)) == nil)
  }

  @Test(arguments: ["e\u{301}", "カ\u{3099}", "\u{1112}\u{1161}", "и\u{306}"])
  func findsDecomposed(text: String) {
    #expect(AnnotatedText(text).hasAny(Decomposition.features))
    #expect(Decomposition.first(in: text) == Character(text))
  }

  @Test(arguments: ["é", "x\u{301}", "و\u{651}\u{64E}", "ש\u{5C1}\u{5BC}", "\u{9AF}\u{9BC}", "क\u{93C}", "\u{2126}"])
  func acceptsUnusual(text: String) { #expect(Decomposition.first(in: text) == nil) }

  @Test(arguments: [
    ("Cохранить", "ru", "Cохранить"), ("Podеšavanja", "sr-Latn", "Podеšavanja"), ("τo", "el", "τo"),
    ("iPhoneом", "ru", nil), ("Coхранить", "ru", "Coхранить"),
    ("USBа", "ru", nil), ("μs", "el", nil), ("Wi-Fiа", "ru", nil), ("Привет", "ru", nil), ("hello", "en", nil),
  ])
  func findsMixedWords(text: String, locale: String, word: String?) throws {
    #expect(MixedWord.first(in: text, traits: try traits(locale), source: "On my iPhone, Record")?.word == word)
  }

  @Test(arguments: [
    ("Speichern", "Save", "ru", "Latin"), ("Отменить", "Cancel", "de", "Cyrillic"),
    ("Sačuvaj", "Save", "sr-Cyrl", "Latin"),
    ("%@ Отменить", "Cancel %@", "de", "Cyrillic"), ("Sačuvaj", "Save", "sr", nil), ("Safari", "In Safari", "ru", nil),
    ("HTML", "Format", "ru", nil), ("OK", "Fine", "ru", nil), ("保存", "Save", "ja", nil),
    ("Ramdisk", "RAM Disk", "ru", nil),
    ("⌘+Option", "⌘", "ja", nil), ("https://example.com", "Write", "ru", nil), ("Отменить X", "Cancel", "ru", nil),
  ])
  func findsForeignScripts(text: String, source: String, locale: String, script: String?) throws {
    let found = ForeignLetters(try traits(locale)).script(of: AnnotatedText(text), source: AnnotatedText(source))
    #expect(found?.name == script)
  }

  private func traits(_ locale: String) throws -> TextTraits {
    TextTraits(LanguageProfile(try #require(LocaleTag(locale))))
  }
}
