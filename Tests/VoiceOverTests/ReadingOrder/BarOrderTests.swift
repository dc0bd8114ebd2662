import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("Bars, tables and menus in reading order")
struct BarOrderTests {
  @Test("whole screens", arguments: screens)
  func transcript(_ screen: ScreenCase) throws {
    #expect(try screen.spoken() == screen.expected)
  }

  private static func item(_ title: String, _ role: String) -> Node {
    Node(.barButtonItem, ["title": JSON(title), "layout": ["role": JSON(role)]])
  }

  private static func bar(_ children: [Node], _ more: [String: JSON] = ["title": "Inbox"]) -> Node {
    Node(.navigationItem, "n") {
      children
    }.with(more)
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
        item("Right", "rightBarButtonItem"), Node(.label, ["text": "Logo", "layout": ["role": "titleView"]]),
      ]),
      expected: ["Logo", "Right. Button."]),
    ScreenCase(
      name: "a hidden view does not",
      root: bar([Node(.label, ["text": "Logo", "isHidden": true, "layout": ["role": "titleView"]])]),
      expected: ["Inbox. Heading."]),
    ScreenCase(
      name: "a controller: navigation bar, view, toolbar, tab bar, in whatever order the file has them",
      root:
        Node(.viewController) {
          Node(.tabBar) {
            Node(.tabBarItem, ["title": "Mail"])
          }
          Node(.barButtonItem, ["title": "Reply"])
          ScreenCase.view([ScreenCase.label("a", 0, 0)])
          bar([])
        },
      expected: ["Inbox. Heading.", "a", "Reply. Button.", "Mail. Tab. 1 of 1."]),
    ScreenCase(
      name: "bars without a place stay at the ends of what is placed",
      root: ScreenCase.view([
        Node(.tabBar) {
          Node(.tabBarItem, ["title": "Mail"])
        },
        Node(.toolbar) {
          Node(.barButtonItem, ["title": "Reply"])
        }, ScreenCase.label("a", 0, 0),
        Node(.navigationBar) {
          bar([])
        },
      ]), expected: ["Inbox. Heading.", "a", "Reply. Button.", "Mail. Tab. 1 of 1."]),
    ScreenCase(
      name: "a table's header first and its footer last, wherever the file has them",
      root:
        Node(.tableView, ["frame": .frame(0, 0, 393, 600)]) {
          ScreenCase.label("foot", 0, 500, ["layout": ["role": "tableFooterView"]])
          Node(.section, ["title": "One", "subtitle": "Below one"]) { Node(.cell, ["text": "First"]) }
          Node(.section, ["subtitle": "Below two"]) { Node(.cell, ["text": "Second"]) }
          ScreenCase.label("head", 0, 0, ["layout": ["role": "tableHeaderView"]])
        },
      expected: ["head", "One. Heading.", "First", "Below one", "Second", "Below two", "foot"]),
    ScreenCase(
      name: "what a cell of a section holds is sorted by its own places",
      root:
        Node(.tableView) {
          Node(.section) {
            Node(.cell, ["frame": .frame(0, 0, 393, 44)]) {
              Node(.button, ["title": "B", "frame": .frame(200, 0, 9, 9)])
              Node(.button, ["title": "A", "frame": .frame(10, 0, 9, 9)])
            }
          }
        },
      expected: ["A. Button.", "B. Button."]),
    ScreenCase(
      name: "the menu that a button opens, with a menu in it",
      root:
        Node(.button, ["title": "More"]) {
          Node(.menu) {
            Node(.menuItem, ["title": "Copy"])
            Node(.menuItem, ["type": "separator"])
            Node(.menuItem, ["title": "Share"]) {
              Node(.menu) {
                Node(.menuItem, ["title": "Mail"])
              }
            }
          }
        },
      expected: ["More. Button.", "Copy. Button.", "Share. Button.", "Mail. Button."]),
  ]
}
