import AuditModel
import Testing

@testable import TableAnalysis

@Suite struct SharedWordsTests {
  @Test(arguments: [
    ("Log in now", 2), ("Open the map", 3), ("%1$@ of %2$ld files", 1), ("<b>Bold</b> text", 2), ("été", 1),
    ("ログイン", 1), ("設定", 1), ("Войти", 1), ("Don't ask", 2), ("x < 5 and more", 2),
  ])
  func wordsToTranslate(text: String, count: Int) { #expect(SharedWords.translatableCount(in: text) == count) }

  @Test(arguments: [
    "", "%@", "-%@", "%d%%",
    "OK", "HTTP", "iCloud", "GitHub", "MP3", "50 %", "16:9", "https://example.com/a b", "mail@example.com",
    "example.com", "/usr/bin", "~/Library", "#swift", "${name}", "{count}", "© Trailhead Incorporated", "Video",
    "Podcasts",
    "<br/>", "•", "👍",
  ])
  func nothingToTranslate(text: String) { #expect(SharedWords.translatableCount(in: text) == 0) }

  @Test func severalUppercaseWordsAreNotAnAcronym() {
    #expect(SharedWords.hasWords("SUBSCRIBE TO ALL") && !SharedWords.hasWords("SFTP"))
  }

  /// Words of two letters have to be translated where they are all of a title; in uppercase they may be acronyms.
  @Test(arguments: [
    ("No", true), ("on", true), ("Go", true), ("NO", false), ("IN", false), ("Ok", false), ("mm", false),
  ])
  func shortWords(text: String, hasWords: Bool) {
    #expect(SharedWords.hasWords(text) == hasWords && SharedWords.translatableCount(in: text) == 0)
  }

  @Test(arguments: [
    ("XXXX-XXXX-XXXX", false), ("xxxxxx", false), ("quota_low", false), ("Save _now_", true), ("XXXX Xcode", true),
    ("设设", true),
  ])
  func aMaskHasNoWords(text: String, hasWords: Bool) { #expect(SharedWords.hasWords(text) == hasWords) }

  @Test(arguments: [
    ("SSL/TLS", false), ("IPA+OTA", false), ("SSL / TLS", true), ("Ssl/TLS", true),
    ("SSL", false), ("HOME/END", true),
  ])
  func joinedAcronymsHaveNoWords(text: String, hasWords: Bool) { #expect(SharedWords.hasWords(text) == hasWords) }

  @Test(arguments: [("¯\\_(ツ)_/¯", false), ("年", true), ("(是)", true), ("(はい)", true)])
  func aLetterAmongSignsIsAPicture(text: String, hasWords: Bool) { #expect(SharedWords.hasWords(text) == hasWords) }

  @Test(arguments: [
    ("Label", true), (" button ", true), ("Lorem ipsum dolor sit", true), ("DUMMY", true), ("Panel", true),
    ("Labels", false),
    ("", false),
    ("   ", false),
  ])
  func standardTexts(text: String, isStandard: Bool) { #expect(StandardTexts.contains(text) == isStandard) }
}
