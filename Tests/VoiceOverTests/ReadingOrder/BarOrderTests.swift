import AuditModel
import Testing
import VoiceOver

@Suite("Bars, tables and menus in reading order")
struct BarOrderTests {
  @Test("whole screens", arguments: screens)
  func transcript(_ screen: ScreenCase) throws {
    #expect(try screen.spoken() == screen.expected)
  }

  private static func item(_ title: String, _ role: String) -> String {
    #"{"kind": "barButtonItem", "title": "\#(title)", "layout": {"role": "\#(role)"}}"#
  }

  private static func bar(_ children: [String], _ more: String = #", "title": "Inbox""#) -> String {
    #"{"kind": "navigationItem", "id": "n", "children": [\#(children.joined(separator: ", "))]\#(more)}"#
  }

  private static let sides = [
    item("Right", "rightBarButtonItem"), item("Inner", "rightBarButtonItem"), item("Left", "leftBarButtonItem"),
    item("Second", "leftBarButtonItem"),
  ]

  static let screens: [ScreenCase] = [
    ScreenCase(
      name: "left items, title, right items, of which the first is the outermost", root: bar(sides),
      expected: ["Left. Button.", "Second. Button.", "Inbox. Heading.", "Inner. Button.", "Right. Button."]),
    ScreenCase(
      name: "leading and trailing sides swap, so the order stays", root: bar(sides),
      expected: ["Left. Button.", "Second. Button.", "Inbox. Heading.", "Inner. Button.", "Right. Button."],
      locale: "yi"),
    ScreenCase(
      name: "a view stands in the title's place",
      root: bar([
        item("Right", "rightBarButtonItem"), #"{"kind": "label", "text": "Logo", "layout": {"role": "titleView"}}"#,
      ]),
      expected: ["Logo", "Right. Button."]),
    ScreenCase(
      name: "a hidden view does not",
      root: bar([#"{"kind": "label", "text": "Logo", "isHidden": true, "layout": {"role": "titleView"}}"#]),
      expected: ["Inbox. Heading."]),
    ScreenCase(
      name: "a controller: navigation bar, view, toolbar, tab bar, in whatever order the file has them",
      root:
        #"{"kind": "viewController", "children": [{"kind": "tabBar", "children": [{"kind": "tabBarItem", "title": "Mail"}]}, {"kind": "barButtonItem", "title": "Reply"}, \#(ScreenCase.view([ScreenCase.label("a", 0, 0)])), \#(bar([]))]}"#,
      expected: ["Inbox. Heading.", "a", "Reply. Button.", "Mail. Tab. 1 of 1."]),
    ScreenCase(
      name: "bars without a place stay at the ends of what is placed",
      root: ScreenCase.view([
        #"{"kind": "tabBar", "children": [{"kind": "tabBarItem", "title": "Mail"}]}"#,
        #"{"kind": "toolbar", "children": [{"kind": "barButtonItem", "title": "Reply"}]}"#, ScreenCase.label("a", 0, 0),
        #"{"kind": "navigationBar", "children": [\#(bar([]))]}"#,
      ]), expected: ["Inbox. Heading.", "a", "Reply. Button.", "Mail. Tab. 1 of 1."]),
    ScreenCase(
      name: "a table's header first and its footer last, wherever the file has them",
      root:
        #"{"kind": "tableView", "frame": {"x": 0, "y": 0, "width": 393, "height": 600}, "children": [\#(ScreenCase.label("foot", 0, 500, #", "layout": {"role": "tableFooterView"}"#)), {"kind": "section", "title": "One", "subtitle": "Below one", "children": [{"kind": "cell", "text": "First"}]}, {"kind": "section", "subtitle": "Below two", "children": [{"kind": "cell", "text": "Second"}]}, \#(ScreenCase.label("head", 0, 0, #", "layout": {"role": "tableHeaderView"}"#))]}"#,
      expected: ["head", "One. Heading.", "First", "Below one", "Second", "Below two", "foot"]),
    ScreenCase(
      name: "what a cell of a section holds is sorted by its own places",
      root:
        #"{"kind": "tableView", "children": [{"kind": "section", "children": [{"kind": "cell", "frame": {"x": 0, "y": 0, "width": 393, "height": 44}, "children": [{"kind": "button", "title": "B", "frame": {"x": 200, "y": 0, "width": 9, "height": 9}}, {"kind": "button", "title": "A", "frame": {"x": 10, "y": 0, "width": 9, "height": 9}}]}]}]}"#,
      expected: ["A. Button.", "B. Button."]),
    ScreenCase(
      name: "the menu that a button opens, with a menu in it",
      root:
        #"{"kind": "button", "title": "More", "children": [{"kind": "menu", "children": [{"kind": "menuItem", "title": "Copy"}, {"kind": "menuItem", "type": "separator"}, {"kind": "menuItem", "title": "Share", "children": [{"kind": "menu", "children": [{"kind": "menuItem", "title": "Mail"}]}]}]}]}"#,
      expected: ["More. Button.", "Copy. Button.", "Share. Button.", "Mail. Button."]),
  ]
}
