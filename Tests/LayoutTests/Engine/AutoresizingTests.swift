import AuditModel
import TestSupport
import Testing

@Suite struct AutoresizingTests {
  private static func child(_ mask: [String]) -> [Node] {
    let mask = JSON(mask.map { JSON($0) })
    return [
      Node(.button, "b", ["title": "Go", "frame": .frame(100, 50, 200, 30), "layout": ["autoresizing": mask]])
    ]
  }

  @Test(arguments: [
    ([], [100, 200]), (["widthSizable"], [100, 230]), (["flexibleMinX"], [130, 200]), (["flexibleMaxX"], [100, 200]),
    (["flexibleMinX", "flexibleMaxX"], [115, 200]),
    // In proportion to the parts: a margin of 100, a width of 200.
    (["flexibleMinX", "widthSizable"], [110, 220]),
    (["flexibleMinX", "widthSizable", "flexibleMaxX"], [107.5, 215]),
  ])
  func aMaskSharesWhatTheScreenGrewBy(mask: [String], expected: [Double]) throws {
    var screen = try TestScreen.view(Self.child(mask)).laidOut(on: "iphone-6.7in-pro")
    let frame = screen.frame("b")
    #expect(frame.map { [$0[0], $0[2]] } == expected)
    #expect(screen.element("b")?.determinedBy == .autoresizing)
  }

  @Test func onItsOwnCanvasAFrameIsTheRecordedOne() throws {
    var screen = try TestScreen.view(Self.child(["widthSizable"])).laidOut()
    #expect(screen.frame("b") == [100, 50, 200, 30])
    #expect(screen.element("b")?.determinedBy == .recorded)
  }

  /// A view with a mask makes no constraints for its content, which would pull the pane to the width of the title.
  @Test func aTitleDoesNotPullOnAFrameOfItsOwn() throws {
    let title = Node(
      .label, "b",
      ["text": "A longer title", "frame": .frame(0, 0, 100, 20), "layout": ["autoresizing": ["widthSizable"]]])
    let pane = Node(.view, "pane", ["frame": .frame(0, 0, 100, 50), "layout": ["usesConstraints": true]]) { [title] }
    var screen = try TestScreen.view(
      [pane], ["pane.leading = root.leading", "pane.top = root.top", "pane.height = 50", "pane.width = 100 @200"]
    ).laidOut()
    #expect(screen.frame("pane")?[2] == 100)
    #expect(screen.frame("b")?[2] == 100)
  }

  @Test func aViewTiedToARecordedFrameRestsOnIt() throws {
    let label = Node(.label, "l", ["text": "Name", "layout": ["usesConstraints": true]])
    var screen = try TestScreen.view(Self.child([]) + [label], ["l.leading = b.trailing + 8", "l.top = root.top"])
      .laidOut()
    #expect(screen.frame("l")?[0] == 308)
    #expect(screen.element("l")?.determinedBy == .recorded)
  }
}
