import AuditModel
import Foundation
import Testing

@testable import Loading

/// Reads a text as a stringsdict of the German locale.
func readStringsdict(_ text: String) throws -> StringsReading { try readStringsdict(Array(text.utf8)) }

/// Reads bytes as a stringsdict of the German locale.
func readStringsdict(_ bytes: [UInt8]) throws -> StringsReading {
  StringsdictReader.read(bytes, path: "de.lproj/L.stringsdict", folder: "de", locale: try #require(LocaleTag("de")))
}

/// A property list with one key `k` and what it is given.
func stringsdict(_ rules: String) -> String { "<plist version=\"1.0\"><dict><key>k</key>\(rules)</dict></plist>" }

extension StringsEntry {
  /// The leaves as `path: value`, in file order.
  var leafTexts: [String] { (leaves ?? []).map { "\($0.path): \($0.value)" } }
}

/// What makes a dictionary a plural of a `long`.
let pluralRule =
  "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
  + "<key>NSStringFormatValueTypeKey</key><string>ld</string>"

@Suite("The stringsdict reader")
struct StringsdictReaderTests {
  @Test("gives a plural its variables and leaves, each with its place")
  func plural() throws {
    let reading = try readStringsdict(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>files</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key>
          <string>%#@count@ in %2$@</string>
          <key>count</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key>
            <string>lld</string>
            <key>one</key>
            <string>%lld Datei</string>
            <key>other</key>
            <string> %lld &amp; Dateien, %#@rest@ </string>
          </dict>
        </dict>
      </dict>
      </plist>
      """)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.file.format == .stringsdict)
    let entry = try #require(reading.file.entries.first)
    #expect(reading.file.entries.count == 1)
    #expect(entry.value == "%#@count@ in %2$@")
    #expect(entry.line == 4 && entry.column == 3)
    var variable = StringsVariable(name: "count", line: 8, column: 5)
    (variable.valueType, variable.ruleType) = ("lld", "NSStringPluralRuleType")
    #expect(entry.variables == [variable])
    let count = LeafPath([.substitution("count")])
    #expect(
      entry.leaves == [
        StringsLeaf(path: LeafPath(), value: "%#@count@ in %2$@", line: 7, column: 5),
        StringsLeaf(path: count.appending(.plural("one")), value: "%lld Datei", line: 15, column: 7),
        StringsLeaf(
          path: count.appending(.plural("other")), value: " %lld & Dateien, %#@rest@ ", line: 17, column: 7),
      ])
  }

  @Test(
    "tells every shape",
    arguments: [
      (
        "<dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>K</string><key>100</key>"
          + "<string>Kaufen</string></dict></dict>", ["width.20: K", "width.100: Kaufen"], "K"
      ),
      (
        "<dict><key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key><string>P</string><key>other</key>"
          + "<string>O</string></dict></dict>", ["device.ipad: P", "device.other: O"], "O"
      ),
      (
        "<dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><dict><key>NSStringLocalizedFormatKey</key>"
          + "<string>%#@n@</string><key>n</key><dict>\(pluralRule)<key>other</key><string>O</string></dict></dict>"
          + "<key>other</key><string>X</string></dict></dict>",
        ["device.mac: %#@n@", "device.mac.substitutions.n.plural.other: O", "device.other: X"], "X"
      ),
      (
        "<dict><key>n</key><dict>\(pluralRule)<key>one</key><string>1</string><key>other</key><string>2</string>"
          + "</dict></dict>", ["substitutions.n.plural.one: 1", "substitutions.n.plural.other: 2"], "2"
      ),
      (
        "<dict><key>n</key><dict>\(pluralRule)<key>one</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>"
          + "<key>mac</key><string>M</string></dict></dict></dict></dict>",
        ["substitutions.n.plural.one.device.mac: M"], "M"
      ),
      ("<dict/>", [], ""),
    ])
  func shapes(_ rules: String, _ leaves: [String], _ value: String) throws {
    let reading = try readStringsdict(stringsdict(rules))
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.map(\.message))")
    #expect(reading.file.entries.map(\.leafTexts) == [leaves])
    #expect(reading.file.entries.map(\.value) == [value])
  }

  @Test("keeps a key that stands twice, as strings files do")
  func duplicates() throws {
    let reading = try readStringsdict(
      "<plist><dict><key>a</key><dict/><key>b</key><dict/><key>a</key><dict/></dict></plist>")
    #expect(reading.file.entries.map(\.key) == ["a", "b", "a"])
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(
    "reads binary and old-style lists too",
    arguments: [PropertyListSerialization.PropertyListFormat.binary, .openStep])
  func withoutLocations(_ format: PropertyListSerialization.PropertyListFormat) throws {
    let list: [String: Any] = [
      "b": ["NSStringVariableWidthRuleType": ["20": "B"]], "a": ["NSStringLocalizedFormatKey": "A"],
    ]
    let bytes =
      format == .binary
      ? [UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0))
      : Array("{ b = { NSStringVariableWidthRuleType = { 20 = B; }; }; a = { NSStringLocalizedFormatKey = A; }; }".utf8)
    let reading = try readStringsdict(bytes)
    #expect(reading.file.entries.map(\.key) == ["a", "b"])
    #expect(reading.file.entries.map(\.leafTexts) == [[": A"], ["width.20: B"]])
    #expect(reading.file.entries.allSatisfy { $0.line == 1 && $0.column == 1 })
    #expect(reading.file.encoding == (format == .binary ? .binary : .utf8))
    #expect(reading.diagnostics.isEmpty)
  }
}
