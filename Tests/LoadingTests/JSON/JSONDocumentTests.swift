import Foundation
import TestSupport
import Testing

@testable import Loading

extension JSONValue {
  /// Whether Foundation's serialization reads the same; of a repeated name it has the last member.
  fileprivate func agrees(with other: Any) -> Bool {
    switch kind {
    case .object:
      let lasts = Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
      guard let other = other as? [String: Any], other.count == lasts.count else { return false }
      return lasts.allSatisfy { name, value in other[name].map(value.agrees) ?? false }
    case .array:
      guard let other = other as? [Any], other.count == items.count else { return false }
      return zip(items, other).allSatisfy { $0.agrees(with: $1) }
    case .string: return string.map { Array($0.unicodeScalars) } == (other as? String).map { Array($0.unicodeScalars) }
    case .number:
      let digits = Double(String(decoding: source, as: UTF8.self))
      return digits == (other as? NSNumber)?.doubleValue && (integer == nil || integer == other as? Int)
    case .bool: return bool == other as? Bool
    case .null: return other is NSNull
    case .name, .invalid: return false
    }
  }
}

/// Makes JSON texts at random, with all that the grammar allows.
private struct RandomJSON {
  var random = SeededGenerator(seed: 20_250_601)

  mutating func value(_ depth: Int) -> String {
    let blank = [" ", "", "\n\t", "\r\n"].randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<(depth > 4 ? 5 : 8), using: &random) {
    case 0: return blank + string()
    case 1: return ["0", "-0", "12", "-7.25", "3e2", "1E-3", "9007199254740993"].randomElement(using: &random) ?? ""
    case 2: return "true" + blank
    case 3: return "false"
    case 4: return "null"
    case 5: return "[" + list { $0.value(depth + 1) } + blank + "]"
    default: return "{" + list { $0.string() + blank + ":" + $0.value(depth + 1) } + "}"
    }
  }

  mutating func list(_ item: (inout RandomJSON) -> String) -> String {
    (0..<Int.random(in: 0..<5, using: &random)).map { _ in item(&self) }.joined(separator: ",")
  }

  mutating func string() -> String {
    let parts = [
      "a", "é", "e\u{301}", "漢", "😀", "\\n", "\\\"", "\\\\", "\\/", "\\b\\f\\r\\t", "\\u0041", "\\u00e9",
      "\\ud83d\\ude00",
      "\\uD83D\\uDE00", "\\u0000", " ", "{", "]", "//", "\u{7F}", "\u{2028}", "%@",
    ]
    return "\""
      + (0..<Int.random(in: 0..<6, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      + "\""
  }
}

@Suite("The JSON document")
struct JSONDocumentTests {
  @Test("holds what Foundation reads of random texts")
  func agrees() throws {
    var maker = RandomJSON()
    for _ in 0..<3000 {
      let text = "[" + maker.value(0) + "]"
      let document = JSONDocument(Array(text.utf8))
      #expect(document.faults.isEmpty, "\(text)")
      let theirs = try JSONSerialization.jsonObject(with: Data(text.utf8))
      #expect(try #require(document.root).agrees(with: theirs), "\(text)")
    }
  }

  @Test("finds a fault in every text that Foundation does not take, and in no other, but for a comma too many")
  func rejects() throws {
    var maker = RandomJSON()
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3000 {
      var text = Array(("[" + maker.value(0) + "]").utf8)
      let index = Int.random(in: text.indices, using: &random)
      text[index] =
        [0x20, 0x22, 0x2C, 0x5B, 0x5D, 0x7B, 0x7D, 0x3A, 0x5C, 0x30, 0x78].randomElement(using: &random) ?? 0
      // What is no UTF-8 any more never reaches the parser.
      guard text.withUnsafeBufferPointer({ UTF8Validation.firstFault(in: $0) }) == nil else { continue }
      let isRead = (try? JSONSerialization.jsonObject(with: Data(text))) != nil
      let faults = JSONDocument(text).faults
      #expect(faults.allSatisfy(\.isTolerated) == isRead, "\(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test("keeps the places of names and values, and repeated members")
  func places() throws {
    let text = #"{ "a" : 1, "é":[true, "x"],"a":{"b":null} }"#
    let members = try #require(JSONDocument(Array(text.utf8)).root).members
    #expect(members.map(\.name) == ["a", "é", "a"])
    #expect(members.map(\.offset) == [2, 11, 28])
    #expect(members.map(\.value.offset) == [8, 16, 32])
    #expect(members[1].value.items.map(\.offset) == [17, 23])
    #expect(String(decoding: members[2].value.source, as: UTF8.self) == #"{"b":null}"#)
  }

  @Test(
    "goes on after a fault where the next token is plain",
    arguments: [
      (#"{"a":1 "b":2}"#, ["7 expected a comma or }, found \""], ["a", "b"], false),
      (#"{"a":1,}"#, ["6 expected a key in quotes after the comma, found }"], ["a"], false),
      (#"{"a":[1,],"b":2}"#, ["7 expected a value after the comma, found ]"], ["a", "b"], false),
      (
        #"{"a":NaN,"b":undefined}"#, ["5 expected a value, found N", "13 expected a value, found u"], ["a", "b"], false
      ),
      (#"{"a":01,"b":-}"#, ["5 expected a number", "12 expected a number"], ["a", "b"], false),
      (
        "{\"a\":\"x\ty\",\"b\":2}", ["7 expected control characters in a string to be escaped, found U+0009"],
        ["a", "b"],
        false
      ),
      (
        #"{"a":"\q\u12","b":2}"#,
        [
          "6 expected a valid escape sequence, found \\",
          "8 expected four hexadecimal digits in a Unicode escape, found \\",
        ],
        ["a", "b"], false
      ),
      (#"{"a":1,,"b":2}"#, ["7 expected a key in quotes, found ,"], ["a"], true),
      (#"{"a":1,"b":{"c":2"#, ["17 expected a comma or }, found the end of the file"], ["a", "b"], true),
      (#"{"a":1,"b""#, ["10 expected a colon, found the end of the file"], ["a"], true),
      (#"{"a":1,"b":"#, ["11 expected a value, found the end of the file"], ["a"], true),
      (#"{"a":1,"b":"x"#, ["11 a string has no closing quote"], ["a"], true),
      (#"{"a":1}}"#, ["7 expected the end of the file, found }"], ["a"], false),
    ])
  func recovers(_ text: String, _ faults: [String], _ names: [String], _ isTruncated: Bool) throws {
    let document = JSONDocument(Array(text.utf8))
    #expect(document.faults.map { "\($0.offset) \($0.message)" } == faults)
    let root = try #require(document.root)
    #expect(root.members.map(\.name) == names)
    #expect(root.isTruncated == isTruncated)
  }

  @Test(
    "bears any text",
    arguments: ["", " ", "{", "[", "\"", "{\"", "{\"a", "\\", ",", "[[[", "}{", "[\"\\", "[\"\\u", "\0"])
  func bears(_ text: String) {
    let document = JSONDocument(Array(text.utf8))
    #expect(!document.faults.isEmpty)
    #expect(document.root?.isTruncated ?? true)
  }

  @Test("ends at the depth at which Foundation ends", arguments: [512, 513, 200_000])
  func depth(_ count: Int) {
    let text = Array((String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)
    let isRead = (try? JSONSerialization.jsonObject(with: Data(text))) != nil
    #expect(JSONDocument(text).faults.isEmpty == isRead)
  }
}
