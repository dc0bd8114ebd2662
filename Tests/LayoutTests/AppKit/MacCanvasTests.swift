import AuditModel
import Layout
import TestSupport
import Testing

/// What the canvas of Interface Builder decides of AppKit's screens, and which macOS drew them.
struct MacCanvasTests {
  private static let pins = [
    "a.leading = root.leading + 20", "a.trailing = root.trailing - 20", "a.top = root.top",
    "b.leading = root.leading + 20", "b.top = a.bottom", "c.trailing = root.trailing", "c.top = b.bottom",
  ]

  private static let views = [block("b", 40, 20), block("c", 40, 20), mac(.textField, "a", ["isEditable": true])]

  @Test("A wider canvas widens what is tied to both sides, and moves what is tied to the far one")
  func effects() throws {
    let solved = try TestScreen.appKitView(Self.views, Self.pins).laidOut().elements()
    #expect(solved["root"]?.canvasEffect == .widens)
    #expect(solved["a"]?.canvasEffect == .widens)
    #expect(solved["b"]?.canvasEffect == nil)
    #expect(solved["c"]?.canvasEffect == .moves)
  }

  @Test("The view of a controller and a window have sizes of their own")
  func held() throws {
    let screen = TestScreen.appKitView(Self.views, Self.pins)
    for kind in [ElementKind.viewController, .window] {
      var held = screen
      held.root = Node(kind, "holder", ["frame": .frame(0, 0, 400, 300)]) {
        [screen.root]
      }
      #expect(try held.laidOut().elements()["a"]?.canvasEffect == nil, "\(kind)")
    }
  }

  @Test(
    "The heights of its controls tell which macOS drew a file of a late build",
    arguments: [("24506", 32, 74), ("24506", 24, 64), ("24506", 40, 64), ("22505", 24, 64), ("16097", 24, 80)])
  func generations(build: String, height: Double, width: Double) throws {
    let drawn = button("c", "Save", ["bezelStyle": "rounded", "frame": .frame(0, 0, 80, height)])
    let corner = ["c.leading = root.leading", "c.top = root.top"]
    let frames = try TestScreen.appKitView([drawn], corner, toolsVersion: build).laidOut().frames()
    #expect(frames["c"]?.width == Points(width))
  }

  @Test("A view that no constraint names stays where the file has it")
  func unconstrained() throws {
    let lost = mac(.button, "c", ["type": "check", "title": "Save", "frame": .frame(16, 30, 90, 18)])
    let solved = try TestScreen.appKitView([lost]).laidOut().elements()
    #expect(solved["c"]?.frame == Rect(16, 30, 90, 18))
    #expect(solved["c"]?.determinedBy == .recorded)
  }

  @Test(
    "A tab view without border ends at its content",
    arguments: [
      ("noTabsNoBorder", Rect(10, 10, 380, 280)), ("topTabsBezelBorder", Rect(3, 4, 394, 296)),
    ])
  func tabViews(style: String, expected: Rect) throws {
    let tabs = mac(.tabView, "t", layout: ["style": JSON(style)])
    let pins = [
      "t.leading = root.leading + 10", "t.trailing = root.trailing - 10", "t.top = root.top + 10",
      "t.bottom = root.bottom - 10",
    ]
    #expect(try TestScreen.appKitView([tabs], pins).laidOut().frames()["t"] == expected)
  }
}
