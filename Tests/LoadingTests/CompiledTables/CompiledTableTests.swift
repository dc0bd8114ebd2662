import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// `.loctable` files, and the built products around them.
@Suite struct CompiledTableTests {
  private static var count: [String: Any] {
    [
      "NSStringLocalizedFormatKey": "%#@n@",
      "n": [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "one": "%d file",
        "other": "%d files",
      ],
    ]
  }
  private static var table: [String: Any] {
    [
      "en": ["save": "Save", "count": count], "pt_BR": ["save": "Salvar"], "de": [:],
      "LocProvenance": ["en": ["save": "Localizable.strings"]],
    ]
  }

  private func bytes(_ list: Any, _ format: PropertyListSerialization.PropertyListFormat = .binary) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0))
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func eachLanguageIsAFile(format: PropertyListSerialization.PropertyListFormat) throws {
    let reading = CompiledTableReader.read(try bytes(Self.table, format), path: "L.loctable")
    #expect(reading.diagnostics.isEmpty)
    let described = reading.files.map { "\($0.folder) \($0.locale) \($0.format.name) \($0.entries.map(\.key))" }
    #expect(
      described == [
        "de de binary-plist []", "en en binary-plist [\"save\"]", "en en stringsdict [\"count\"]",
        "pt_BR pt-BR binary-plist [\"save\"]",
      ])
    #expect(reading.files[2].entries.first?.leaves?.map(\.value) == ["%#@n@", "%d file", "%d files"])
  }

  @Test(arguments: [
    ("", "expected"), ("no table", "expected"), ("{\"a\" = \"b\";}", "expected a dictionary for each language"),
    ("<?xml version=\"1.0\"?><plist><dict><key>en</key></dict>", "expected a dictionary"),
  ])
  func whatIsNoTableIsNamed(text: String, message: String) throws {
    let reading = CompiledTableReader.read(Array(text.utf8), path: "L.loctable")
    #expect(reading.files.isEmpty)
    #expect(reading.diagnostics.map(\.location.file) == ["L.loctable"])
    #expect(reading.diagnostics.first?.kind == .stringsParseError)
  }

  /// A folder with a built Mac app of one table, and what may lie beside an app's sources.
  private func product() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Built/My.app/Contents/Info.plist": "", "Built/My.app/Contents/Resources/Main.storyboardc/a.nib": "",
      "Built/My.app/Contents/Resources/Panel.nib": "", "Built/My.app/Contents/Resources/Assets.car": "",
      "Built/My.app/Contents/PlugIns/Share.appex/Contents/Info.plist": "", "Built/My.ipa": "PK", "Built/Notes.txt": "",
    ])
    let contents = folder.url.appendingPathComponent("Built/My.app/Contents")
    try Data(try bytes(Self.table)).write(to: contents.appendingPathComponent("Resources/Localizable.loctable"))
    let properties = ["CFBundleDevelopmentRegion": "pt_BR"]
    try Data(try bytes(properties)).write(to: contents.appendingPathComponent("Info.plist"))
    return folder
  }

  @Test func aBuiltAppsTablesAreReadWhenItIsGiven() async throws {
    let folder = try product()
    let workspace = try await Loader(jobs: 1).load([FilePath(folder.url.path + "/Built/My.app")])
    let bundle = try #require(workspace.catalog.bundles.first)
    #expect(bundle.path == "Contents/Resources")
    #expect(bundle.developmentLanguage == LocaleTag("pt-BR"))
    #expect(bundle.tables.map(\.name) == ["Localizable"])
    #expect(Set(bundle.tables.flatMap(\.files).map(\.locale.identifier)) == ["de", "en", "pt-BR"])
    let skipped = workspace.skipped.mapValues { String($0.prefix { $0 != ";" }) }
    #expect(
      skipped == [
        "Contents/PlugIns/Share.appex": "a built product", "Contents/Resources/Assets.car": "a compiled asset catalog",
        "Contents/Resources/Main.storyboardc": "a compiled interface",
        "Contents/Resources/Panel.nib": "a compiled interface",
      ])
  }

  @Test func builtProductsAreNamed() async throws {
    let folder = try product()
    let workspace = try await Loader(jobs: 1).load([FilePath(folder.url.path + "/Built")])
    #expect(workspace.catalog.bundles.isEmpty)
    #expect(
      workspace.skipped == [
        "My.app": "a built product; to audit its string tables, pass it by itself",
        "My.ipa":
          "an archive of a built app; to audit its string tables, unpack it and pass the folder Payload/NAME.app",
      ])
  }
}
