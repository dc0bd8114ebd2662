import AuditModel
import Testing
import TextLayout

@testable import Auditing
@testable import ScreenAnalysis

@Suite("The root cause of an element's findings")
struct RootCauseTests {
  @Test("the cause is the class of the element or of the nearest component around it, or a shared key")
  func causes() throws {
    var cell = Element(id: "cell", kind: .cell)
    cell.customClass = "TrackCell"
    cell.children = [Element(id: "more", kind: .button)]
    var controller = Element(id: "root", kind: .viewController)
    controller.customClass = "ListController"
    controller.children = [cell, Element(id: "plain", kind: .button)]
    let screen = Screen(id: "root", root: controller)
    var tree = InterfaceTree(source: "Main.storyboard", platform: .iOS)
    tree.table = "Main"
    let context = AnalysisContext(Workspace(trees: [tree]))
    let builder = ScreenFactsBuilder(context, contentSizes: [.large])
    let facts = context.text.withMeasurer { builder.facts(of: screen, in: tree, measuringWith: $0) }
    #expect(facts.elements.map(\.element.id) == ["root", "cell", "more", "plain"])
    #expect(facts.rootCause(of: 2) == "class TrackCell")
    #expect(facts.rootCause(of: 3) == nil)
    #expect(facts.rootCause(of: 2, text: LocalizableText(key: "more")) == "key Localizable/more")
    #expect(facts.rootCause(of: 3, text: LocalizableText(key: "a.title", table: "Main")) == nil)
  }

  @Test("what asks about outlets is answered by the class around the element, else by the file's owner")
  func owners() throws {
    var cell = Element(id: "cell", kind: .cell)
    cell.customClass = "TrackCell"
    cell.children = [Element(id: "more", kind: .button)]
    var root = Element(id: "root", kind: .view)
    root.children = [cell, Element(id: "plain", kind: .button)]
    var tree = InterfaceTree(source: "Player.xib", platform: .iOS)
    tree.ownerClass = "Player"
    let context = AnalysisContext(Workspace(trees: [tree]))
    let builder = ScreenFactsBuilder(context, contentSizes: [.large])
    let facts = context.text.withMeasurer {
      builder.facts(of: Screen(id: "root", root: root), in: tree, measuringWith: $0)
    }
    #expect(facts.elements.map(\.element.id) == ["root", "cell", "more", "plain"])
    #expect((0..<4).map(facts.ownerCause) == ["Player", "Player", "TrackCell", "Player"].map { "outlets of \($0)" })
  }
}
