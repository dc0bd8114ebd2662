import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("Bars, tables and menus in reading order")
struct BarOrderTests {
  @Test("whole screens", arguments: screens)
  func transcript(name: String, screen: TestScreen, expected: [String]) throws {
    #expect(try screen.spoken() == expected)
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

  static let screens: [(String, TestScreen, [String])] = [
    (
      "left items, title, right items, of which the first is the outermost", TestScreen(root: bar(sides)),
      ["Left. Button.", "Second. Button.", "Inbox. Heading.", "Inner. Button.", "Right. Button."]
    ),
    (
      "leading and trailing sides swap, so the order stays", TestScreen(root: bar(sides), locale: "yi"),
      ["Left. Button.", "Second. Button.", "Inbox. Heading.", "Inner. Button.", "Right. Button."]
    ),
    (
      "a view stands in the title's place",
      TestScreen(
        root: bar([
          item("Right", "rightBarButtonItem"), Node(.label, ["text": "Logo", "layout": ["role": "titleView"]]),
        ])), ["Logo", "Right. Button."]
    ),
    (
      "a hidden view does not",
      TestScreen(root: bar([Node(.label, ["text": "Logo", "isHidden": true, "layout": ["role": "titleView"]])])),
      ["Inbox. Heading."]
    ),
    (
      "a controller: navigation bar, view, toolbar, tab bar, in whatever order the file has them",
      TestScreen(
        root: Node(.viewController) {
          Node(.tabBar) {
            Node(.tabBarItem, ["title": "Mail"])
          }
          item("Reply", "toolbarItem")
          Node.placedView([Node.placedLabel("a", 0, 0)])
          bar([])
        }), ["Inbox. Heading.", "a", "Reply. Button.", "Mail. Tab. 1 of 1."]
    ),
    (
      "items that a storyboard keeps loose in the scene: code puts them into the navigation bar",
      TestScreen(
        root: Node(.viewController) {
          Node.placedView([Node.placedLabel("a", 0, 0)])
          bar([])
          Node(.barButtonItem, ["title": "Find"])
        }), ["Inbox. Heading.", "Find. Button.", "a"]
    ),
    (
      "bars without a place stay at the ends of what is placed",
      TestScreen(
        root: Node.placedView([
          Node(.tabBar) {
            Node(.tabBarItem, ["title": "Mail"])
          },
          Node(.toolbar) {
            Node(.barButtonItem, ["title": "Reply"])
          }, Node.placedLabel("a", 0, 0),
          Node(.navigationBar) {
            bar([])
          },
        ])), ["Inbox. Heading.", "a", "Reply. Button.", "Mail. Tab. 1 of 1."]
    ),
    (
      "a table's header first and its footer last, wherever the file has them",
      TestScreen(
        root: Node(.tableView, ["frame": .frame(0, 0, 393, 600)]) {
          Node.placedLabel("foot", 0, 500, ["layout": ["role": "tableFooterView"]])
          Node(.section, ["title": "One", "subtitle": "Below one"]) { Node(.cell, ["text": "First"]) }
          Node(.section, ["subtitle": "Below two"]) { Node(.cell, ["text": "Second"]) }
          Node.placedLabel("head", 0, 0, ["layout": ["role": "tableHeaderView"]])
        }), ["head", "One. Heading.", "First", "Below one", "Second", "Below two", "foot"]
    ),
    (
      "what a cell of a section holds is sorted by its own places",
      TestScreen(
        root: Node(.tableView) {
          Node(.section) {
            Node(.cell, ["frame": .frame(0, 0, 393, 44)]) {
              Node(.button, ["title": "B", "frame": .frame(200, 0, 9, 9)])
              Node(.button, ["title": "A", "frame": .frame(10, 0, 9, 9)])
            }
          }
        }), ["A. Button.", "B. Button."]
    ),
    (
      "the menu that a button opens, with a menu in it",
      TestScreen(
        root: Node(.button, ["title": "More"]) {
          Node(.menu) {
            Node(.menuItem, ["title": "Copy"])
            Node(.menuItem, ["type": "separator"])
            Node(.menuItem, ["title": "Share"]) {
              Node(.menu) {
                Node(.menuItem, ["title": "Mail"])
              }
            }
          }
        }), ["More. Button.", "Copy. Button.", "Share. Button.", "Mail. Button."]
    ),
  ]
}
