import AuditModel
import Foundation
import Loading
import SwiftSource
import SystemPackage
import TestSupport
import Testing

@Suite(.enabled(if: Corpus.folder != nil, "the apps are not at hand"))
struct TreeCorpusTests {
  @Test("what is printed of an app has the published form", arguments: Corpus.apps + Corpus.laterApps)
  func schema(_ app: String) async throws {
    let folder = try #require(Corpus.folder(of: app))
    var workspace = try await Loader(sourceReader: SwiftUIReader()).load([FilePath(folder.path)])
    workspace.trees = Self.some(workspace.trees)
    for bundle in workspace.catalog.bundles.indices {
      for table in workspace.catalog.bundles[bundle].tables.indices {
        workspace.catalog.bundles[bundle].tables[table].cut()
      }
    }
    workspace.inputs = Self.some(workspace.inputs)
    let validator = try SchemaValidator("tree")
    #expect(try validator.faults(in: Array(JSONEncoder().encode(TreeDocument(workspace)))) == [])
  }

  /// At most sixty of some values, from everywhere among them.
  fileprivate static func some<Value>(_ values: [Value]) -> [Value] {
    stride(from: 0, to: values.count, by: max(values.count / 60, 1)).map { values[$0] }
  }
}

extension LocalizationTable {
  /// Leaves three entries of two files.
  fileprivate mutating func cut() {
    files = Array(files.prefix(2))
    for index in files.indices { files[index].entries = Array(files[index].entries.prefix(3)) }
  }
}
