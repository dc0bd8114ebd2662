import Localization
import AuditModel
import TestSupport
import Testing

@testable import Loading

private let interface = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155">
    <objects>
      <view contentMode="scaleToFill" id="aaa-aa-aaa">
        <subviews>
          <button opaque="NO" id="bbb-bb-bbb"><state key="normal" title="Go"/></button>
          <button opaque="NO" id="ccc-cc-ccc"><state key="normal" title="Stop"/></button>
        </subviews>
      </view>
    </objects>
  </document>
  """

private let translations = catalog(
  """
      "bbb-bb-bbb.normalTitle" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "Los" } } } },
      "ccc-cc-ccc.normalTitle" : { }
  """)

@Suite("String Catalogs among a project's files")
struct StringCatalogLoadingTests {
  @Test("are tables of the folder that they, or their lproj folder, stand in")
  func places() async throws {
    let folder = try TemporaryFolder([
      "App/Localizable.xcstrings": translations, "App/mul.lproj/Main.xcstrings": translations,
      "App/en.lproj/InfoPlist.xcstrings": translations, "Kit/Deep/Localizable.xcstrings": translations,
    ])
    let workspace = try await load(folder)
    #expect(workspace.catalog.bundles.map(\.path) == ["App", "Kit/Deep"])
    #expect(workspace.catalog.bundles[0].tables.map(\.name) == ["InfoPlist", "Localizable", "Main"])
    let tables = workspace.catalog.bundles.flatMap(\.tables)
    #expect(tables.allSatisfy { $0.sourceLanguage == .english && $0.files.map(\.folder) == ["de", "en"] })
    #expect(workspace.inputs.map(\.entries) == [3, 3, 3, 3])
    #expect(workspace.inputs.allSatisfy { $0.format == .xcstrings && $0.skipped == nil })
    #expect(workspace.diagnostics.isEmpty)
  }

  @Test(
    "translate the interface of their name",
    arguments: [
      ("Base.lproj/Main.xib", "mul.lproj/Main.xcstrings"), ("Main.xib", "mul.lproj/Main.xcstrings"),
      ("Main.xib", "Main.xcstrings"), ("Base.lproj/Main.xib", "Main.xcstrings"),
      ("en.lproj/Main.xib", "Main.xcstrings"),
    ])
  func interfaces(_ source: String, _ path: String) async throws {
    let folder = try TemporaryFolder([source: interface, path: translations])
    let workspace = try await load(folder)
    #expect(workspace.catalog.bundles[0].tables.map(\.interfaceFile) == [source])
    let tree = try #require(workspace.trees.first)
    #expect(tree.bundle == "")
    let lookup = CatalogLookup(workspace.catalog)
    let german = try #require(LocaleTag("de"))
    let titles = tree.screens[0].root.children.compactMap { $0.texts.first }
    #expect(titles.count == 2)
    #expect(titles.map { lookup.resolve($0, in: tree, locale: german)?.string } == ["Los", "Stop"])
    // The keys themselves, which stand for the source language's words, are nobody's words.
    #expect(titles.map { lookup.resolve($0, in: tree, locale: .english)?.string } == ["Go", "Stop"])
  }

  @Test("stand beside strings files of the same table")
  func halfMigrated() async throws {
    let folder = try TemporaryFolder([
      "L.xcstrings": translations, "en.lproj/L.strings": "old = Old;", "de.lproj/L.strings": "old = Alt;",
    ])
    let workspace = try await load(folder)
    #expect(workspace.catalog.bundles.map(\.path) == [""])
    let table = try #require(workspace.catalog.bundles[0].tables.first)
    #expect(
      table.files.map(\.path) == ["L.xcstrings", "de.lproj/L.strings", "L.xcstrings", "en.lproj/L.strings"])
    #expect(table.files.flatMap(\.entries).count == 5)
  }

  @Test("that are no JSON are named as not read")
  func unread() async throws {
    let workspace = try await load(try TemporaryFolder(["L.xcstrings": "[1, 2]"]))
    #expect(workspace.catalog.bundles.isEmpty)
    #expect(workspace.skipped == ["L.xcstrings": "the file could not be parsed"])
    #expect(workspace.diagnostics.map(\.kind) == [.catalogSchema])
  }
}
