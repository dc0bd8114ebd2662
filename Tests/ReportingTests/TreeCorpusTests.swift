import AuditModel
import Foundation
import Loading
import SystemPackage
import TestSupport
import Testing

@Suite(.enabled(if: Corpus.folder != nil, "the apps are not at hand"))
struct TreeCorpusTests {
  @Test(
    "what is printed of an app's interfaces has the published form",
    arguments: ["uikitcatalog", "rectangle", "coteditor", "netnewswire", "video-quickstart-ios", "xdripswift"])
  func schema(_ app: String) async throws {
    let folder = try #require(Corpus.folder(of: app))
    let trees = try await Loader().load([FilePath(folder.path)]).trees
    #expect(!trees.isEmpty)
    let validator = try SchemaValidator("tree")
    #expect(try validator.faults(in: Array(JSONEncoder().encode(trees))) == [])
  }
}
