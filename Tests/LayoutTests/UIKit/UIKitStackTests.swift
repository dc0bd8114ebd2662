import AuditModel
import Foundation
import TestSupport
import Testing

@Suite struct UIKitStackTests {
  /// A stack at the upper left that holds labels of 40, 20 and 60 points.
  private static func stack(_ members: Members, second: Members = [:]) -> [Node] {
    let views = ["Name", "Go", "Surely"].enumerated().map {
      Node(.label, "v\($0)", ["text": JSON($1)] + ($0 == 1 ? second : [:]))
    }
    return [Node(.stackView, "stack", ["layout": .object(["usesConstraints": true] + members)]) { views }]
  }

  private static let corner = ["stack.leading = root.leading", "stack.top = root.top"]

  /// The left edges and widths (upper edges and heights) of the arranged views.
  private func spans(_ screen: inout LaidOutScreen, vertical: Bool = false) -> [[Double]] {
    (0..<3).compactMap { screen.frame("v\($0)") }.map { vertical ? [$0[1], $0[3]] : [$0[0], $0[2]] }
  }

  @Test(
    arguments: [
      ("fill", nil, [[0, 40], [50, 20], [80, 60]]), ("fillEqually", 320, [[0, 100], [110, 100], [220, 100]]),
      ("equalSpacing", 320, [[0, 40], [140, 20], [260, 60]]),
      ("equalCentering", 320, [[0, 40], [145, 20], [260, 60]]),
    ] as [(String, Int?, [[Double]])])
  func aRowSharesItsWidth(distribution: String, width: Int?, expected: [[Double]]) throws {
    let members: Members = ["axis": "horizontal", "spacing": 10, "distribution": JSON(distribution)]
    var screen = try TestScreen.view(Self.stack(members), Self.corner + (width.map { ["stack.width = \($0)"] } ?? []))
      .laidOut()
    #expect(spans(&screen) == expected)
  }

  @Test(arguments: [
    ("fill", [0, 60]), ("leading", [0, 20]), ("center", [20, 20]), ("trailing", [40, 20]),
  ])
  func aColumnAlignsItsViews(alignment: String, expected: [Double]) throws {
    var screen = try TestScreen.view(
      Self.stack(["axis": "vertical", "spacing": 4, "alignment": JSON(alignment)]), Self.corner
    ).laidOut()
    #expect(screen.frame("stack") == [0, 0, 60, 68])
    #expect(spans(&screen)[1] == expected)
    #expect(spans(&screen, vertical: true) == [[0, 20], [24, 20], [48, 20]])
  }

  @Test func aRowRunsFromTheRightInRightToLeft() throws {
    let members: Members = ["axis": "horizontal", "spacing": 10]
    var screen = try TestScreen.view(Self.stack(members), Self.corner).laidOut(isRightToLeft: true)
    #expect(screen.frame("stack") == [260, 0, 140, 20])
    #expect(spans(&screen) == [[100, 40], [70, 20], [0, 60]])
  }

  /// The shares are those of the texts as they are wrapped: three lines and one of 20 points each.
  @Test func aColumnSharesItsHeightByWrappedTexts() throws {
    let labels = [
      Node(.label, "long", ["text": "Surely Surely Surely", "numberOfLines": 0]),
      Node(.label, "short", ["text": "Name"]),
    ]
    let stack = Node(
      .stackView, "stack",
      ["layout": ["usesConstraints": true, "axis": "vertical", "distribution": "fillProportionally"]]
    ) { labels }
    var screen = try TestScreen.view([stack], Self.corner + ["stack.width = 70", "stack.height = 160"]).laidOut()
    #expect(screen.frame("long")?[3] == 120)
    #expect(screen.frame("short")?[3] == 40)
  }

  @Test func marginsMakeTheArrangementNarrower() throws {
    let margins: Members = ["margins": ["top": 3, "leading": 5, "bottom": 7, "trailing": 11]]
    var screen = try TestScreen.view(Self.stack(["axis": "horizontal"] + margins), Self.corner).laidOut()
    #expect(screen.frame("stack") == [0, 0, 136, 30])
    #expect(screen.frame("v0") == [5, 3, 40, 20])
  }

  @Test func aHiddenViewTakesNoSpace() throws {
    let stack = Self.stack(["axis": "horizontal", "spacing": 10], second: ["isHidden": true])
    var screen = try TestScreen.view(stack, Self.corner).laidOut()
    #expect(screen.frame("v1") == nil)
    #expect(screen.frame("v2") == [50, 0, 60, 20])
  }

  @Test func aTransparentViewKeepsItsSpace() throws {
    let stack = Self.stack(
      ["axis": "horizontal", "spacing": 10], second: ["isHidden": true, "layout": ["keepsPlaceWhileHidden": true]])
    var screen = try TestScreen.view(stack, Self.corner).laidOut()
    #expect(screen.frame("v2")?[0] == 80)
  }

  @Test func aStackGrowsWithATitle() throws {
    var screen = try TestScreen.view(Self.stack(["axis": "horizontal", "spacing": 10]), Self.corner).laidOut()
    #expect(screen.frame("stack", ["Go": "Fortfahren"])?[2] == 220)
  }

  @Test func nestedStacksOfAnyDepthAreSolved() throws {
    var inner = Node(.label, "deepest", ["text": "Name"])
    for depth in 0..<100 {
      inner = Node(.stackView, "s\(depth)", ["layout": ["axis": "vertical", "usesConstraints": JSON(depth == 99)]]) {
        [inner]
      }
    }
    var screen = try TestScreen.view([inner], ["s99.leading = root.leading + 7", "s99.top = root.top"]).laidOut()
    #expect(screen.frame("s99") == [7, 0, 40, 20])
    #expect(screen.frame("deepest") == [0, 0, 40, 20])
  }
}
