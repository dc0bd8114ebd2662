import AuditModel
import Foundation
import Testing

@testable import Loading

@Suite("Of a stringsdict nothing is lost in silence:")
struct StringsdictFaultTests {
  private static let format = "<key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"

  @Test(
    "what has not the expected shape",
    arguments: [
      ("<string>plain</string>", "not-a-dictionary", Severity.warning, [String]()),
      ("<array/>", "not-a-dictionary", .error, []),
      ("<dict>\(format)<key>n</key><string>x</string></dict>", "not-a-dictionary", .error, [": %#@n@"]),
      ("<dict><key>Comment</key><string>x</string>\(format)</dict>", "unused-string", .note, [": %#@n@"]),
      (
        "<dict>\(format)<key>NSStringVariableWidthRuleType</key><true/></dict>", "not-a-dictionary", .error, [": %#@n@"]
      ),
      (
        "<dict><key>NSStringLocalizedFormatKey</key><integer>4</integer></dict>", "wrong-type", .error, [": 4"]
      ),
      (
        "<dict><key>n</key><dict>\(pluralRule)<key>other</key><real>1.5</real></dict></dict>", "wrong-type", .error,
        ["substitutions.n.plural.other: 1.5"]
      ),
      (
        "<dict><key>n</key><dict>\(pluralRule)<key>singular</key><string>S</string></dict></dict>",
        "unknown-plural-category", .warning, ["substitutions.n.plural.singular: S"]
      ),
      (
        "<dict><key>NSStringDeviceSpecificRuleType</key><dict><key>phone</key><string>S</string></dict></dict>",
        "unknown-device", .warning, ["device.phone: S"]
      ),
      (
        "<dict><key>NSStringVariableWidthRuleType</key><dict><key>wide</key><string>S</string></dict></dict>",
        "invalid-width", .warning, ["width.wide: S"]
      ),
      (
        "<dict>\(format)<key>other</key><string>S</string></dict>", "plural-outside-variable", .warning,
        [": %#@n@", "plural.other: S"]
      ),
      (
        "<dict><key>n</key><dict><key>other</key><string>S</string></dict></dict>", "missing-rule-type", .warning,
        ["substitutions.n.plural.other: S"]
      ),
      (
        "<dict><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>x</string><key>other</key>"
          + "<string>S</string></dict></dict>", "unknown-rule-type", .warning, ["substitutions.n.plural.other: S"]
      ),
      ("<dict>\(format)\(format)</dict>", "duplicate-key", .warning, [": %#@n@"]),
      (
        "<dict><key>n</key><dict>\(pluralRule)<key>one</key><string>1</string><key>one</key><string>2</string></dict>"
          + "</dict>", "duplicate-key", .error, ["substitutions.n.plural.one: 2"]
      ),
      (
        "<dict><key>n</key><dict>\(pluralRule)<key>one</key><string>1</string></dict><key>n</key><dict>\(pluralRule)"
          + "</dict></dict>", "duplicate-key", .error, []
      ),
    ])
  func shape(_ rules: String, _ reason: String, _ severity: Severity, _ leaves: [String]) throws {
    let reading = try readStringsdict(stringsdict(rules))
    #expect(reading.diagnostics.map(\.kind) == [.catalogSchema])
    #expect(reading.diagnostics.map(\.reason) == [reason])
    #expect(reading.diagnostics.map(\.severity) == [severity])
    #expect(reading.diagnostics.map(\.key) == ["k"])
    #expect(reading.diagnostics.allSatisfy { $0.location.column > 1 && $0.locale?.identifier == "de" })
    #expect(reading.file.entries.map(\.leafTexts) == [leaves])
    #expect(!reading.file.isRejected)
  }

  @Test("takes the encoding that the document declares", arguments: [true, false])
  func declaredEncoding(_ isDeclared: Bool) throws {
    let head = "<?xml version=\"1.0\" encoding=\"\(isDeclared ? "ISO-8859-1" : "UTF-8")\"?>"
    let text =
      head + "<plist><dict><key>k</key><dict>\(Self.format)<key>n</key><dict>\(pluralRule)"
      + "<key>other</key><string>B\u{E4}ren</string></dict></dict></dict></plist>"
    let bytes = [UInt8](try #require(text.data(using: .isoLatin1)))
    let reading = StringsdictReader.read(
      bytes, path: "de.lproj/L.stringsdict", folder: "de", locale: try #require(LocaleTag("de")))
    #expect(reading.file.isRejected != isDeclared)
    #expect(reading.diagnostics.isEmpty == isDeclared)
    #expect(
      reading.file.entries.map(\.leafTexts)
        == (isDeclared ? [[": %#@n@", "substitutions.n.plural.other: B\u{E4}ren"]] : []))
  }

  @Test("keeps the text of a plain string")
  func plain() throws {
    #expect(try readStringsdict(stringsdict("<string>plain</string>")).file.entries.map(\.value) == ["plain"])
  }

  @Test(
    "what Apple's loader rejects",
    arguments: [
      ("", LoadingDiagnostic.Kind.stringsFileEmpty, 1), ("\u{FEFF}", .stringsFileEmpty, 1),
      ("IDELocalizationWork Temporary File\n", .stringsFileEmpty, 1),
      ("<plist><dict>\n<key>a</key>\n<dict>\n</plist>", .stringsParseError, 4),
      ("<plist><array/></plist>", .stringsParseError, 1),
      ("<plist>\n<dict><key>a</key></dict></plist>", .stringsParseError, 2),
      ("neither this nor that", .stringsParseError, 1),
      ("<<<<<<< HEAD\n<plist><dict/></plist>\n=======\n>>>>>>> x\n", .mergeConflictMarker, 1),
      (
        "<plist><dict>\n<key>a</key><dict/>\n<<<<<<< HEAD\n=======\n>>>>>>> x\n</dict></plist>", .mergeConflictMarker, 3
      ),
      ("<plist><dict>\n<key>a</key><dict/>\n>>>>>>> x\n</dict></plist>", .mergeConflictMarker, 3),
    ])
  func rejected(_ text: String, _ kind: LoadingDiagnostic.Kind, _ line: Int) throws {
    let reading = try readStringsdict(text)
    let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    #expect(!(list is [String: Any]))
    #expect(reading.file.isRejected)
    #expect(reading.diagnostics.map(\.kind) == [kind], "\(reading.diagnostics.map(\.message))")
    #expect(reading.diagnostics.map(\.location.line) == [line])
    #expect(reading.diagnostics.allSatisfy { !$0.message.hasSuffix(".") })
  }

  @Test("what follows a list that Apple's loader takes")
  func trailing() throws {
    let reading = try readStringsdict(stringsdict("<dict>\(Self.format)</dict>") + "\n=======\n")
    #expect(reading.diagnostics.map(\.kind) == [.mergeConflictMarker])
    #expect(reading.diagnostics.map(\.lostKeys) == [nil])
    #expect(!reading.file.isRejected)
    #expect(reading.file.entries.map(\.leafTexts) == [[": %#@n@"]])
  }

  @Test("dictionaries nested beyond all bounds", arguments: [10, 100, 1000])
  func deep(_ depth: Int) throws {
    var list: [String: Any] = ["other": "x"]
    for _ in 0..<depth { list = ["NSStringDeviceSpecificRuleType": ["mac": list]] }
    let bytes = try PropertyListSerialization.data(fromPropertyList: ["k": list], format: .binary, options: 0)
    let reading = try readStringsdict([UInt8](bytes))
    #expect(reading.file.isRejected || reading.file.entries.map(\.key) == ["k"])
    #expect(!reading.diagnostics.isEmpty)
  }
}
