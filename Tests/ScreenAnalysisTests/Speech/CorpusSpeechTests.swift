import AuditModel
import Foundation
import Loading
import SystemPackage
import TestSupport
import Testing
import VoiceOver

@Suite(.enabled(if: Corpus.folder != nil, "the apps are not at hand"))
struct CorpusSpeechTests {
  @Test("every control is spoken or not spoken for a reason", arguments: Corpus.apps + Corpus.laterApps)
  func controls(_ app: String) async throws {
    let folder = try #require(Corpus.folder(of: app))
    let trees = try await Loader().load([FilePath(folder.path)]).trees
    let unexplained = trees.flatMap { tree in
      tree.screens.flatMap { screen in
        screen.silentControls(on: tree.platform, framework: tree.framework).filter { $0.reason == nil }.map {
          "\(tree.source) \($0.element.kind.name) \($0.element.id)"
        }
      }
    }
    #expect(unexplained == [])
  }
}
