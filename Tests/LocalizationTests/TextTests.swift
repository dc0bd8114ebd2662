import Testing

@testable import Localization

@Suite struct TextTests {
  @Test(arguments: [
    ("plain", true), ("é", true), ("e\u{301}", false), ("가", true), ("\u{1100}\u{1161}", false),
    ("か\u{3099}", false), ("", true), ("ش\u{651}\u{64E}", false), ("क\u{93C}", true),
  ])
  func normalForm(text: String, isNFC: Bool) {
    #expect(Normalization.isNFC(text) == isNFC)
    #expect(Normalization.isNFC(Normalization.nfc(text)))
  }

  @Test func compositionKeepsTheText() {
    #expect(Array(Normalization.nfc("Caf\u{65}\u{301}").unicodeScalars) == Array("Caf\u{E9}".unicodeScalars))
    let long = String(repeating: "\u{FB2C}", count: 100)
    #expect(Normalization.nfc(long).unicodeScalars.count == 300)
    #expect(Normalization.decomposedCharacters(in: "e\u{301}\u{E9}a") == ["e\u{301}"])
  }

  @Test func lookAlikesHaveTheSameSkeleton() {
    #expect(Confusables.lookAlike("paypal", "раураl"))
    #expect(!Confusables.lookAlike("paypal", "paypal"))
    #expect(!Confusables.lookAlike("abc", "abd"))
    #expect(Confusables.skeleton(of: "") == "")
    #expect(Confusables.skeleton(of: String(repeating: "m", count: 100)) == String(repeating: "rn", count: 100))
  }

  @Test(
    arguments: [
      ("а", "Latin", "a"), ("с", "Latin", "c"), ("А", "Latin", "A"), ("І", "Latin", "I"), ("ο", "Latin", "o"),
      ("a", "Cyrillic", "а"), ("p", "Cyrillic", "р"), ("X", "Cyrillic", "Х"), ("ж", "Latin", nil), ("a", "Latin", nil),
      ("q", "Greek", nil),
    ] as [(Unicode.Scalar, String, Unicode.Scalar?)])
  func lettersOfOtherScriptsThatLookAlike(scalar: Unicode.Scalar, script: String, expected: Unicode.Scalar?) throws {
    #expect(Confusables.lookAlike(of: scalar, in: try #require(Script(script))) == expected)
  }

  @Test func lettersAreCountedByScript() {
    #expect("iPhone 12 и Mac".letterCounts == [.latin: 9, .cyrillic: 1])
    #expect("12 %".letterCounts.isEmpty)
  }

  @Test(arguments: [
    ("Save the файл-2", ["Save", "the", "файл"]), ("", []), ("a", ["a"]), ("नमस्ते!", ["नमस्ते"]), ("12", []),
    ("क\u{200D}ष x", ["क\u{200D}ष", "x"]),
  ])
  func words(text: String, expected: [String]) {
    #expect(text.words.map { String($0) } == expected)
  }
}
