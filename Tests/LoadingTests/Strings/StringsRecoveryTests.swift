import AuditModel
import Testing

@testable import Loading

/// What is expected of one broken file.
struct BrokenFile: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  /// The faults' kinds and places as `kind line:column`.
  var faults: [String]
  var lost: Int?
  /// The keys that are found all the same.
  var keys: [String]
  var testDescription: String { name }

  init(_ name: String, _ text: String, _ faults: [String], lost: Int?, keys: [String]) {
    (self.name, self.text, self.faults, self.lost, self.keys) = (name, text, faults, lost, keys)
  }
}

@Suite("The strings reader goes on after a fault")
struct StringsRecoveryTests {
  static let files = [
    BrokenFile(
      "missing semicolon", "\"a\" = \"1\";\n\"b\" = \"2\"\n\n/* c */\n\"c\" = \"3\";\n", ["parse-error 2:10"], lost: 3,
      keys: ["a", "b", "c"]),
    BrokenFile(
      "missing last semicolon", "\"a\" = \"1\";\n\"b\" = \"2\"\n", ["parse-error 2:10"], lost: 2, keys: ["a", "b"]),
    BrokenFile(
      "two causes", "\"a\" = \"1\"\n\"b\" = \"2\";\n\"c\" = \"3\"\n\"d\" = \"4\";",
      ["parse-error 1:10", "parse-error 3:10"],
      lost: 4, keys: ["a", "b", "c", "d"]),
    BrokenFile(
      "missing semicolon on the same line", "a = 1 b = 2; c = 3;", ["parse-error 1:6"], lost: 3, keys: ["a", "b", "c"]),
    BrokenFile(
      "unescaped quotes", "\"a\" = \"say \"hi\" now\"; \"b\" = \"2\";\n\"c\" = \"3\";", ["parse-error 1:12"], lost: 3,
      keys: ["a", "b", "c"]),
    BrokenFile(
      "missing closing quote of a value", "\"a\" = \"1;\n\"b\" = \"2\";\n\"c\" = \"3\";", ["parse-error 1:7"], lost: 3,
      keys: ["a", "b", "c"]),
    BrokenFile(
      "missing closing quote of a key", "\"x\" = \"0\";\n\"a = 1;\n\"b\" = \"2\";", ["parse-error 2:1"], lost: 2,
      keys: ["x", "b"]),
    BrokenFile("cut off in a value", "\"a\" = \"1\";\n\"b\" = \"2", ["parse-error 2:7"], lost: 2, keys: ["a", "b"]),
    BrokenFile("cut off in a key", "\"a\" = \"1\";\n\"b", ["silent-truncation 2:1"], lost: 0, keys: ["a"]),
    BrokenFile("missing value", "\"a\" = ;\n\"b\" = \"2\";", ["parse-error 1:7"], lost: 2, keys: ["a", "b"]),
    BrokenFile(
      "missing equals sign", "\"x\" = \"0\";\n\"a\" \"1\";\n\"b\" = \"2\";", ["parse-error 2:5"], lost: 2,
      keys: ["x", "b"]),
    BrokenFile("no strings file at all", "IDELocalizationWork Temporary File", ["file-empty 1:1"], lost: 0, keys: []),
    BrokenFile(
      "stray characters", "a = 1;=\nb = 2;\nc = 3;", ["silent-truncation 1:7"], lost: 2, keys: ["a", "b", "c"]),
    BrokenFile("stray brace", "a = 1;\n}\nb = 2;", ["silent-truncation 2:1"], lost: 1, keys: ["a", "b"]),
    BrokenFile("stray semicolon on one line", "a = 1;; b = 2;", ["silent-truncation 1:7"], lost: 1, keys: ["a", "b"]),
    BrokenFile(
      "a key that is not lost", "a = 1;; a = 2; b = 3;", ["silent-truncation 1:7"], lost: 1, keys: ["a", "a", "b"]),
    BrokenFile("open comment", "a = 1;\n/* b = 2;\nb = 2;\n", ["unterminated-comment 2:1"], lost: 1, keys: ["a", "b"]),
    BrokenFile("open comment at the start", "/* a = 1;\na = 1;\n", ["unterminated-comment 1:1"], lost: 1, keys: ["a"]),
    BrokenFile(
      "open comment in an entry", "a = 1;\nb = /* 2;\nc = 3;\n", ["unterminated-comment 2:5"], lost: 3,
      keys: ["a", "b", "c"]),
    BrokenFile(
      "merge conflicts",
      "a = 1;\n<<<<<<< HEAD\nb = 2;\n=======\nb = 3;\n>>>>>>> x\nc = 4;\n<<<<<<< HEAD\nd = 2;\n=======\n>>>>>>> x\n",
      ["conflict-marker 2:1"], lost: 3, keys: ["a", "b", "c", "d"]),
    BrokenFile(
      "merge conflict at the start", "<<<<<<< HEAD\nb = 2;\n=======\nb = 3;\n>>>>>>> x\n", ["conflict-marker 1:1"],
      lost: 1,
      keys: ["b"]),
    BrokenFile("NUL between entries", "a = 1;\n\0b = 2;", ["silent-truncation 2:1"], lost: 1, keys: ["a", "b"]),
    BrokenFile("NUL in a value", "a = \"\0\";", ["encoding 1:6"], lost: nil, keys: ["a"]),
    BrokenFile("half a surrogate pair", "a = \"\\UD83D\";", ["escape-short-unicode 1:6"], lost: nil, keys: ["a"]),
    BrokenFile("zero bytes", "", ["file-empty 1:1"], lost: 0, keys: []),
    BrokenFile("unclosed braces", "{\na = 1;\nb = 2;", ["parse-error 3:7"], lost: 2, keys: ["a", "b"]),
    BrokenFile("nested value without end", "a = (1, 2;\nb = 3;", ["parse-error 1:10"], lost: 2, keys: ["a", "b"]),
    BrokenFile(
      "malformed XML", "<plist>\n<dict>\n<key>a</key>\n<string>x</strin>\n</dict></plist>", ["parse-error 4:10"],
      lost: 1,
      keys: ["a"]),
    BrokenFile(
      "entity bomb", "<!DOCTYPE plist [\n<!ENTITY a \"b\">]>\n<plist><dict/></plist>", ["parse-error 1:1"], lost: 0,
      keys: []),
  ]

  @Test(arguments: files)
  func recovers(_ file: BrokenFile) throws {
    let reading = try readStrings(file.text)
    let faults = reading.diagnostics.map { diagnostic in
      let kind = diagnostic.kind.rawValue.split(separator: "-", maxSplits: 1)[1]
      return "\(kind) \(diagnostic.location.line):\(diagnostic.location.column)"
    }
    #expect(faults == file.faults, "\(reading.diagnostics.map(\.message))")
    #expect(reading.diagnostics.first?.lostKeys == file.lost)
    #expect(reading.file.entries.map(\.key) == file.keys)
    #expect(reading.diagnostics.allSatisfy { $0.locale?.identifier == "en" })
  }

  @Test("keeps the value that was meant where quotes are not escaped")
  func meantValue() throws {
    let reading = try readStrings("\"a\" = \"say \"hi\" now\";")
    #expect(reading.file.entries.map(\.value) == ["say \"hi\" now"])
  }

  @Test("tells what was expected")
  func messages() throws {
    #expect(
      try readStrings("\"a\" = \"b\"").diagnostics.map(\.message)
        == ["missing ';' after the value of \"a\"; Apple's loader rejects the whole file (1 key lost)"])
    #expect(
      try readStrings("a = b;\u{A0}c = d;").diagnostics.map(\.message)
        == ["expected a key, found U+00A0; Apple's loader stops here without an error (1 key lost)"])
  }

  @Test(
    "takes a time that grows no faster than the text",
    arguments: [
      "/*\n", "\"a\n", "a={\n", "'\n", "a=b;;", "\"a\"=\"b\"x", "<<<<<<<\n", "a=(", "\"\\", "a=\"b\"\"c\n",
      "\"a\" = \"b\" c\n", "\0",
      "a = \"b;\n", "{", "//\n}", "a=b;/*\n", "\"a\"=\"b\" ", "=======\n\"a\"=\"b\";\n",
    ])
  func adversarial(_ piece: String) throws {
    let text = String(repeating: piece, count: 50_000)
    #expect(try readStrings(text).diagnostics.count <= StringsParser.faultLimit)
  }
}
