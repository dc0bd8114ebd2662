import AuditModel
import Foundation
import Loading
import SystemPackage
import TestSupport
import Testing

@testable import ScreenAnalysis

/// What constraints decide rests on no frame that Interface Builder recorded: without those frames it comes out the same.
///
/// The roots keep theirs: how large a controller's view (of a tab view controller its tab view), a file's top-level view or a window
/// is, nothing else tells.
///
/// Three of the later apps have views whose size only the recorded frame gives, though nothing marks it so: views of a scene next
/// to its main view (which a tab view or a bar shows later), items of collection views, and labels in cells of such a size. They are
/// listed, so that a new one fails the test.
@Suite(.enabled(if: Corpus.folder != nil)) struct FrameIndependenceTests {
  /// What tells two rows apart.
  private struct Key: Hashable {
    var file: String
    var screen: String
    var id: String
  }

  @Test(arguments: (Corpus.apps + Corpus.laterApps).filter { $0 != "focus-ios-l10n" })
  func whatConstraintsDecideNeedsNoRecordedFrame(app: String) async throws {
    let folder = try #require(Corpus.folder(of: app))
    let workspace = try await Loader().load([FilePath(folder.path)])
    var bare = workspace
    bare.trees = workspace.trees.map(Self.withoutFrames)
    var options = AnalysisOptions()
    options.jobs = 2
    let bareRows = await LayoutSurvey(AnalysisContext(bare, options: options)).rows()
    let known = Dictionary(bareRows.map { (Self.key(of: $0), $0.frame) }) { first, _ in first }
    let rows = await LayoutSurvey(AnalysisContext(workspace, options: options)).rows()
    let decided = rows.filter { $0.determinedBy == .constraints && !$0.ambiguous }
    let differing = decided.filter { !Self.areSame($0.frame, known[Self.key(of: $0)]) }
    print("\(app): \(decided.count) frames, \(differing.count) differ")
    #expect(!decided.isEmpty)
    guard Self.withLooseViews.contains(app) else { return Self.report(differing, known) }
    let list = differing.map { "\($0.file)\t\($0.id)\n" }.sorted().joined()
    let expected = ExpectedFile("Tests/TestSupport/Recorded/frames-that-rest-on-recorded-ones-\(app).tsv")
    #expect(try expected.matches(list), "\(expected.advice(for: list))")
  }

  /// The apps with views whose recorded size is an input that nothing marks.
  private static let withLooseViews: Set = ["adguard-ios", "netnewswire", "xdripswift"]

  private static func report(_ rows: [LayoutRow], _ known: [Key: Rect]) {
    for row in rows {
      Issue.record("\(row.file) \(row.id): \(row.frame), not \(known[key(of: row)].map { "\($0)" } ?? "known")")
    }
  }

  private static func key(of row: LayoutRow) -> Key { Key(file: row.file, screen: row.screen, id: row.id) }

  private static func areSame(_ one: Rect, _ other: Rect?) -> Bool {
    guard let other else { return false }
    return zip([one.x, one.y, one.width, one.height], [other.x, other.y, other.width, other.height]).allSatisfy {
      abs($0.value - $1.value) < 0.05
    }
  }

  private static func withoutFrames(_ tree: InterfaceTree) -> InterfaceTree {
    var tree = tree
    for index in tree.screens.indices { strip(&tree.screens[index].root, isRoot: true) }
    return tree
  }

  private static func strip(_ element: inout Element, isRoot: Bool) {
    if !isRoot { element.frame = nil }
    for index in element.children.indices {
      let role = element.children[index].layout.role
      let isMainView = isRoot && element.kind == .viewController && [.view, .other("tabView")].contains(role)
      strip(&element.children[index], isRoot: isMainView)
    }
  }
}
