import AuditModel
import TestSupport
import Testing

@Suite struct UIKitTableTests {
  /// Two rows of a table, the first with a label of several lines from edge to edge.
  private static func table(_ members: Members = [:]) -> [Node] {
    let pins: [JSON] = ["leading", "trailing", "top", "bottom"].map {
      ["firstItem": "text", "firstAttribute": JSON($0), "secondItem": "content", "secondAttribute": JSON($0)]
    }
    let label =
      Node(.label, "text", ["text": "Name", "numberOfLines": 0, "layout": ["usesConstraints": true]])
    let content =
      Node(.view, "content", ["layout": ["role": "contentView"], "constraints": JSON(pins)]) {
        label
      }
    func row(_ id: String, _ y: Double, _ members: Members, _ inside: [Node]) -> Node {
      Node(.cell, id, ["frame": .frame(0, y, 400, 44)] + members) { inside }
    }
    return [
      Node(.tableView, "t", ["layout": ["usesConstraints": true]]) {
        row("a", 30, members, [content])
        row("b", 80, [:], [])
      }
    ]
  }

  private static let pins = [
    "t.leading = root.leading", "t.trailing = root.trailing", "t.top = root.top", "t.height = 600",
  ]

  @Test(arguments: [(4, [30, 44], 80), (120, [30, 60], 96)])
  func aRowGrowsWithItsTextAndMovesTheNext(letters: Int, first: [Double], next: Double) throws {
    var screen = try TestScreen.view(Self.table(), Self.pins).laidOut()
    let texts = ["Name": String(repeating: "x", count: letters)]
    #expect(screen.frame("a", texts).map { [$0[1], $0[3]] } == first)
    #expect(screen.frame("b", texts)?[1] == next)
    // What was drawn for one text is no input for another.
    #expect(screen.frame("a")?[3] == 44)
  }

  @Test func aRowWithAHeightOfItsOwnDoesNotGrow() throws {
    var screen = try TestScreen.view(Self.table(["layout": ["rowHeight": 44]]), Self.pins).laidOut()
    #expect(screen.frame("a", ["Name": String(repeating: "x", count: 120)])?[3] == 44)
  }
}
