import AuditModel
import Foundation
import Testing

@testable import Loading

@Suite("The strings reader decodes")
struct StringsEncodingTests {
  private static let text = "/* ü */\n\"kéy\" = \"välue 😀\";\n"

  @Test(
    "what has a byte-order mark, and UTF-8",
    arguments: [
      ([], String.Encoding.utf8, "utf-8"), ([0xEF, 0xBB, 0xBF], .utf8, "utf-8-bom"),
      ([0xFF, 0xFE], .utf16LittleEndian, "utf-16le"), ([0xFE, 0xFF], .utf16BigEndian, "utf-16be"),
      ([0xFF, 0xFE, 0, 0], .utf32LittleEndian, "utf-32le"), ([0, 0, 0xFE, 0xFF], .utf32BigEndian, "utf-32be"),
    ] as [([UInt8], String.Encoding, String)])
  func marked(_ mark: [UInt8], _ encoding: String.Encoding, _ name: String) throws {
    let bytes = mark + [UInt8](try #require(Self.text.data(using: encoding)))
    let reading = try readStrings(bytes)
    #expect(reading.file.encoding.name == name)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.file.entries == [StringsEntry(key: "kéy", value: "välue 😀", comment: "ü", line: 2, column: 1)])
    #expect(foundationKeys(bytes) == ["kéy"])
  }

  @Test(
    "what Apple's loader rejects, to tell what is lost",
    arguments: [
      (String.Encoding.utf16LittleEndian, "utf-16le", 1), (.utf16BigEndian, "utf-16be", 1), (.isoLatin1, "latin-1", 2),
    ])
  func rejected(_ encoding: String.Encoding, _ name: String, _ line: Int) throws {
    let text = "\"key\" = \"value\";\n\"b\" = \"é\";"
    let bytes = [UInt8](try #require(text.data(using: encoding)))
    let reading = try readStrings(bytes)
    #expect(foundationKeys(bytes) == nil)
    #expect(reading.file.isRejected)
    #expect(reading.file.encoding.name == name)
    #expect(reading.file.entries.map(\.value) == ["value", "é"])
    #expect(reading.diagnostics.map(\.kind) == [.stringsEncoding])
    #expect(reading.diagnostics.map(\.location.line) == [line])
    #expect(reading.diagnostics.map(\.lostKeys) == [2])
  }

  @Test("one bad byte in UTF-8, as U+FFFD")
  func badByte() throws {
    let reading = try readStrings(Array("\"ü\" = \"".utf8) + [0xC3] + Array("\";".utf8))
    #expect(reading.file.encoding == .utf8)
    #expect(reading.file.entries.map(\.value) == ["\u{FFFD}"])
    #expect(reading.diagnostics.map(\.location.column) == [8])
  }

  @Test("half a surrogate pair in UTF-16, as U+FFFD")
  func surrogate() throws {
    let units: [UInt16] = [0xFEFF] + Array("a=\"".utf16) + [0xD83D] + Array("\";".utf16)
    let bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let reading = try readStrings(bytes)
    #expect(!reading.file.isRejected)
    #expect(reading.file.entries.map(\.value) == ["\u{FFFD}"])
    #expect(reading.diagnostics.map(\.kind) == [.stringsEncoding])
    #expect(reading.diagnostics.map(\.location.column) == [4])
  }

  @Test("binary property lists, sorted by key")
  func binary() throws {
    let list: [String: Any] = ["b": "2", "a": "1", "n": 3, "l": ["x", ["y": "z"]]]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let reading = try readStrings([UInt8](data))
    #expect(reading.file.format == .binaryPropertyList)
    #expect(reading.file.entries.map(\.key) == ["a", "b", "l", "n"])
    #expect(reading.file.entries.map(\.value) == ["1", "2", "(x, {y = z;})", "3"])
    let cut = try readStrings([UInt8](data.prefix(20)))
    #expect(cut.file.isRejected)
    #expect(cut.diagnostics.map(\.kind) == [.stringsParseError])
  }

  @Test("no binary property list that unfolds to a billion values")
  func binaryBomb() throws {
    var bytes = Array("bplist00".utf8)
    let offsets = (0..<10).map { 8 + $0 * 11 }
    for index in 1...9 { bytes += [0xAA] + [UInt8](repeating: UInt8(index), count: 10) }
    bytes += [0x51, 0x61]
    let table = bytes.count
    bytes += offsets.dropLast().map { UInt8($0) } + [UInt8(8 + 9 * 11)]
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [10, 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(number)] }
    let reading = try readStrings(bytes)
    #expect(reading.file.isRejected)
    #expect(reading.diagnostics.count == 1)
  }

  @Test("XML property lists with the places and the duplicates of their keys")
  func xml() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>a &amp; b</key><string>1</string>
        <key>c</key>
        <string><![CDATA[<2>]]></string>
        <key>a &amp; b</key><string>3</string>
      </dict>
      </plist>
      """
    let reading = try readStrings(text)
    #expect(reading.file.format == .xmlPropertyList)
    #expect(reading.file.entries.map(\.key) == ["a & b", "c", "a & b"])
    #expect(reading.file.entries.map(\.value) == ["1", "<2>", "3"])
    #expect(reading.file.entries.map(\.line) == [4, 5, 7])
    #expect(reading.file.entries.map(\.column) == [3, 3, 3])
  }

  @Test("XML property lists in the encoding that they declare, as Foundation does", arguments: [true, false])
  func declared(_ isDeclared: Bool) throws {
    let head = "<?xml version=\"1.0\" encoding=\"\(isDeclared ? "ISO-8859-1" : "UTF-8")\"?>\n"
    let text = head + "<plist version=\"1.0\"><dict>\n<key>k</key><string>B\u{E4}r</string>\n</dict></plist>\n"
    let bytes = [UInt8](try #require(text.data(using: .isoLatin1)))
    let reading = try readStrings(bytes)
    #expect(foundationKeys(bytes) == (isDeclared ? ["k"] : nil))
    #expect(reading.file.isRejected != isDeclared)
    #expect(reading.diagnostics.isEmpty == isDeclared)
    #expect(reading.file.entries.map(\.value) == ["B\u{E4}r"])
    #expect(reading.file.encoding == .latin1)
  }

  @Test("no XML property list in UTF-16 without byte-order mark that Foundation rejects", arguments: [true, false])
  func unmarkedXML(_ isBigEndian: Bool) throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><dict><key>k</key><string>v</string></dict></plist>"
    let bytes = [UInt8](try #require(text.data(using: isBigEndian ? .utf16BigEndian : .utf16LittleEndian)))
    let reading = try readStrings(bytes)
    #expect(reading.file.isRejected == (foundationKeys(bytes) == nil))
    #expect(reading.diagnostics.isEmpty == !reading.file.isRejected)
  }
}
