import AuditModel
import Layout
import TestSupport
import Testing

/// What AppKit's stack view makes of its views.
struct MacStackTests {
  private func stack(_ members: Members, _ children: [Node]) -> Node {
    mac(.stackView, "s", layout: ["axis": "horizontal", "spacing": 8] + members, children: children)
  }

  private let corner = ["s.leading = root.leading", "s.top = root.top"]
  private let across = ["s.leading = root.leading", "s.trailing = root.trailing", "s.top = root.top"]

  @Test("Views fill the stack, and the one that hugs least takes what is left")
  func fill() throws {
    let views = [label("a", "Name"), button("b", "Go", type: "check", ["imagePosition": "left"])]
    let screen = try TestScreen.appKitView([stack(["distribution": "fill", "alignment": "centerY"], views)], across)
      .laidOut()
    let frames = screen.frames()
    #expect(frames["s"] == Rect(0, 0, 400, 16))
    #expect(frames["a"] == Rect(-2, 0, 44, 16))
    #expect(frames["b"] == Rect(46, -1, 354, 18))
  }

  @Test("A stack that hugs weakly leaves views their width across, one that hugs firmly makes them as wide as itself")
  func hugging() throws {
    let views = [block("a", 100, 20), button("b", "Go", type: "check", ["imagePosition": "left"])]
    for (priority, width) in [(249.99, 46.0), (1000, 102)] {
      let members: Members =
        [
          "axis": "vertical", "spacing": 8, "distribution": "fill", "alignment": "leading",
          "stackHugging": ["horizontal": JSON(priority), "vertical": 250],
        ]
      let screen = try TestScreen.appKitView([mac(.stackView, "s", layout: members, children: views)], corner).laidOut()
      #expect(screen.frames()["b"] == Rect(-2, 27, width, 18))
      #expect(screen.frames()["s"]?.size == Size(width: 100, height: 44))
    }
  }

  @Test(
    "Alignment across gives way to a text that resists being cut, not to one that hugs itself",
    arguments: [("Twelve chars", Rect(78, 0, 124, 16)), ("Go", Rect(78, 0, 64, 16))])
  func alignment(text: String, expected: Rect) throws {
    let members: Members = ["axis": "vertical", "distribution": "fill", "alignment": "centerX"]
    let pins = corner + ["s.width = 220", "a.leading = s.leading + 80"]
    let views = [mac(.stackView, "s", layout: members, children: [label("a", text)])]
    #expect(try TestScreen.appKitView(views, pins).laidOut().frames()["a"] == expected)
  }

  @Test("A required constraint may keep the last of equally spaced views off the stack's end")
  func looseEnd() throws {
    let members: Members = ["axis": "vertical", "distribution": "equalSpacing", "alignment": "leading"]
    let views = [mac(.stackView, "s", layout: members, children: [block("a", 40, 20), block("b", 40, 20)])]
    let screen = try TestScreen.appKitView(views, corner + ["s.height = 100", "s.bottom = b.bottom + 4"]).laidOut()
    #expect(screen.conflicts().isEmpty)
    #expect(screen.frames()["a"]?.y == 0 && screen.frames()["b"]?.y == 76)
  }

  @Test("Areas stand at their ends, the middle one in the middle")
  func gravity() throws {
    let views = zip(["a", "b", "c"], ["leading", "center", "trailing"]).map {
      block($0, 40, 20, layout: ["gravity": JSON($1)])
    }
    let frames = try TestScreen.appKitView(
      [stack(["distribution": "gravityAreas", "alignment": "top"], views)], across
    ).laidOut().frames()
    #expect(frames["a"]?.x == 0)
    #expect(frames["b"]?.x == 180)
    #expect(frames["c"]?.x == 360)
  }

  @Test("Leading views alone stay at the start, a spacing apart")
  func leadingArea() throws {
    let views = [block("a", 40, 20, layout: ["gravity": "leading", "spacingAfter": 20]), block("b", 40, 20)]
    let frames = try TestScreen.appKitView(
      [stack(["distribution": "gravityAreas", "alignment": "top"], views)], across
    ).laidOut().frames()
    #expect(frames["a"]?.x == 0)
    #expect(frames["b"]?.x == 60)
  }

  @Test(
    "Equal spacing pushes views to the ends; a single view stands in the middle",
    arguments: ["equalSpacing", "equalCentering"])
  func spread(distribution: String) throws {
    let three = ["a", "b", "c"].map { block($0, 40, 20) }
    let frames = try TestScreen.appKitView(
      [stack(["distribution": JSON(distribution), "alignment": "top"], three)], across
    ).laidOut()
      .frames()
    #expect(frames["a"]?.x == 0 && frames["b"]?.x == 180 && frames["c"]?.x == 360)
    let one = try TestScreen.appKitView(
      [stack(["distribution": JSON(distribution), "alignment": "top"], [block("a", 40, 20)])], across
    ).laidOut()
    #expect(one.frames()["a"]?.x == 180)
  }

  @Test("Equal lengths give way to a title that resists being cut")
  func equalLengths() throws {
    let views = [button("a", "A title"), button("b", "Go"), button("c", "No")]
    let members: Members = ["distribution": "fillEqually", "alignment": "top"]
    let wide = try TestScreen.appKitView([stack(members, views)], across).laidOut().frames()
    #expect(wide["a"]?.width == wide["b"]?.width && wide["b"]?.width == wide["c"]?.width)
    let narrow = try TestScreen.appKitView([stack(members, views)], corner + ["s.width = 240"]).laidOut().frames()
    // 240 less two spacings and the 90 points of the longer title, in two equal parts; frames reach 7 points beyond.
    #expect(narrow["a"]?.width == 104)
    #expect(narrow["b"]?.width == 81 && narrow["c"]?.width == 81)
  }

  @Test("Hidden views take no room")
  func hidden() throws {
    let views = [block("a", 40, 20), block("h", 40, 20, ["isHidden": true]), block("b", 40, 20)]
    let frames = try TestScreen.appKitView([stack(["distribution": "fill", "alignment": "top"], views)], corner)
      .laidOut().frames()
    #expect(frames["b"]?.x == 48)
    #expect(frames["s"]?.width == 88)
  }

  @Test("What keeps a stack smaller than its views cuts them at its end")
  func clipping() throws {
    let members: Members = [
      "distribution": "fill", "alignment": "top", "clippingResistance": ["horizontal": 200, "vertical": 1000],
    ]
    let screen = try TestScreen.appKitView(
      [stack(members, [block("a", 80, 20), block("b", 80, 20)])], corner + ["s.width = 100"]
    ).laidOut()
    #expect(screen.frames()["a"]?.x == 0)
    #expect(screen.frames()["b"] == Rect(88, 0, 80, 20))
  }

  @Test("Distances round the views change sides with the language")
  func mirroring() throws {
    let members: Members =
      [
        "distribution": "gravityAreas", "alignment": "top",
        "edgeInsets": ["top": 4, "leading": 30, "bottom": 4, "trailing": 10],
      ]
    let views = [
      block("a", 40, 20, layout: ["gravity": "leading"]), block("b", 60, 20, layout: ["gravity": "trailing"]),
    ]
    let screen = TestScreen.appKitView([stack(members, views)], across)
    let left = try screen.laidOut().frames()
    #expect(left["a"] == Rect(30, 4, 40, 20) && left["b"] == Rect(330, 4, 60, 20))
    let right = try screen.laidOut(isRightToLeft: true).frames()
    #expect(right["a"] == Rect(330, 4, 40, 20) && right["b"] == Rect(10, 4, 60, 20))
  }
}
