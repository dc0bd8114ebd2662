import AuditModel
import Testing

@Suite struct AutoresizingTests {
  private static func child(_ mask: [String]) -> String {
    let words = mask.map { "\"\($0)\"" }.joined(separator: ",")
    return #"""
      {"kind": "button", "id": "b", "title": "Go", "frame": {"x": 100, "y": 50, "width": 200, "height": 30},
       "layout": {"autoresizing": [\#(words)]}}
      """#
  }

  @Test(arguments: [
    ([], [100, 200]), (["widthSizable"], [100, 230]), (["flexibleMinX"], [130, 200]), (["flexibleMaxX"], [100, 200]),
    (["flexibleMinX", "flexibleMaxX"], [115, 200]),
    // In proportion to the parts: a margin of 100, a width of 200.
    (["flexibleMinX", "widthSizable"], [110, 220]),
    (["flexibleMinX", "widthSizable", "flexibleMaxX"], [107.5, 215]),
  ])
  func aMaskSharesWhatTheScreenGrewBy(mask: [String], expected: [Double]) throws {
    var scene = try Scene(Self.child(mask), device: "iphone-6.7in-pro")
    let frame = scene.frame("b")
    #expect(frame.map { [$0[0], $0[2]] } == expected)
    #expect(scene.element("b")?.determinedBy == .autoresizing)
  }

  @Test func onItsOwnCanvasAFrameIsTheRecordedOne() throws {
    var scene = try Scene(Self.child(["widthSizable"]))
    #expect(scene.frame("b") == [100, 50, 200, 30])
    #expect(scene.element("b")?.determinedBy == .recorded)
  }

  @Test func aViewTiedToARecordedFrameRestsOnIt() throws {
    let label = #", {"kind": "label", "id": "l", "text": "Name", "layout": {"usesConstraints": true}}"#
    var scene = try Scene(
      Self.child([]) + label, ["l.leading = b.trailing + 8", "l.top = root.top"])
    #expect(scene.frame("l")?[0] == 308)
    #expect(scene.element("l")?.determinedBy == .recorded)
  }
}
