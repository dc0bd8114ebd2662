import AuditModel
import Testing

@testable import ScreenAnalysis

@Suite struct ScreenVisitTests {
  private func element(_ id: String, _ children: Element...) -> Element {
    var element = Element(id: id, kind: .view)
    element.children = children
    return element
  }

  private func visits(_ root: Element, screen: String = "s") -> [ScreenVisit] {
    ScreenVisit.all(of: Screen(id: screen, root: root))
  }

  @Test func elementsComeInFileOrderWithTheWayToThem() {
    let root = element("r", element("a", element("b")), element("c"))
    #expect(visits(root).map { $0.path.joined(separator: "/") } == ["s/r", "s/r/a", "s/r/a/b", "s/r/c"])
    #expect(visits(root, screen: "r").map { $0.path.joined(separator: "/") } == ["r", "r/a", "r/a/b", "r/c"])
  }

  @Test func elementsInsideAHiddenElementAreHidden() {
    var hidden = element("a", element("b"))
    hidden.isHidden = true
    #expect(visits(element("r", hidden, element("c"))).map(\.isHidden) == [false, true, true, false])
    #expect(visits(element("r", hidden, element("c"))).map(\.isIgnoredByVoiceOver) == [false, true, true, false])
  }

  @Test func anElementThatIsSpokenAsOneSwallowsWhatIsInside() {
    var cell = element("a", element("b"))
    cell.accessibility.isElement = true
    #expect(visits(cell).map(\.isIgnoredByVoiceOver) == [false, true])
  }

  @Test func anElementThatIsSwitchedOffLetsVoiceOverIn() {
    var group = element("a", element("b"))
    group.accessibility.isElement = false
    #expect(visits(group).map(\.isIgnoredByVoiceOver) == [true, false])
    #expect(visits(group).map(\.isHidden) == [false, false])
  }
}
