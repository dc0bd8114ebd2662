import Testing

@testable import Localization

@Suite struct CharacterTests {
  @Test(
    arguments: [
      ("a", "Latin"), ("é", "Latin"), ("ж", "Cyrillic"), ("λ", "Greek"), ("1", "Common"), ("…", "Common"), ("字", "Han"),
      ("か", "Hiragana"), ("カ", "Katakana"), ("한", "Hangul"), ("\u{301}", "Inherited"), ("ش", "Arabic"),
    ] as [(Unicode.Scalar, String)])
  func script(scalar: Unicode.Scalar, expected: String) {
    #expect(scalar.script.name == expected)
    #expect(Script(expected) == scalar.script)
  }

  @Test func scriptsHaveCodes() {
    #expect(Script.latin.code == "Latn")
    #expect(Script("Cyrl") == .cyrillic)
    #expect(Script("Klingon") == nil)
    #expect(Script("Pahawh_Hmong")?.name == "Pahawh Hmong")
  }

  @Test func signsThatSeveralScriptsShareHaveExtensions() {
    #expect(Script.extensions(of: "ー") == [.hiragana, .katakana])
    #expect(Script.katakana.uses("ー"))
    #expect(!Script.latin.uses("ー"))
    #expect(Script.extensions(of: "a") == [.latin])
  }

  @Test(
    arguments: [
      ("7", 7), ("٣", 3), ("۹", 9), ("५", 5), ("๒", 2), ("Ⅳ", nil), ("²", nil), ("五", nil), ("x", nil), ("𝟘", 0),
    ] as [(Unicode.Scalar, Int?)])
  func digits(scalar: Unicode.Scalar, value: Int?) {
    #expect(scalar.digitValue == value)
  }

  @Test func nativeDigitsAreMapped() {
    #expect("٪٢٥ ab 1".withASCIIDigits == "٪25 ab 1")
    #expect("plain 12".withASCIIDigits == "plain 12")
  }

  @Test(
    arguments: [
      (".", true, true), ("。", true, true), ("؟", true, true), ("।", true, true), ("።", true, true), (",", false, true),
      (":", false, true), ("、", false, true), ("…", false, false), ("-", false, false), ("a", false, false),
    ] as [(Unicode.Scalar, Bool, Bool)])
  func punctuation(scalar: Unicode.Scalar, endsSentence: Bool, ends: Bool) {
    #expect(scalar.isSentenceTerminal == endsSentence)
    #expect(scalar.isTerminalPunctuation == ends)
  }

  @Test(
    arguments: [
      ("\u{202E}", .override(.rightToLeft)), ("\u{2066}", .isolate(.leftToRight)), ("\u{2068}", .isolate(.firstStrong)),
      ("\u{2069}", .popIsolate), ("\u{202A}", .embedding(.leftToRight)), ("\u{202C}", .popEmbedding),
      ("a", .strong(.leftToRight)), ("ש", .strong(.rightToLeft)), ("ب", .strong(.rightToLeft)), ("1", .neutral),
      ("\u{202D}", .override(.leftToRight)),
    ] as [(Unicode.Scalar, BidiClass)])
  func bidi(scalar: Unicode.Scalar, expected: BidiClass) {
    #expect(scalar.bidiClass == expected)
  }

  @Test func onlyBidiControlsAreControls() {
    #expect(BidiClass("\u{202E}").isControl)
    #expect(!BidiClass("\u{200F}").isControl)
    #expect(!BidiClass("a").isControl)
  }

  @Test func theFastAnswersForASCIIAreThoseOfTheTables() {
    for scalar in (UInt32(0)..<0x80).compactMap(Unicode.Scalar.init) {
      #expect(scalar.isSentenceTerminal == scalar.properties.isSentenceTerminal)
      #expect(scalar.isTerminalPunctuation == scalar.properties.isTerminalPunctuation)
      #expect(scalar.isLetter == scalar.properties.isAlphabetic)
      #expect(scalar.isInvisible == scalar.properties.isDefaultIgnorableCodePoint)
      #expect(scalar.digitValue.map(Double.init) == scalar.properties.numericValue)
    }
  }

  @Test func invisibleCharacters() {
    for scalar in ["\u{200B}", "\u{FEFF}", "\u{AD}", "\u{200D}", "\u{202E}"] as [Unicode.Scalar] {
      #expect(scalar.isInvisible)
    }
    #expect(!("\u{A0}" as Unicode.Scalar).isInvisible)
  }
}
