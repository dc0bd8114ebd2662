import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

@Suite("Exchange documents in a project")
struct XLIFFLoadingTests {
  private static let unit = "<trans-unit id=\"k\"><source>a</source><target>b</target></trans-unit>"
  private static let catalog = [
    "de.xcloc/contents.json": "{\"developmentRegion\": \"en\", \"targetLocale\": \"de\", \"version\": \"1.0\"}",
    "de.xcloc/Localized Contents/de.xliff": xliff(unit),
    "de.xcloc/Source Contents/App/en.lproj/Localizable.strings": "k = a;",
    "de.xcloc/Notes/shot.json": "{}",
  ]

  @Test("are bundles by themselves, and tables of one name are one")
  func bundles() async throws {
    let strings = xliff(Self.unit)
    let folder = try TemporaryFolder([
      "out/de.xliff": strings.replacing(
        "</file>",
        with:
          "</file><file original=\"App/en.lproj/Localizable.stringsdict\" source-language=\"en\" target-language=\"de\"><body>"
          + "<trans-unit id=\"p|==|plural.other\"><source>a</source></trans-unit></body></file>"),
      "App/en.lproj/Localizable.strings": "k = a;",
    ])
    let workspace = try await load(folder)
    #expect(workspace.catalog.bundles.map(\.path) == ["App", "out/de.xliff"])
    let bundle = workspace.catalog.bundles[1]
    #expect(bundle.isExchange == true)
    #expect(bundle.developmentLanguageSource == "out/de.xliff")
    #expect(bundle.tables.map(\.name) == ["Localizable"])
    #expect(bundle.tables[0].files.map(\.folder) == ["de", "de", "en", "en"])
    #expect(bundle.tables[0].sourceLanguage == .english)
    #expect(workspace.inputs.first { $0.path == "out/de.xliff" }?.entries == 3)
  }

  @Test(
    "in a localization catalog are read, and the copies of sources beside them are named", arguments: ["", "de.xcloc"])
  func catalogFolder(_ given: String) async throws {
    let workspace = try await load(try TemporaryFolder(Self.catalog), [given])
    let prefix = given.isEmpty ? "de.xcloc/" : ""
    #expect(workspace.diagnostics.isEmpty)
    #expect(workspace.catalog.bundles.map(\.path) == [prefix + "Localized Contents/de.xliff"])
    #expect(Set(workspace.skipped.keys) == [prefix + "Notes", prefix + "Source Contents"])
    #expect(workspace.inputs.contains { $0.path == prefix + "contents.json" && $0.skipped == nil })
  }

  @Test(
    "disagree with their localization catalog",
    arguments: [
      ("{\"targetLocale\": \"fr\"}", "language-differs"), ("{\"targetLocale\": \"?\"}", "missing-target-language"),
      ("{}", "missing-target-language"), ("[", "malformed"),
    ])
  func manifest(_ text: String, _ reason: String) async throws {
    let folder = try TemporaryFolder(Self.catalog.merging(["de.xcloc/contents.json": text]) { $1 })
    let workspace = try await load(folder)
    #expect(workspace.diagnostics.map(\.reason) == [reason])
    #expect(workspace.diagnostics.map(\.location.file) == ["de.xcloc/contents.json"])
  }

  @Test("are missing in a localization catalog, or its manifest is")
  func incomplete() async throws {
    let folder = try TemporaryFolder([
      "de.xcloc/Localized Contents/de.xliff": xliff(Self.unit), "fr.xcloc/contents.json": "{}", "it.xcloc": "",
    ])
    let workspace = try await load(folder)
    #expect(workspace.diagnostics.map(\.location.file) == ["de.xcloc/contents.json", "fr.xcloc", "it.xcloc"])
    #expect(workspace.diagnostics.map(\.kind) == [.catalogSchema, .catalogSchema, .fileUnreadable])
  }

  @Test("have as many units, and units without target, as a plain count finds", .enabled(if: Corpus.folder != nil))
  func corpus() async throws {
    let folder = try #require(Corpus.folder).appendingPathComponent("focus-ios-l10n")
    let workspace = try await Loader(jobs: 2).load([FilePath(folder.path)])
    let files = workspace.catalog.bundles.flatMap(\.tables).flatMap(\.files)
    let sources = files.filter { $0.folder == "en" }.reduce(0) { $0 + $1.entries.count }
    let targets = files.filter { $0.folder != "en" }.reduce(0) { $0 + $1.entries.count }
    #expect(workspace.catalog.bundles.count == 29)
    #expect(sources == 7482)
    #expect(sources - targets == 771)
    #expect(workspace.diagnostics.isEmpty)
  }
}
