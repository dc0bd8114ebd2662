import AuditModel
import RuleKit
import Testing
import TextLayout

@testable import Auditing
@testable import ScreenAnalysis

@Suite("The root cause of an element's findings")
struct RootCauseTests {
  /// The facts of a root with a cell of the class TrackCell, which has a button, and a button of its own.
  private func facts(kind: ElementKind, customClass: String? = nil, in tree: InterfaceTree) -> ScreenFacts {
    var cell = Element(id: "cell", kind: .cell)
    cell.customClass = "TrackCell"
    cell.children = [Element(id: "more", kind: .button)]
    var root = Element(id: "root", kind: kind)
    root.customClass = customClass
    root.children = [cell, Element(id: "plain", kind: .button)]
    let context = AnalysisContext(Workspace(trees: [tree]))
    let builder = ScreenFactsBuilder(context, contentSizes: [.large])
    let screen = Screen(id: "root", root: root)
    let facts = context.text.withMeasurer { builder.facts(of: screen, in: tree, measuringWith: $0) }
    #expect(facts.elements.map(\.element.id) == ["root", "cell", "more", "plain"])
    return facts
  }

  @Test("the cause is the class of the element or of the nearest component around it, or a shared key")
  func causes() throws {
    var tree = InterfaceTree(source: "Main.storyboard", platform: .iOS)
    tree.table = "Main"
    let facts = facts(kind: .viewController, customClass: "ListController", in: tree)
    #expect(facts.rootCause(of: 2) == "class TrackCell")
    #expect(facts.rootCause(of: 3) == nil)
    #expect(facts.rootCause(of: 2, text: LocalizableText(key: "more")) == "key Localizable/more")
    #expect(facts.rootCause(of: 3, text: LocalizableText(key: "a.title", table: "Main")) == nil)
  }

  @Test("a line of SwiftUI has its own cause, whatever is around it")
  func lines() {
    var tree = InterfaceTree(source: "List.swift", platform: .iOS)
    tree.framework = .swiftUI
    let facts = facts(kind: .view, in: tree)
    #expect(facts.rootCause(of: 1) == "class TrackCell" && facts.rootCause(of: 2) == nil)
  }

  @Test("questions about outlets are grouped by the enclosing custom class, else the file's owner")
  func owners() throws {
    var tree = InterfaceTree(source: "Player.xib", platform: .iOS)
    tree.ownerClass = "Player"
    let facts = facts(kind: .view, in: tree)
    #expect((0..<4).map(facts.ownerCause) == ["Player", "Player", "TrackCell", "Player"].map { "outlets of \($0)" })
  }

  @Test("a finding about a size does not say how the element is read")
  func sizes() throws {
    let facts = facts(kind: .view, in: InterfaceTree(source: "Player.xib", platform: .iOS))
    #expect(Problem("it is so").finding(of: WordRule.self, at: 3, on: facts).evidence["utterance"] != nil)
    #expect(Problem("it is so").finding(of: SizeRule.self, at: 3, on: facts).evidence.isEmpty)
  }
}

private struct WordRule: ScreenRule {
  static let name = "word"
  static let severity = Severity.note
  func findings(on screen: ScreenFacts) -> [Finding] { [] }
}

private struct SizeRule: ScreenRule {
  static let name = "size"
  static let severity = Severity.note
  static let concernsSpeech = false
  func findings(on screen: ScreenFacts) -> [Finding] { [] }
}
