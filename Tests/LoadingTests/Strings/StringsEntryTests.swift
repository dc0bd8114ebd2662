import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Loading

@Suite("The strings reader tells")
struct StringsEntryTests {
  @Test("lines and columns in Unicode scalars, over all line breaks")
  func positions() throws {
    let reading = try readStrings("a=1;\r\nb=2;\rc=3;\n\n\"d\"=\"x\ny\"; /* é😀e\u{301} */ e=4;\n  f=5;")
    #expect(
      reading.file.entries.map { [$0.line, $0.column] } == [[1, 1], [2, 1], [3, 1], [5, 1], [6, 16], [7, 3]])
  }

  @Test("every entry, duplicates too")
  func duplicates() throws {
    let reading = try readStrings("a=1;\nb=2;\na=3;")
    #expect(reading.file.entries.map(\.key) == ["a", "b", "a"])
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(
    "the comment before an entry",
    arguments: [
      ("/* one */\na=b;", "one"), ("/* file */\n\n/* one */\na=b;", "one"), ("// one\n// two\na=b;", "one\ntwo"),
      ("// file\n\n// one\na=b;", "one"), ("x=y; // of x\na=b;", nil), ("x=y; /* of x */\n/* one */ a=b;", "one"),
      ("x=y; /* one */ a=b;", "one"), ("a=b; // behind", "behind"), ("/**/a=b;", ""),
      ("/* one\n two */a=b;", "one\n two"),
    ] as [(String, String?)])
  func comments(_ text: String, _ comment: String?) throws {
    let entry = try #require(try readStrings(text).file.entries.last)
    #expect(entry.comment == comment)
  }

  @Test(
    "the comments behind an entry and inside it, below the one before",
    arguments: [
      ("a=b; // behind\nc=d;", ["behind", nil]),
      ("/* one */\na=b; /* behind */\n/* two */\nc=d;", ["one\nbehind", "two"]),
      ("a=b; /* 1 */ // 2\r\n// three\r\nc=d;", ["1\n2", "three"]), ("a=b;\n// two\nc=d; // 2", [nil, "two\n2"]),
      ("a=b; /* 1\n 1 */\nc=d;", ["1\n 1", nil]), ("a=b;\nc=d; /* last */", [nil, "last"]),
      ("a=b; /* behind */", ["behind"]), ("a=b;//", [""]), ("// one\na /* k */ = /* v */ b /* s */;", ["one\nk\nv\ns"]),
      ("a // k\n // l\n = b // s\n; // e", ["k\nl\ns\ne"]), ("a /* k */; c /* l */ = d;", ["k", "l"]),
      ("{ // file\na=b; // 1\nc=d; // 2\n} // end", ["1", "2"]), ("a=b // missing\nc=d;", ["missing", nil]),
      ("a=b; /* of c */ c=d; // 2", [nil, "of c\n2"]), ("a=b; // 1\n/* open", ["1"]), ("a=b; /* open", [nil]),
      ("a=b;\n!!!\n  // two\nc=d;", [nil, "two"]), ("a=b; /* 1 */ !!!\n/* two */\nc=d;", [nil, "two"]),
    ] as [(String, [String?])])
  func commentsBehind(_ text: String, _ comments: [String?]) throws {
    #expect(try readStrings(text).file.entries.map(\.comment) == comments)
  }

  @Test("random tables as they were written", arguments: 0..<200)
  func roundTrip(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var text = ""
    var written: [(key: String, value: String)] = []
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let (key, value) = (Self.randomText(&random), Self.randomText(&random))
      written.append((key, value))
      text += Self.blank(&random) + Self.quoted(key, &random) + Self.blank(&random) + "=" + Self.blank(&random)
      text += Self.quoted(value, &random) + Self.blank(&random) + ";"
    }
    if seed.isMultiple(of: 7), !text.isEmpty { text = "{" + text + "}" }
    let reading = try readStrings(text + "\n")
    #expect(reading.file.entries.map(\.key) == written.map(\.key))
    #expect(reading.file.entries.map(\.value) == written.map(\.value))
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.loaded.map { Set($0.keys) } == foundationKeys(Array((text + "\n").utf8)))
  }

  @Test("for random bytes of the grammar what Foundation loads", arguments: 0..<300)
  func fuzz(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 10_000)
    let pieces = [
      "\"", "\"", "'", ";", ";", "=", "=", "a", "b1", "{", "}", "(", ")", ",", "<", ">", "/*", "*/", "//", "\n", " ",
      "\\", "é",
    ]
    let text = (0..<Int.random(in: 1...16, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }
      .joined()
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let reading = try readStrings(text)
    #expect(
      reading.loaded.map { Set($0.keys) } == (list as? [String: Any]).map { Set($0.keys) }, "\(text.debugDescription)")
    if let strings = list as? [String: String] { #expect(reading.loaded == strings, "\(text.debugDescription)") }
  }

  private static func randomText(_ random: inout SeededGenerator) -> String {
    let scalars: [Unicode.Scalar] = [
      "a", "B", " ", "\n", "\r", "\"", "'", "\\", ";", "=", "/", "*", "{", "é", "😀", "\u{2028}", "%", "@", "\t",
    ]
    let count = Int.random(in: 0...8, using: &random)
    return String(String.UnicodeScalarView((0..<count).compactMap { _ in scalars.randomElement(using: &random) }))
  }

  private static func blank(_ random: inout SeededGenerator) -> String {
    ["", " ", "\n", "\t", "\r\n", "/* x; \" */", "// \"y\n", "\u{2029}"].randomElement(using: &random) ?? ""
  }

  private static func quoted(_ text: String, _ random: inout SeededGenerator) -> String {
    let quote = Bool.random(using: &random) ? "\"" : "'"
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\": "\\\\"
      case "\n" where Bool.random(using: &random): "\\n"
      case "\"", "'": String(scalar) == quote ? "\\" + quote : String(scalar)
      case "é" where Bool.random(using: &random): "\\U00e9"
      case "😀" where Bool.random(using: &random): "\\UD83D\\Ude00"
      default: String(scalar)
      }
    }
    return quote + escaped.joined() + quote
  }
}
