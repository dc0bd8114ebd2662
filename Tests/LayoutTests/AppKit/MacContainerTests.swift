import AuditModel
import Layout
import TestSupport
import Testing

/// Where AppKit's grids, boxes, tabs, split views and windows put what they hold.
struct MacContainerTests {
  private func grid(_ members: Members, _ cells: [(Int, Int, String)], _ views: [Node]) -> Node {
    let parts: [JSON] = cells.map { ["column": JSON($0.0), "row": JSON($0.1), "content": JSON($0.2)] }
    return mac(
      .unknown("gridView"), "g", layout: ["grid": .object(["cells": JSON(parts)] + members)], children: views)
  }

  private let corner = ["g.leading = root.leading", "g.top = root.top"]

  @Test("Columns and rows are as large as their cells need, 6 points apart")
  func tracks() throws {
    let members: Members = ["columns": [["placement": "trailing"], [:]], "rows": [[:], [:]], "yPlacement": "center"]
    let views = [label("a", "Name"), block("b", 90, 30), label("c", "Age"), block("d", 50, 10)]
    let cells = [(0, 0, "a"), (1, 0, "b"), (0, 1, "c"), (1, 1, "d")]
    let frames = try TestScreen.appKitView([grid(members, cells, views)], corner).laidOut().frames()
    #expect(frames["g"]?.size == Size(width: 136, height: 52))
    #expect(frames["a"] == Rect(-2, 7, 44, 16))
    #expect(frames["b"] == Rect(46, 0, 90, 30))
    #expect(frames["c"] == Rect(8, 36, 34, 16))
    #expect(frames["d"] == Rect(46, 39, 50, 10))
  }

  @Test("Widths, paddings and hidden tracks are the file's")
  func paddings() throws {
    let members: Members =
      [
        "columns": [["size": 100], ["leadingPadding": 4]],
        "rows": [["trailingPadding": -3], ["isHidden": true], ["trailingPadding": -3]], "rowSpacing": 10,
      ]
    let views = [block("a", 40, 20), block("b", 40, 20), block("c", 40, 20)]
    let frames = try TestScreen.appKitView([grid(members, [(0, 0, "a"), (0, 1, "b"), (1, 2, "c")], views)], corner)
      .laidOut().frames()
    #expect(frames["a"] == Rect(0, 0, 40, 20))
    #expect(frames["c"] == Rect(110, 27, 40, 20))
    #expect(frames["g"]?.size == Size(width: 150, height: 47))
  }

  @Test("A grid mirrored twice is itself")
  func mirroring() throws {
    let members: Members = ["columns": [["size": 100, "placement": "trailing"], [:]], "rows": [[:]]]
    let views = [block("a", 40, 20), block("b", 60, 20)]
    let screen = TestScreen.appKitView([grid(members, [(0, 0, "a"), (1, 0, "b")], views)], corner)
    let (left, whole) = (try screen.laidOut().frames(), 166.0)
    let right = try screen.laidOut(isRightToLeft: true).frames()
    for id in ["a", "b"] {
      let (one, other) = (left[id], right[id])
      #expect(one.map { whole - $0.x.value - $0.width.value } == other?.x.value)
    }
  }

  @Test("A box's content fills it, whatever its recorded frame says")
  func boxes() throws {
    let content =
      Node(
        .view, "v", ["frame": .frame(9, 9, 9, 9), "layout": ["role": "contentView", "autoresizing": ["widthSizable"]]])
    let pins = ["b.leading = root.leading + 20", "b.top = root.top + 20", "b.width = 200", "b.height = 100"]
    let line = mac(.box, "b", layout: ["style": "custom"], children: [content])
    #expect(try TestScreen.appKitView([line], pins).laidOut().frames()["v"] == Rect(1, 1, 198, 98))
    let titled = mac(.box, "b", ["title": "Box"], children: [content])
    let solved = try TestScreen.appKitView([titled], pins, toolsVersion: "16097").laidOut().elements()
    #expect(solved["b"]?.frame == Rect(17, 20, 206, 104))
    #expect(solved["v"]?.frame == Rect(3, 15, 200, 86))
    #expect(solved["v"]?.determinedBy == .constraints)
  }

  @Test("A box too small for its insets has a content without height, and no conflict")
  func thinBoxes() throws {
    let content = Node(.view, "v", ["frame": .frame(1, 1, 198, 0), "layout": ["role": "contentView"]])
    let pins = ["b.leading = root.leading", "b.top = root.top", "b.width = 200", "b.height = 1"]
    let line = mac(.box, "b", layout: ["style": "custom"], children: [content])
    let screen = try TestScreen.appKitView([line], pins).laidOut()
    #expect(screen.conflicts().isEmpty)
    #expect(screen.frames()["v"] == Rect(1, 1, 198, 0) && screen.frames()["b"] == Rect(0, 0, 200, 1))
  }

  @Test("A tab's view fills the tab view below its tabs")
  func tabs() throws {
    let view = Node(.view, "v", ["layout": ["role": "view"]])
    let item = Node(.tabViewItem, "i") {
      view
    }
    let pins = ["t.leading = root.leading + 20", "t.top = root.top", "t.width = 300", "t.height = 200"]
    let frames = try TestScreen.appKitView([mac(.tabView, "t", children: [item])], pins).laidOut().frames()
    #expect(frames["v"]?.width == frames["t"].map { $0.width - 20 })
  }

  @Test("A page that is not shown never moves the tab view", arguments: [nil, "second"])
  func hiddenPages(selected: String?) throws {
    let items = ["first", "second"].map { id in
      Node(.tabViewItem, id, ["isSelected": JSON(id == selected)]) {
        Node(.view, "\(id)-page", ["layout": ["role": "view"]]) { Node(.view, "\(id)-content") }
      }
    }
    let content = ["first", "second"].flatMap { id in
      ["\(id)-content.leading = \(id)-page.leading", "\(id)-page.trailing = \(id)-content.trailing"]
    }
    let widths = ["first-content.width = 150", "second-content.width = 280"]
    let pins = ["t.leading = root.leading", "t.top = root.top", "t.height = 200"]
    let frames = try TestScreen.appKitView([mac(.tabView, "t", children: items)], pins + content + widths).laidOut()
      .frames()
    let (shown, width) = selected == nil ? ("first", 150.0) : ("second", 280.0)
    #expect(frames["\(shown)-page"]?.width == Points(width))
    #expect(frames["t"]?.width == Points(width + 20))
    #expect(frames["first-content"]?.width == 150)
  }

  /// A text of a hidden page may be as firm as one of the page that is shown, which keeps the tab view small.
  @Test("A page that is not shown has room for what it shows")
  func roomOfHiddenPages() throws {
    let titles = ["first": "OK", "second": "A title that needs more room"]
    let items = ["first", "second"].map { id in
      Node(.tabViewItem, id) {
        Node(.view, "\(id)-page", ["layout": ["role": "view"]]) { button("\(id)-button", titles[id] ?? "") }
      }
    }
    let content = ["first", "second"].flatMap { id in
      ["\(id)-button.leading = \(id)-page.leading", "\(id)-page.trailing = \(id)-button.trailing"]
    }
    let pins = ["t.leading = root.leading", "t.top = root.top", "t.height = 200", "t.width = 100"]
    let frames = try TestScreen.appKitView([mac(.tabView, "t", children: items)], pins + content).laidOut().frames()
    let (first, second) = try (#require(frames["first-page"]?.width), #require(frames["second-page"]?.width))
    #expect(first < 100, "\(first)")
    #expect(second >= 180, "\(second)")
  }

  @Test("A split view's panes fill it across; what the file records of them is marked as such")
  func panes() throws {
    let panes = ["a", "b"].map { Node(.view, "\($0)", ["frame": .frame(0, 0, 100, 50)]) }
    let split = mac(.unknown("splitView"), "s", layout: ["axis": "horizontal", "style": "thin"], children: panes)
    let pins = ["s.leading = root.leading", "s.trailing = root.trailing", "s.top = root.top", "s.height = 80"]
    let solved = try TestScreen.appKitView([split], pins).laidOut().elements()
    #expect(solved["a"]?.frame == Rect(0, 0, 100, 80))
    #expect(solved["b"]?.frame == Rect(101, 0, 299, 80))
    #expect(solved["b"]?.determinedBy == .recorded)
  }

  @Test("A window keeps its size until what it shows resists")
  func windows() throws {
    let pins = ["b.leading = root.leading + 20", "root.trailing = b.trailing + 20"]
    for (length, width) in [(5, 400.0), (50, 560)] {
      var screen = TestScreen.appKitView([button("b", String(repeating: "x", count: length))], pins)
      let content = screen.root.with(["layout": ["role": "contentView"]])
      screen.root = Node(.window, "w", ["frame": .frame(0, 0, 400, 300)]) { content }
      #expect(try screen.laidOut().frames()["root"]?.width == Points(width))
    }
  }
}
