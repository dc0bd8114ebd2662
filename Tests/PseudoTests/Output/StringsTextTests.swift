import AuditModel
import Foundation
import Loading
import Testing

@testable import Pseudo

/// What is written as `.strings` is read back by our reader and by Foundation.
@Suite struct StringsTextTests {
  private static let texts = [
    "plain", "", " ", "quote \" and \\ and \\n", "line\nbreak", "tab\t, return\r", "\u{1}\u{7F}\u{B}\u{C}",
    "/* no comment */ //",
    "é ß 日本 שלום 🎉", "\u{200F}\u{202E}a\u{202C}", "\u{2028}\u{2029}\u{85}", "= ; {} ()", "'single'", "\u{FEFF}",
    "%1$@ %%",
    "\\U0041", "\u{E000}\u{10FFFF}",
  ]

  private static let entries = texts.enumerated().map { index, text in
    StringsEntry(key: "\(index) \(text)", value: text, comment: text, line: 1, column: 1)
  }

  private let written = StringsText(entries, head: "Head").text

  @Test func ourReaderReadsItBack() {
    let reading = StringsReader.read(Array(written.utf8), path: "a.strings", folder: "en", locale: .english)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    #expect(reading.file.entries.map(\.key) == Self.entries.map(\.key))
    #expect(reading.file.entries.map(\.value) == Self.entries.map(\.value))
  }

  @Test func foundationReadsItBack() throws {
    let list = try PropertyListSerialization.propertyList(from: Data(written.utf8), format: nil)
    let expected = Dictionary(Self.entries.map { ($0.key, $0.value) }) { $1 }
    #expect(list as? [String: String] == expected)
  }

  @Test func aCommentCannotEndItself() {
    let text = StringsText(
      [StringsEntry(key: "a", value: "b", comment: "x */ \"c\" = \"d\"; /*", line: 1, column: 1)], head: "*/"
    )
    .text
    let reading = StringsReader.read(Array(text.utf8), path: "a.strings", folder: "en", locale: .english)
    #expect(reading.file.entries.map(\.key) == ["a"])
    #expect(reading.file.entries.first?.comment == "x * / \"c\" = \"d\"; /*")
    #expect(text.hasPrefix("/* * / */\n"))
  }
}
