import AuditModel
import TestSupport
import Testing

/// Which of several demands that cannot hold together gives way.
@Suite struct ConflictRankTests {
  @Test func aContentSizeGivesWayToAStatedLength() throws {
    let button = Node(
      .button, "b",
      [
        "title": "Sign in",
        "layout": [
          "usesConstraints": true, "hugging": ["horizontal": 1000], "compressionResistance": ["horizontal": 1000],
        ],
      ])
    var screen = try TestScreen.view([button], ["b.leading = root.leading", "b.top = root.top", "b.width = 28"])
      .laidOut()
    #expect(screen.frame("b")?[2] == 28)
    // It is squeezed, and that is told as the conflict that it is.
    #expect(screen.solve().conflicts.map(\.owner) == ["b"])
  }

  @Test(
    "A conflict that recorded frames satisfy with another margin is not reported",
    arguments: [(16.0, 275.0, 0), (40, 275, 1), (16, 240, 1)], [false, true])
  func recordedFrames(_ drawn: (x: Double, width: Double, conflicts: Int), isRightToLeft: Bool) throws {
    // With the margin of 8 points that a view has the width would have to be 283.
    let view = Node(
      .view, "v", ["frame": .frame(drawn.x, 10, drawn.width, 20), "layout": ["usesConstraints": true]])
    let pins = [
      "v.leading = root.leadingMargin", "v.trailing = root.leading + 291", "v.width = 275", "v.top = root.top",
    ]
    let conflicts = try Self.inner([view], pins).laidOut(isRightToLeft: isRightToLeft).conflicts()
    #expect(conflicts.count == drawn.conflicts)
  }

  /// Views with constraints in a view inside the screen, 400 points wide.
  private static func inner(_ views: [Node], _ pins: [String]) -> TestScreen {
    let inner = Node(.view, "root", ["frame": .frame(0, 0, 400, 100), "constraints": .constraints(pins)]) { views }
    return TestScreen(root: Node(.view, "outer", ["frame": .frame(0, 0, 400, 800)]) { inner })
  }

  @Test("What names left or right may conflict in right-to-left alone", arguments: [(false, 0), (true, 1)])
  func physicalEdges(isRightToLeft: Bool, conflicts: Int) throws {
    let view = Node(.view, "v", ["frame": .frame(10, 0, 100, 20), "layout": ["usesConstraints": true]])
    let pins = ["v.left = root.left + 10", "v.leading = root.leading + 10", "v.width = 100", "v.top = root.top"]
    let screen = Self.inner([view], pins)
    #expect(try screen.laidOut(isRightToLeft: isRightToLeft).conflicts().count == conflicts)
  }

  @Test(
    "A stack's own constraints count: recorded frames refute a conflict only if they satisfy those too",
    arguments: [
      ([100.0, 60.0], "fillEqually", 1), ([100, 100], "fillEqually", 1), ([100, 60], "fill", 0), ([90, 60], "fill", 1),
    ], [false, true])
  func stacks(_ drawn: (widths: [Double], distribution: String, conflicts: Int), isRightToLeft: Bool) throws {
    var x = 0.0
    let views = zip(["v", "w"], drawn.widths).map { id, width in
      defer { x += width }
      return Node(.view, id, ["frame": .frame(x, 0, width, 20), "layout": ["usesConstraints": true]])
    }
    let stack = Node(
      .stackView, "s",
      [
        "frame": .frame(16, 0, x, 20), "layout": ["usesConstraints": true, "distribution": JSON(drawn.distribution)],
      ]
    ) { views }
    // With the margin of 8 points that a view has, the stack would have to be 168 wide.
    let pins = [
      "s.leading = root.leadingMargin", "s.trailing = root.leading + 176", "s.top = root.top", "v.width = 100",
      "w.width = 60",
    ]
    let conflicts = try Self.inner([stack], pins).laidOut(isRightToLeft: isRightToLeft).conflicts()
    #expect(conflicts.isEmpty == (drawn.conflicts == 0), "\(conflicts)")
  }

  @Test func aStatedLengthGivesWayToAStack() throws {
    let stack = Node(.stackView, "s", ["layout": ["usesConstraints": true, "axis": "vertical"]]) {
      Node(
        .view, "v",
        [
          "layout": [
            "usesConstraints": true,
            "constraints": [
              ["firstAttribute": "width", "constant": 40], ["firstAttribute": "height", "constant": 40],
            ],
          ]
        ])
    }
    var screen = try TestScreen.view(
      [stack], ["s.leading = root.leading", "s.trailing = root.trailing", "s.top = root.top"]
    ).laidOut()
    #expect(screen.frame("v") == [0, 0, 400, 40])
    #expect(screen.solve().conflicts.count == 1)
  }

  @Test func aStackGivesWayToATie() throws {
    let views = ["v", "w"].map { Node(.view, $0, ["layout": ["usesConstraints": true]]) }
    let stack = [
      Node(.view, "m", ["layout": ["usesConstraints": true]]),
      Node(.stackView, "s", ["layout": ["usesConstraints": true]]) { views },
    ]
    var screen = try TestScreen.view(
      stack,
      [
        "s.leading = root.leading", "s.width = 100", "s.top = root.top", "s.height = 34 @999",
        "m.leading = root.leading", "m.width = 10", "m.top = root.top + 4", "m.height = 26", "s.bottom = m.bottom + 4",
        "v.height = m.height", "v.centerY = m.centerY", "w.height = m.height", "v.width = w.width",
      ]
    ).laidOut()
    #expect(screen.frame("s") == [0, 0, 100, 34])
    #expect(screen.frame("v") == [0, 4, 50, 26])
    #expect(screen.frame("w") == [50, 4, 50, 26])
  }

  @Test func aPositionIsMultipliedFromTheOwnersCorner() throws {
    let container = Node(
      .view, "h",
      [
        "layout": [
          "usesConstraints": true,
          "constraints": [
            [
              "firstItem": "b", "firstAttribute": "centerX", "secondItem": "h", "secondAttribute": "centerX",
              "multiplier": "0.5",
            ],
            [
              "firstItem": "b", "firstAttribute": "top", "secondItem": "h", "secondAttribute": "bottom",
              "multiplier": "0.25",
            ],
          ],
        ]
      ]
    ) {
      Node(.button, "b", ["title": "Go", "layout": ["usesConstraints": true]])
    }
    var screen = try TestScreen.view(
      [container], ["h.leading = root.leading + 100", "h.width = 200", "h.top = root.top + 300", "h.height = 80"]
    ).laidOut()
    #expect(screen.frame("b") == [35, 20, 30, 32])
  }
}
