import AuditModel
import Testing

@testable import Loading

@Suite("The strings reader finds odd escapes")
struct StringsEscapeTests {
  @Test(
    "at their places",
    arguments: [
      (#""k" = "é \u203A";"#, "lowercase-unicode", Severity.error, 10),
      (#""k" = "\u{203A}";"#, "unknown-escape", .warning, 8),
      (#""k" = "\u20";"#, "unknown-escape", .warning, 8), (#""k" = "\x41";"#, "unknown-escape", .warning, 8),
      (#""k" = "\(name)";"#, "interpolation", .warning, 8), (#""k" = "\ש";"#, "unknown-escape", .warning, 8),
      (#""k" = "\8";"#, "unknown-escape", .warning, 8), (#""k" = "a\/b";"#, "needless-backslash", .note, 9),
      (#""k" = "\'";"#, "needless-backslash", .note, 8), (#""k" = "50\%";"#, "needless-backslash", .note, 10),
      (#""k" = "\U";"#, "too-few-digits", .warning, 8), (#""k" = "\U41 x";"#, "too-few-digits", .warning, 8),
      (#""k" = "\UD83D";"#, "lone-surrogate", .warning, 8), (#""k" = "\UDE00\UD83D";"#, "lone-surrogate", .warning, 8),
      (#""\u2022" = "";"#, "lowercase-unicode", .error, 2),
      ("\"k\" = \"a\u{FFFD}\";", "replacement-character", .error, 9),
      ("/* \u{FFFD} */ \"\u{FFFD}k\" = \"\u{FFFD}\";", "replacement-character", .error, 10),
      (#""k" = "\' \x \u203A \u2022 \/";"#, "lowercase-unicode", .error, 14),
    ])
  func places(_ text: String, _ reason: String, _ severity: Severity, _ column: Int) throws {
    let reading = try readStrings("\"z\" = \"\";\n" + text)
    #expect(reading.diagnostics.map(\.reason) == [reason])
    #expect(reading.diagnostics.map(\.severity) == [severity])
    #expect(reading.diagnostics.map { [$0.location.line, $0.location.column] } == [[2, column]])
    #expect(reading.diagnostics.map(\.key) == [reading.file.entries.last?.key])
    #expect(!reading.file.isRejected)
  }

  @Test(
    "and no others",
    arguments: [
      #""k" = "\a\b\f\n\r\t\v\"\\";"#, #"'k' = 'it\'s \"';"#, #""k" = "\341\0";"#, #""k" = "\UD83D\UDE00\U203a";"#,
      "\"k\" = \"a\\\nb\\\r\nc\";", #""k" = "\\u203A";"#, #"/* \u203A */ "k" = "";"#, #""k" = "https://a.b/";"#,
    ])
  func silent(_ text: String) throws { #expect(try readStrings(text).diagnostics.isEmpty) }

  @Test("one of each kind in an entry, and in every entry")
  func several() throws {
    let reading = try readStrings(#""a" = "\U1 \u203A \u203B"; "b" = "\u203C";"# + "\n" + #""c" = "\/";"#)
    #expect(
      reading.diagnostics.map(\.kind) == [
        .stringsEscapeShortUnicode, .stringsInvalidEscape, .stringsInvalidEscape, .stringsInvalidEscape,
      ])
    #expect(reading.diagnostics.map(\.location.column) == [8, 12, 35, 8])
    #expect(reading.diagnostics.map(\.key) == ["a", "a", "b", "c"])
  }

  @Test("without losing the place after a fault")
  func faults() throws {
    let reading = try readStrings("\"a\" = \"1;\n\"\\u203A\" = \"2\";\n\"b\" = \"\\u203B\";\n")
    #expect(reading.diagnostics.map(\.kind) == [.stringsParseError, .stringsInvalidEscape, .stringsInvalidEscape])
    #expect(reading.diagnostics.dropFirst().map { [$0.location.line, $0.location.column] } == [[2, 2], [3, 8]])
    #expect(reading.file.entries.map(\.line) == [1, 2, 3])
  }

  @Test("but no lost characters where bytes could not be read")
  func encoding() throws {
    let reading = try readStrings(Array("\"ü\" = \"".utf8) + [0xC3] + Array("\";".utf8))
    #expect(reading.diagnostics.map(\.reason) == [nil])
  }

  @Test("a byte is found wherever it stands", arguments: 0..<40)
  func search(_ index: Int) {
    var bytes = [UInt8](repeating: 0xEE, count: 40)
    bytes.withUnsafeBufferPointer { #expect(ByteSearch.firstIndex(of: 0xEF, in: $0) == nil) }
    bytes[index] = 0xEF
    bytes.withUnsafeBufferPointer {
      #expect(ByteSearch.firstIndex(of: 0xEF, in: $0) == index)
      #expect(ByteSearch.firstIndex(of: 0xEF, in: $0, from: index + 1) == nil)
    }
  }
}
