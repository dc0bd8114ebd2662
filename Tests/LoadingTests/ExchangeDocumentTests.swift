import AuditModel
import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Loading

/// Documents for translators are judged only where they are the only source of their tables, or where a user names them.
@Suite struct ExchangeDocumentTests {
  private static let xliff = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="App/en.lproj/Localizable.strings" source-language="en" target-language="de" datatype="plaintext">
        <body><trans-unit id="a"><source>A</source></trans-unit></body>
      </file>
    </xliff>
    """
  private static let manifest = #"{"targetLocale": "de"}"#
  private static let documents = [
    "Export/de.xcloc/contents.json": manifest, "Export/de.xcloc/Localized Contents/de.xliff": xliff,
    "Export/fr.xliff": xliff.replacing("\"de\"", with: "\"fr-CA\""),
  ]
  private static let tables = ["en", "de", "fr"].map { ("App/\($0).lproj/Localizable.strings", "\"a\" = \"A\";") }

  private func load(_ files: [String: String], naming paths: [String] = [""]) async throws -> Workspace {
    let folder = try TemporaryFolder(files)
    let root = FilePath(folder.url.path)
    return try await Loader(root: root).load(paths.map { $0.isEmpty ? root : root.appending($0) })
  }

  @Test func besideTheirTablesTheyGiveOneNote() async throws {
    let workspace = try await load(Self.documents.merging(Self.tables) { $1 })
    #expect(workspace.catalog.bundles.map(\.path) == ["App"])
    #expect(
      workspace.diagnostics.map(\.message) == [
        "2 XLIFF documents in Export contain tables that are already in the project; of these, only the project's own are "
          + "audited"
      ])
    #expect(workspace.diagnostics.map(\.kind) == [.notBuilt] && workspace.diagnostics.map(\.reason) == ["exchange"])
    #expect(workspace.inputs.count { $0.skipped == ExchangeDocuments.reason } == 2)
  }

  /// A document with a table of the project and another: the other is audited, with the document's faults.
  @Test func theTablesThatTheProjectLacksAreAudited() async throws {
    let other = """
      <file original="App/en.lproj/InfoPlist.strings" source-language="en" datatype="plaintext">
        <body><trans-unit id="b"><source>B</source><target>b</target></trans-unit></body></file></xliff>
      """
    let document = Self.xliff.replacing("</xliff>", with: other)
    let files = ["Export/de.xliff": document].merging(Self.tables) { $1 }
    let workspace = try await load(files)
    let exchange = try #require(workspace.catalog.bundles.first { $0.isExchange == true })
    #expect(exchange.tables.map(\.name) == ["InfoPlist"])
    #expect(workspace.inputs.first { $0.format == .xliff }?.entries == 2)
    #expect(workspace.skipped["Export/de.xliff"] == nil)
    let reasons = workspace.diagnostics.compactMap(\.reason)
    #expect(reasons.sorted() == ["exchange", "missing-target-language"])
  }

  /// Where a document distinguishes two tables of a name by their folders, a project has only those in these folders.
  @Test func aTableOfAnotherBundleIsAnother() async throws {
    let kit = "<file original=\"Kit/en.lproj/Localizable.strings\" source-language=\"en\" target-language=\"de\"><body>"
    let unit = "<trans-unit id=\"k\"><source>K</source><target>k</target></trans-unit></body></file></xliff>"
    let files = ["Export/de.xliff": Self.xliff.replacing("</xliff>", with: kit + unit)].merging(Self.tables) { $1 }
    let workspace = try await load(files)
    #expect(workspace.catalog.bundles.first { $0.isExchange == true }?.tables.map(\.name) == ["Kit/Localizable"])
  }

  /// Of a malformed document it is not known which other tables it has.
  @Test func aMalformedDocumentIsReported() async throws {
    let files = ["Export/de.xliff": Self.xliff.replacing("</xliff>", with: "<file")].merging(Self.tables) { $1 }
    let workspace = try await load(files)
    #expect(workspace.diagnostics.compactMap(\.reason) == ["exchange", "malformed"])
    #expect(workspace.diagnostics.allSatisfy { !$0.message.contains("before it") })
  }

  /// Of a document that is read only in part, the faults of the tables that are set aside are not reported.
  @Test(arguments: ["", "<file"])
  func theFaultsOfTablesThatAreSetAsideVanish(end: String) async throws {
    let unit = "<trans-unit id=\"%\"><target>T</target></trans-unit>"
    let body = "<body>\(unit.replacing("%", with: "b"))</body></file>"
    let languages = "source-language=\"en\" target-language=\"de\""
    let other = "<file original=\"App/en.lproj/InfoPlist.strings\" \(languages)>\(body)"
    let first = Self.xliff.replacing("</body>", with: "\(unit.replacing("%", with: "c"))</body>")
    let document = first.replacing("</xliff>", with: other + (end.isEmpty ? "</xliff>" : end))
    let workspace = try await load(["Export/de.xliff": document].merging(Self.tables) { $1 })
    let faults = workspace.diagnostics.filter { $0.reason == "missing-source" }
    #expect(faults.map(\.key) == ["b"])
    #expect(workspace.diagnostics.count { $0.reason == "malformed" } == (end.isEmpty ? 0 : 1))
    #expect(workspace.diagnostics.allSatisfy { !$0.message.contains("before it") })
  }

  @Test func aStringCatalogHoldsTheTableToo() async throws {
    let text = #"{"stringUnit": {"state": "translated", "value": "A"}}"#
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {"de": \(text), "fr": \(text)}}}}
      """
    let workspace = try await load(Self.documents.merging(["App/mul.lproj/Localizable.xcstrings": catalog]) { $1 })
    #expect(workspace.catalog.bundles.map(\.path) == ["App"])
  }

  /// No table, no table of the name, or none in the language.
  @Test(arguments: [
    [:], ["App/de.lproj/Other.strings": "\"a\" = \"A\";"], ["App/en.lproj/Localizable.strings": "\"a\" = \"A\";"],
  ])
  func theOnlySourceIsAudited(others: [String: String]) async throws {
    let workspace = try await load(Self.documents.merging(others) { $1 })
    #expect(workspace.catalog.bundles.count { $0.isExchange == true } == 2)
    #expect(workspace.diagnostics.isEmpty)
  }

  @Test(arguments: ["Export/de.xcloc", "Export/de.xcloc/Localized Contents/de.xliff"])
  func aNamedDocumentIsAudited(path: String) async throws {
    let workspace = try await load(Self.documents.merging(Self.tables) { $1 }, naming: ["App", path])
    #expect(workspace.catalog.bundles.map(\.path) == ["App", "Export/de.xcloc/Localized Contents/de.xliff"])
  }
}
