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

  @Test func besideTheirTablesTheyAreOneNote() async throws {
    let workspace = try await load(Self.documents.merging(Self.tables) { $1 })
    #expect(workspace.catalog.bundles.map(\.path) == ["App"])
    #expect(
      workspace.diagnostics.map(\.message) == [
        "2 documents in Export exchange texts of tables that the project contains; only the tables are audited"
      ])
    #expect(workspace.diagnostics.map(\.kind) == [.notBuilt] && workspace.diagnostics.map(\.reason) == ["exchange"])
    #expect(workspace.inputs.count { $0.skipped == ExchangeDocuments.reason } == 2)
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
