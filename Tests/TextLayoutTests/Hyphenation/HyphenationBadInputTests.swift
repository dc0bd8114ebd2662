import AuditModel
import Foundation
import PlatformData
import TestSupport
import Testing

@testable import TextLayout

/// Broken dictionaries and strange texts: no trap, and nothing that libhyphen 2.8.8 cannot bear reaches it.
@Suite struct HyphenationBadInputTests {
  @Test(
    arguments: [
      "", "\n", "UTF-8", "UTF-8\n", "UTF-8\n\n\n", "UTF-8\n% only a comment\n", "UTF-8\nLEFTHYPHENMIN 2\n",
      "EBCDIC\na1b\n",
      "a1b\nc1d\n", "\u{0}\u{0}\u{0}", "UTF-8\n1234\n", "UTF-8\n.\n", "ISO8859-99\na1b\n", "UTF-16\na1b\n",
      String(repeating: "x", count: 100_000), "UTF-8\n" + String(repeating: "x", count: 100_000),
    ])
  func invalidHyphenationDictionaries(content: String) {
    #expect(HyphenationPatterns(dictionary: Array(content.utf8)) == nil)
  }

  @Test func hyphenationPathsThatAreNotFiles() throws {
    let folder = try TemporaryFolder(["hyph_de.dic/inside": "UTF-8\na1b\n"])
    try folder.link("hyph_fr.dic", to: "nowhere")
    try folder.link("hyph_it.dic", to: "hyph_it.dic")
    let dictionaries = HyphenationDictionaries(folders: [folder.url.path])
    for language in ["de", "fr", "it"] {
      #expect(dictionaries.dictionary(for: try #require(LocaleTag(language))) == nil)
    }
  }

  @Test func anEnormousFileIsLeftAlone() throws {
    let folder = try dictionary("UTF-8\na1b\n")
    let file = try FileHandle(forWritingTo: folder.url.appendingPathComponent("hyph_en.dic"))
    try file.truncate(atOffset: 64 << 20)
    try file.close()
    #expect(HyphenationDictionary(path: folder.url.appendingPathComponent("hyph_en.dic").path) == nil)
  }

  @Test(arguments: 0..<60) func brokenDictionariesAreBorne(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = Self.broken(&random)
    guard let patterns = HyphenationPatterns(dictionary: bytes) else { return }
    for line in patterns.bytes.split(separator: .newline).dropFirst() {
      #expect(line.count <= 96 && !line.contains(.slash) && !line.contains(0))
      let isBehindDigits = line.first?.isDigit == true && line.first { !$0.isDigit } == .dot
      #expect(!isBehindDigits, "\(String(decoding: line, as: UTF8.self))")
    }
    guard let matcher = PatternMatcher(patterns) else { return }
    for length in [2, 3, 5, 8, 24, 25, 40, 100, 200] {
      let word = String((0..<length).map { _ in "aaäbcxß".randomElement(using: &random) ?? "a" })
      let breaks = matcher.breaks(in: word)
      #expect(breaks == breaks.sorted() && breaks.allSatisfy { (1..<length).contains($0) })
    }
  }

  /// A dictionary in which lines were cut, joined, repeated and filled with what does not belong there.
  private static func broken(_ random: inout SeededGenerator) -> [UInt8] {
    let parts = [
      "a1b", ".a1b", "1.a2b", "9.9.9a", "b1.", "1ä1ß1", "a1b/a=b,1,1", "a1b/a=b,120,120", "a1b/=,,", "/",
      "a//b",
      "NEXTLEVEL", "LEFTHYPHENMIN 99999999999", "COMPOUNDLEFTHYPHENMIN 3", "RIGHTHYPHENMIN", "NOHYPHEN", "NOHYPHEN ,,,",
      "%", "\u{0}", "\r", "1", "99999", "..", " ", "ß9ß9ß", String(repeating: "a1", count: 47),
      String(repeating: "ä", count: 60), "x1x", "1x1", "c1",
    ]
    var text = Array((["UTF-8\n", "ISO8859-1\n", "UTF-8\r\n"].randomElement(using: &random) ?? "").utf8)
    for _ in 0..<200 {
      text += Array((parts.randomElement(using: &random) ?? "").utf8)
      if Int.random(in: 0..<8, using: &random) > 0 { text.append(.newline) }
      if Int.random(in: 0..<16, using: &random) == 0 { text.append(UInt8.random(in: 0...255, using: &random)) }
    }
    return Array(text.prefix(Int.random(in: 0...text.count, using: &random)))
  }

  @Test(
    arguments: [
      [0xD800], [0xDC00, 0xD800], [0xD800, 0x61, 0x62, 0x63, 0x64, 0x65], Array(repeating: 0x0301, count: 10_000),
      [0x61] + Array(repeating: 0x0301, count: 10_000), Array(repeating: 0x61, count: 1_000_000),
      Array(repeating: 0x20, count: 1000), Array("\u{AD}\u{AD}\u{AD}abcde\u{AD}".utf16), [0xFEFF], [0xFFFF, 0xFFFE],
      Array(String(repeating: "ﷺ", count: 50).utf16), Array(String(repeating: "ﬃ", count: 90).utf16),
    ] as [[UInt16]])
  func strangeTexts(units: [UInt16]) throws {
    let patterns = try #require(HyphenationPatterns(dictionary: Array("UTF-8\na1b\n1a\nﬃ1ﬃ\n".utf8)))
    let folder = try dictionary(String(decoding: patterns.bytes, as: UTF8.self))
    let found = HyphenationDictionaries(folders: [folder.url.path]).points(in: units, locale: .english) ?? []
    #expect(found.allSatisfy { units.indices.contains($0) })
    #expect(HyphenationWords.ranges(in: units).allSatisfy { !$0.isEmpty && units.indices.contains($0.lowerBound) })
  }

  @Test(arguments: ["it_IT", "gl_ES", "hu_HU", "de_DE", "en_US"]) func truncatedHyphenationDictionariesAreTolerated(
    name: String
  ) throws {
    for folder in Hyphenation.folders.value {
      guard let data = FileManager.default.contents(atPath: "\(folder)/hyph_\(name).dic") else { continue }
      for length in [1, 5, 6, 7, 100, 1000, 1001, 1002, 1003].filter({ $0 < data.count }) {
        guard let patterns = HyphenationPatterns(dictionary: Array(data.prefix(length))) else { continue }
        let breaks = PatternMatcher(patterns)?.breaks(in: "configuration") ?? []
        #expect(breaks.allSatisfy { (1..<13).contains($0) })
      }
    }
  }
}
