import AuditModel
import Testing
import VoiceOver

@testable import ScreenAnalysis

@Suite struct ScreenIndexTests {
  private func element(_ id: String, _ children: Element...) -> Element {
    var element = Element(id: id, kind: .view)
    element.children = children
    return element
  }

  private func list(_ root: Element, screen: String = "s") -> ScreenIndex {
    ScreenIndex(Screen(id: screen, root: root), in: InterfaceTree(source: "a.json", platform: .iOS))
  }

  private func nodes(_ root: Element, screen: String = "s") -> [ScreenIndex.Node] { list(root, screen: screen).nodes }

  @Test func elementsComeInFileOrderWithTheWayToThem() {
    let root = element("r", element("a", element("b")), element("c"))
    #expect(nodes(root).map { $0.path.joined(separator: "/") } == ["s/r", "s/r/a", "s/r/a/b", "s/r/c"])
    #expect(nodes(root, screen: "r").map { $0.path.joined(separator: "/") } == ["r", "r/a", "r/a/b", "r/c"])
  }

  @Test func elementsInsideAHiddenElementAreHidden() {
    var hidden = element("a", element("b"))
    hidden.isHidden = true
    #expect(nodes(element("r", hidden, element("c"))).map(\.isHidden) == [false, true, true, false])
    let index = list(element("r", hidden, element("c")))
    #expect(index.reach == [.notAnElement, .hidden(by: 1), .hidden(by: 1), .notAnElement])
  }

  @Test func anElementThatIsSpokenAsOneSwallowsWhatIsInside() {
    var cell = element("a", element("b"))
    cell.accessibility.isElement = true
    #expect(list(cell).reach == [.reached, .swallowed(by: 0)])
    #expect(nodes(cell).map(\.isSwallowed) == [false, true])
  }

  @Test func anElementThatIsSwitchedOffLetsVoiceOverIn() {
    var group = element("a", element("b"))
    group.accessibility.isElement = false
    #expect(list(group).reach == [.notAnElement, .notAnElement])
    #expect(nodes(group).map(\.isSwallowed) == [false, false])
    #expect(nodes(group).map(\.isHidden) == [false, false])
  }

  @Test func anElementKnowsItsAncestorsAndDescendants() {
    let index = list(element("r", element("a", element("b")), element("c")))
    #expect(index.nodes.indices.map(index.ancestors) == [[], [0], [1, 0], [0]])
    #expect(index.nodes.indices.map(index.descendants) == [1..<4, 2..<3, 3..<3, 4..<4])
  }
}
