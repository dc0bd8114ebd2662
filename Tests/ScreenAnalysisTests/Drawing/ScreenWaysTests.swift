import AuditModel
import TestSupport
import Testing

@testable import ScreenAnalysis

/// What of a screen is seen together.
@Suite struct ScreenWaysTests {
  private func branch(_ choice: String, _ index: Int) -> Members {
    ["branch": ["choice": .string(choice), "index": .number(Double(index))]]
  }

  private func tabs(selected: Int? = nil) -> TestScreen {
    let items = (0..<3).map { (number: Int) in
      Node(.tabViewItem, "t\(number)", number == selected ? ["isSelected": true] : [:]) {
        Node(.view, "v\(number)", ["frame": .frame(0, 30, 400, 170)]) {
          Node(.button, "b\(number)", ["title": "Go", "frame": .frame(20, 20, 80, 30)])
        }
      }
    }
    return .appKitView([Node(.tabView, "a", ["frame": .frame(0, 0, 400, 200)]) { items }])
  }

  private func ways(_ screen: TestScreen) throws -> (ScreenWays, ScreenIndex) {
    let tree = try screen.tree()
    let list = ScreenIndex(tree.screens[0], in: tree)
    return (ScreenWays(list), list)
  }

  private func seen(_ screen: TestScreen, in way: Int, of kind: ElementKind = .button) throws -> [String] {
    let (ways, list) = try ways(screen)
    return list.nodes.indices.filter { ways.isSeen($0, in: way) && list.nodes[$0].element.kind == kind }
      .map { list.nodes[$0].element.id }
  }

  @Test(arguments: [(nil, ["b0", "b1", "b2"]), (1, ["b1", "b0", "b2"])] as [(Int?, [String])])
  func tabsAreSeenOneAtATimeTheSelectedOneFirst(selected: Int?, order: [String]) throws {
    let screen = tabs(selected: selected)
    #expect(try (0..<3).flatMap { try seen(screen, in: $0) } == order)
    #expect(try ways(screen).0.waysOfTabs == [1, 2])
  }

  @Test func branchesOfAConditionAreNotSeenTogether() throws {
    let screen = TestScreen.view([
      Node(.button, "yes", ["title": "Yes"]).with(branch("if#1", 0)),
      Node(.button, "no", ["title": "No"]).with(branch("if#1", 1)), Node(.button, "always", ["title": "Always"]),
      Node(.view, "inner") { Node(.button, "deep", ["title": "Deep"]).with(branch("if#2", 1)) }.with(branch("if#1", 1)),
    ])
    #expect(try seen(screen, in: 0) == ["yes", "always"])
    #expect(try seen(screen, in: 1) == ["no", "always", "deep"])
    #expect(try seen(screen, in: 2).isEmpty)
    #expect(try ways(screen).0.waysOfTabs.isEmpty)
  }

  @Test func whatContradictsItselfIsSeenInNoWay() throws {
    let screen = TestScreen.view([
      Node(.view, "outer") { Node(.button, "never", ["title": "Never"]).with(branch("if#1", 1)) }.with(
        branch("if#1", 0))
    ])
    let (ways, list) = try ways(screen)
    let index = try #require(list.nodes.firstIndex { $0.element.id == "never" })
    #expect(ways.way(showing: index) == nil)
  }

  @Test func aPictureShowsTheTabOfItsWay() throws {
    let pictures = try (0..<3).map { try tabs().drawn(way: $0) }
    #expect(pictures.map { $0.item("a")?.selectedPart } == [0, 1, 2])
    for (number, picture) in pictures.enumerated() {
      #expect((0..<3).map { picture.item("b\($0)") != nil } == (0..<3).map { $0 == number })
    }
  }
}
