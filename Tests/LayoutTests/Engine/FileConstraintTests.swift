import AuditModel
import Foundation
import TestSupport
import Testing

@Suite struct FileConstraintTests {
  /// A button with a title of 20 × 20 points, and so one of 30 × 32 by itself, and a label of 40 × 20.
  private static let children = children()

  private static func children(button: Members = [:], label: Members = [:]) -> [Node] {
    [
      Node(.button, "b", ["title": "Go", "layout": ["usesConstraints": true]] + button),
      Node(.label, "l", ["text": "Name", "layout": ["usesConstraints": true]] + label),
    ]
  }

  @Test(arguments: [
    (["b.leading = root.leading + 20", "b.top = root.top + 10"], [20, 10, 30, 32]),
    (["b.trailing = root.trailing - 20", "b.bottom = root.bottom - 8"], [350, 760, 30, 32]),
    (["b.leading = root.leadingMargin", "b.top = root.topMargin"], [16, 0, 30, 32]),
    (["b.centerX = root.centerX", "b.centerY = root.centerY + 4"], [185, 388, 30, 32]),
    (
      ["b.width = 0.5 × root.width", "b.height = 44", "b.leading = root.leading", "b.top = root.top"], [0, 0, 200, 44]
    ),
    (["b.width = 16:9 × b.height", "b.height = 90", "b.leading = root.leading", "b.top = root.top"], [0, 0, 160, 90]),
    (["b.leading = root.leading", "b.trailing = root.trailing", "b.top = root.top"], [0, 0, 400, 32]),
    (["b.leading ≥ root.leading + 50", "b.leading = root.leading @500", "b.top = root.top"], [50, 0, 30, 32]),
  ])
  func aButtonStandsWhereItsConstraintsPutIt(constraints: [String], expected: [Double]) throws {
    var screen = try TestScreen.view(Self.children, constraints).laidOut()
    #expect(screen.frame("b") == expected)
    #expect(screen.element("b")?.determinedBy == .constraints)
    #expect(screen.element("b")?.isAmbiguous == false)
  }

  @Test(
    arguments: [
      // Both shrink at the same price: the neighbor gives way by its weaker resistance.
      ("l.leading = b.trailing + 10", [110, 0, 40, 20]), ("l.firstBaseline = b.firstBaseline", nil),
    ] as [(String, [Double]?)])
  func aNeighborFollowsTheTitle(constraint: String, expected: [Double]?) throws {
    let fixed = ["b.leading = root.leading + 70", "b.top = root.top"]
    var screen = try TestScreen.view(Self.children, fixed + [constraint, "l.top = root.top @1"]).laidOut()
    if let expected { #expect(screen.frame("l") == expected) }
    // Baselines lie on one line: the button keeps 6 points above its title.
    if expected == nil { #expect(screen.frame("l")?[1] == 6) }
  }

  @Test func aViewWithoutTextHasItsEdgesForBaselines() throws {
    let views = ["v", "first", "last"].map { Node(.view, $0, ["layout": ["usesConstraints": true]]) }
    let sizes = ["v", "first", "last"].flatMap {
      ["\($0).leading = root.leading", "\($0).width = 40", "\($0).height = 30"]
    }
    var screen = try TestScreen.view(
      views, sizes + ["v.top = root.top + 100", "first.top = v.firstBaseline", "last.top = v.lastBaseline"]
    ).laidOut()
    #expect(screen.frame("first")?[1] == 100)
    #expect(screen.frame("last")?[1] == 130)
  }

  @Test func aLongerTitleMovesItsNeighbor() throws {
    let row = ["b.leading = root.leading", "b.top = root.top", "l.leading = b.trailing + 8", "l.top = root.top"]
    var screen = try TestScreen.view(Self.children, row).laidOut()
    #expect(screen.frame("l")?[0] == 38)
    #expect(screen.frame("l", ["Go": "Weiter"])?[0] == 68)
    #expect(screen.frame("l")?[0] == 38)
  }

  @Test func whoResistsLessIsSqueezed() throws {
    let row = [
      "b.leading = root.leading", "b.top = root.top", "l.leading = b.trailing", "l.top = root.top",
      "l.trailing = root.trailing",
    ]
    let weak = Self.children(label: ["compressionResistance": ["horizontal": 400]])
    var screen = try TestScreen.view(weak, row).laidOut()
    #expect(screen.frame("l", ["Go": String(repeating: "x", count: 38)]) == [380, 0, 20, 20])
  }

  @Test func aFrameThatConstraintsLeaveOpenIsAmbiguous() throws {
    var screen = try TestScreen.view(Self.children, ["b.top = root.top"]).laidOut()
    #expect(screen.element("b")?.isAmbiguous == true)
    #expect(screen.element("b")?.frame.width == 30)
  }

  @Test(arguments: [("compact", true), ("wheels", false)])
  func theWidthOfACompactDatePickerIsOpen(style: String, isOpen: Bool) throws {
    let picker = Node(.datePicker, "d", ["type": JSON(style), "layout": ["usesConstraints": true]])
    var screen = try TestScreen.view([picker], ["d.leading = root.leading", "d.top = root.top"]).laidOut()
    #expect(screen.element("d")?.isAmbiguous == isOpen)
  }

  @Test func ofTwoConstraintsThatConflictTheLaterIsDropped() throws {
    let constraints = ["b.leading = root.leading", "b.top = root.top", "b.width = 100", "b.width = 120"]
    var screen = try TestScreen.view(Self.children, constraints).laidOut()
    let solved = screen.solve()
    #expect(screen.frame("b")?[2] == 100)
    #expect(solved.conflicts.map(\.summary) == ["b.width = 120"])
    #expect(solved.conflicts.first?.against == ["b.width = 100"])
  }

  @Test func aSizeThatIsRequiredGivesWayToTheFile() throws {
    let firm = Self.children(button: ["compressionResistance": ["horizontal": 1000]])
    var screen = try TestScreen.view(firm, ["b.leading = root.leading", "b.top = root.top", "b.width = 12"]).laidOut()
    #expect(screen.frame("b")?[2] == 12)
    // It is squeezed, and that is told as the conflict that it is.
    #expect(screen.solve().conflicts.map(\.owner) == ["b"])
  }

  @Test(arguments: [
    (["b.leading = root.leading + 20"], 350), (["b.left = root.left + 20"], 20),
    (["b.centerX = root.centerX + 20"], 205), (["b.trailing = l.leading - 8", "l.trailing = root.trailing"], 48),
  ])
  func rightToLeftTurnsLeadingAndTrailingRound(constraints: [String], x: Double) throws {
    var screen = try TestScreen.view(Self.children, constraints + ["b.top = root.top"]).laidOut(isRightToLeft: true)
    #expect(screen.frame("b")?[0] == x)
  }

  @Test("A view's forced direction is that of what it contains: its owner turns the constraint that places it")
  func forcedDirection() throws {
    let forced = Self.children(
      button: ["layout": ["usesConstraints": true, "semanticContent": "forceLeftToRight"]])
    let row = ["b.leading = root.leading + 20", "l.leading = b.trailing + 8", "b.top = root.top"]
    var screen = try TestScreen.view(forced, row).laidOut(isRightToLeft: true)
    #expect(screen.frame("b")?[0] == 350)
    #expect(screen.frame("l")?[0] == 302)
    let inner: Members = [
      "layout": ["usesConstraints": true, "semanticContent": "forceLeftToRight"],
      "constraints": .constraints(["b.leading = v.leading + 20", "b.top = v.top"]),
    ]
    let owner = Node(.view, "v", inner) { Self.children }
    let sides = [
      "v.leading = root.leading", "v.trailing = root.trailing", "v.top = root.top", "v.bottom = root.bottom",
    ]
    var kept = try TestScreen.view([owner], sides).laidOut(isRightToLeft: true)
    #expect(kept.frame("b")?[0] == 20)
  }

  @Test func noSideBecomesNegative() throws {
    let row = ["b.leading = root.leading + 300", "b.trailing = root.trailing - 200", "b.top = root.top"]
    var screen = try TestScreen.view(Self.children, row).laidOut()
    let frame = screen.frame("b")
    // One of the two is dropped, and the button is as wide as its title asks.
    #expect(frame?[2] == 30)
    #expect(screen.solve().conflicts.count == 1)
  }

  @Test(arguments: [
    ["ghost.leading = root.leading", "b.leading = ghost.trailing"], ["b.sideways = root.leading"],
    ["b.width = 1e308", "b.leading = root.leading + 1e308"], ["b.width = 1:0 × root.width"],
    ["b.width = nan × b.height"],
    ["b.leading = b.leading + 5", "b.width = b.width"], ["b.width = 0 × b.width + 30"],
  ])
  func badConstraintsDoNoHarm(constraints: [String]) throws {
    var screen = try TestScreen.view(
      Self.children, constraints + ["l.leading = root.leading + 5", "l.top = root.top + 5"]
    ).laidOut()
    #expect(screen.frame("l") == [5, 5, 40, 20])
    #expect(screen.frame("b")?.allSatisfy(\.isFinite) == true)
  }
}
