import AuditModel
import Layout
import TestSupport
import Testing

@testable import ScreenAnalysis

/// Which elements are drawn, and how they look.
@Suite struct ScreenPainterTests {
  private static let white: JSON = ["components": ["red": 1, "green": 1, "blue": 1]]

  private func drawn(_ nodes: [Node], locale: String = "en") throws -> ScreenPicture {
    try TestScreen.view(nodes).drawn(locale: locale)
  }

  @Test(arguments: [(nil, true), ("opaque", false)] as [(String?, Bool)])
  func whatAnOpaqueViewInFrontCoversIsNotDrawn(color: String?, isDrawn: Bool) throws {
    let label = Node(.label, "a", ["frame": .frame(20, 20, 100, 20), "text": "Name"])
    var cover = Node(.view, "b", ["frame": .frame(0, 0, 400, 400)])
    if color != nil { cover = cover.with(["appearance": ["backgroundColor": Self.white]]) }
    #expect((try drawn([label, cover]).item("a") != nil) == isDrawn)
    #expect(try drawn([cover, label]).item("a") != nil)
  }

  @Test func viewsBesideAControllersViewAreNotDrawn() throws {
    let loose = Node(.view, "loose", ["frame": .frame(0, 0, 100, 100)]) {
      Node(.label, "a", ["frame": .frame(0, 0, 80, 20), "text": "Loose"])
    }
    let own = Node(.view, "view", ["frame": .frame(0, 0, 400, 800), "layout": ["role": "view"]])
    let picture = try TestScreen(root: Node(.viewController, "root") { [own, loose] }).drawn()
    #expect(picture.item("view") != nil)
    #expect(picture.item("loose") == nil && picture.item("a") == nil)
  }

  @Test(
    arguments: [
      (["appearance": ["backgroundColor": ["components": ["red": 0, "green": 0, "blue": 1]]]], .filledButton),
      (
        ["appearance": ["backgroundColor": ["components": ["red": 0, "green": 0, "blue": 1, "alpha": 0]]]],
        .plainButton
      ),
      (["configuration": ["style": "filled"]], .filledButton), (["configuration": ["style": "gray"]], .button),
      ([:], .plainButton),
    ] as [(Members, ScreenPicture.Shape)])
  func buttonsAreRecognized(members: Members, shape: ScreenPicture.Shape) throws {
    let button = Node(.button, "a", ["frame": .frame(20, 20, 100, 40), "title": "Go", "type": "system"]).with(members)
    #expect(try drawn([button]).item("a")?.shape == shape)
  }

  @Test func segmentsAreAsWideAsTheLayoutHasThem() throws {
    let control = Node(.segmentedControl, "a", ["frame": .frame(20, 20, 300, 32)]) {
      Node(.segment, "a0", ["title": "One", "width": 60])
      Node(.segment, "a1", ["title": "Two", "isSelected": true])
      Node(.segment, "a2", ["title": "Three"])
    }
    let item = try #require(try drawn([control]).item("a"))
    #expect(item.parts.map(\.width) == [60, 120, 120])
    #expect(item.selectedPart == 1)
    #expect(item.titles.map(\.words) == ["One", "Two", "Three"])
    let mirrored = try #require(try drawn([control], locale: "ar").item("a"))
    #expect(mirrored.parts.first?.maxX == item.parts.last?.maxX)
  }

  @Test func tabsAreInTheMiddleOfTheirViewsEdge() throws {
    let tabs = Node(.tabView, "a", ["frame": .frame(0, 0, 400, 200)]) {
      Node(.tabViewItem, "t0", ["title": "General"]) {
        Node(.view, "v0", ["frame": .frame(0, 30, 400, 170)])
      }
      Node(.tabViewItem, "t1", ["title": "More"]) {
        Node(.view, "v1", ["frame": .frame(0, 30, 400, 170)])
      }
    }
    let picture = try TestScreen.appKitView([tabs]).drawn()
    let item = try #require(picture.item("a"))
    let (first, last) = (try #require(item.parts.first), try #require(item.parts.last))
    #expect(abs((first.x + last.maxX).value - 400) < 30)
    #expect(first.x > 50)
    #expect(picture.item("v0") != nil && picture.item("v1") == nil)
  }

  @Test(
    arguments: [
      (.cell, ["layout": ["accessory": "disclosureIndicator"]], [.forward]),
      (.cell, ["layout": ["accessory": "checkmark"]], [.check]), (.stepper, [:], [.minus, .plus]),
      (.button, ["type": "contactAdd"], [.plus]),
    ] as [(ElementKind, Members, [ScreenPicture.Sign])])
  func signsSayTypeAndState(kind: ElementKind, members: Members, signs: [ScreenPicture.Sign]) throws {
    let node = Node(kind, "a", ["frame": .frame(20, 20, 200, 44)]).with(members)
    #expect(try drawn([node]).item("a")?.marks.map(\.sign) == signs)
  }

  @Test func whatConstraintsSqueezeToNothingIsNamed() throws {
    let label = Node(
      .label, "a", ["frame": .frame(20, 20, 100, 20), "text": "Gone", "layout": ["usesConstraints": true]])
    let constraints = [
      "a.leading = root.leading + 20", "a.top = root.top", "a.width = 0", "a.height = 20",
    ]
    let picture = try TestScreen.view([label], constraints).drawn()
    #expect(picture.item("a") == nil)
    #expect(picture.vanished == ["Gone"])
  }
}

/// Bars, headers and other things that are not views of the file.
@Suite struct PictureFramesTests {
  @Test func aNavigationBarHasTitleAndItems() throws {
    let root = Node(.viewController, "root") {
      Node(.view, "view", ["frame": .frame(0, 0, 375, 667), "layout": ["role": "view"]])
      Node(.navigationItem, "n", ["title": "Bookmarks"]) {
        Node(.barButtonItem, "b", ["title": "Done", "layout": ["role": "rightBarButtonItem"]])
      }
      Node(.barButtonItem, "t", ["title": "Edit", "layout": ["role": "toolbarItem"]])
    }
    let screen = TestScreen(root: root, size: Size(width: 375, height: 667))
    let picture = try screen.drawn { tree in
      tree.device = "retina4_7"
      tree.screens[0].surroundings = ScreenSurroundings()
      tree.screens[0].surroundings?.hasNavigationBar = true
      tree.screens[0].surroundings?.hasToolbar = true
    }
    let title = try #require(picture.line("n"))
    #expect(abs(title.x.value + title.width.value / 2 - 187.5) < 1)
    #expect(title.y > 20 && title.maxY < 64)
    #expect(try #require(picture.line("b")).maxX > 340)
    #expect(try #require(picture.line("t")).y > 620)
    #expect(picture.items.count { $0.shape == .bar } == 2)
  }

  /// SwiftUI's layout knows where the items of its bars are.
  @Test func itemsOfSwiftUIAreWhereTheLayoutHasThem() throws {
    let root = Node(.view, "root") {
      Node(.navigationBar, "bar") {
        Node(.navigationItem, "n", ["title": "Bookmarks", "layout": ["view": ["style": "inline"]]])
        Node(.button, "b", ["title": "Done", "layout": ["view": ["attachment": "trailing"]]])
      }
      Node(.label, "l", ["text": "Text"])
    }
    let picture = try TestScreen(root: root).drawn { $0.framework = .swiftUI }
    let (title, item) = (try #require(picture.line("n")), try #require(picture.line("b")))
    #expect(item.x > title.maxX && item.maxX > 320)
  }

  @Test func headersAndFootersAreInTheGapsOfSections() throws {
    let table = Node(.tableView, "table", ["frame": .frame(0, 0, 400, 800)]) {
      Node(.section, "s1", ["title": "Server", "subtitle": "A footer"]) {
        Node(.cell, "c1", ["frame": .frame(0, 55, 400, 44)])
      }
      Node(.section, "s2", ["title": "Protocol"]) { Node(.cell, "c2", ["frame": .frame(0, 160, 400, 44)]) }
    }
    let picture = try TestScreen.view([table]).drawn()
    let headers = try #require(picture.item("s1"))
    #expect(headers.titles.map(\.words) == ["Server", "A footer"])
    let cells = try ["c1", "c2"].map { try #require(picture.item($0)).frame }
    #expect(headers.titles[0].lines[0].maxY <= cells[0].y)
    #expect(headers.titles[1].lines[0].y >= cells[0].maxY)
    #expect(try #require(picture.line("s2")).maxY <= cells[1].y)
  }

  @Test func aWindowsToolbarIsAboveItsContent() throws {
    let window = Node(.window, "w", ["frame": .frame(0, 0, 400, 300)]) {
      Node(.view, "content", ["frame": .frame(0, 0, 400, 300), "layout": ["role": "contentView"]]) {
        Node(.textField, "label", ["frame": .frame(20, 20, 100, 17), "text": "Name", "isEditable": false])
      }
      Node(.toolbar, "bar") {
        Node(.toolbarItem, "i1", ["title": "Info"])
        Node(.toolbarItem, "space", ["systemItem": "flexibleSpace"])
        Node(.toolbarItem, "i2", ["title": "Search"]) {
          Node(.searchField, "field", ["frame": .frame(0, 14, 80, 22), "placeholder": "Find"])
        }
      }
    }
    let picture = try TestScreen(
      root: window, size: Size(width: 400, height: 300), platform: .macOS, toolsVersion: "22505"
    ).drawn()
    let (bar, field) = (try #require(picture.item("bar")).frame, try #require(picture.item("field")).frame)
    #expect(bar.y == 0 && picture.size.height == 300 + bar.height)
    #expect(field.y >= 0 && field.maxY <= bar.height && field.maxX > 350)
    #expect(try #require(picture.line("i1")).x < 40)
    #expect(try #require(picture.line("label")).y >= bar.height)
  }
}
