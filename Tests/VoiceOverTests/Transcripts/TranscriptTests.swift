import AuditModel
import Foundation
import TestSupport
import Testing
import VoiceOver

@Suite("Reading order and what is reached")
struct TranscriptTests {
  @Test("whole screens", arguments: screens)
  func transcript(name: String, screen: TestScreen, expected: [String]) throws {
    #expect(try screen.spoken() == expected)
  }

  private static func label(_ text: String, _ x: Double, _ y: Double, _ more: [String: JSON] = [:]) -> Node {
    Node.placedLabel(text, x, y, more)
  }

  private static func view(
    _ children: [Node], _ more: [String: JSON] = ["frame": .frame(0, 0, 393, 852)]
  ) -> Node {
    Node.placedView(children, more)
  }

  static let screens: [(String, TestScreen, [String])] =
    order + containers + [
      (
        "a storyboard's scene, whose controller has no frame",
        TestScreen(
          root: Node(.viewController, "c") {
            view([label("b", 100, 54), label("a", 0, 50), label("top", 0, 0)])
          }), ["top", "a", "b"]
      ),
      (
        "a bar item that shows a button of the app's own",
        TestScreen(
          root: Node(.barButtonItem, "i") {
            Node(.button, "b", ["title": "Coupons"])
          }), ["Coupons. Button."]
      ),
      (
        "a bar item with a menu",
        TestScreen(
          root: Node(.barButtonItem, "i", ["title": "More"]) {
            Node(.menu, "m")
          }), ["More. Button."]
      ),
      ("an empty screen", TestScreen(root: Node(.view, "v")), []),
      ("hidden", TestScreen(root: view([label("a", 0, 0), label("b", 0, 50)], ["isHidden": true])), []),
      (
        "hidden elements",
        TestScreen(
          root: view([label("a", 0, 0), view([label("b", 0, 50)], ["accessibility": ["elementsHidden": true]])])), ["a"]
      ),
      (
        "modal",
        TestScreen(root: view([label("a", 0, 0), view([label("b", 0, 0)], ["isModal": true]), label("c", 0, 90)])),
        ["b"]
      ),
      (
        "inside an element",
        TestScreen(root: view([label("a", 0, 0)], ["accessibility": ["isElement": true, "label": "Card"]])), ["Card"]
      ),
      (
        "inside a button",
        TestScreen(
          root: Node(.button, "b", ["title": "Go"]) {
            label("a", 0, 0)
          }), ["Go. Button."]
      ),
    ]

  private static let order: [(String, TestScreen, [String])] = [
    (
      "top to bottom, left to right",
      TestScreen(root: view([label("d", 0, 100), label("b", 100, 7), label("a", 0, 7), label("c", 50, 60)])),
      ["a", "b", "c", "d"]
    ),
    ("7 pt is one line on a phone", TestScreen(root: view([label("a", 0, 7), label("b", 100, 0)])), ["a", "b"]),
    ("8 pt are two lines on a phone", TestScreen(root: view([label("a", 0, 8), label("b", 100, 0)])), ["b", "a"]),
    (
      "12 pt is one line on a tablet",
      TestScreen(root: view([label("a", 0, 12), label("b", 100, 0)]), size: Size(width: 820, height: 1180)), ["a", "b"]
    ),
    (
      "right to left", TestScreen(root: view([label("a", 0, 0), label("b", 100, 0), label("c", 0, 50)]), locale: "ar"),
      ["b", "a", "c"]
    ),
    (
      "right to left, mirrored by Auto Layout",
      TestScreen(
        root: view([
          label("a", 0, 0, ["layout": ["usesConstraints": true]]),
          label("b", 100, 0, ["layout": ["usesConstraints": true]]),
        ]), locale: "he"), ["a", "b"]
    ),
    (
      "in the superview's coordinates",
      TestScreen(
        root: view([
          view([label("b", 0, 0)], ["frame": ["x": 0, "y": 200, "width": 100, "height": 100]]), label("a", 0, 100),
        ])), ["a", "b"]
    ),
    ("no frames", TestScreen(root: view([Node(.label, ["text": "b"]), Node(.label, ["text": "a"])])), ["b", "a"]),
    (
      "some frames",
      TestScreen(
        root: view([
          Node(.label, ["text": "x"]), label("b", 0, 50), Node(.label, ["text": "c"]), label("a", 0, 0),
        ])), ["x", "a", "b", "c"]
    ),
    (
      "an explicit order",
      TestScreen(
        root: view(
          [label("a", 0, 0), label("b", 0, 50), label("c", 0, 90)], ["accessibility": ["elements": ["c", "a", "no"]]])),
      ["c", "a"]
    ),
    (
      "an explicit order in a circle",
      TestScreen(
        root: Node(.view, "p", ["accessibility": ["elements": ["q", "p"]]]) {
          Node(.view, "q", ["accessibility": ["elements": ["p", "q", "a"]]]) {
            label("a", 0, 0)
          }
        }), ["a"]
    ),
  ]

  private static let tabs: [String: JSON] = ["accessibility": ["traits": ["tabBar"]]]

  private static let containers: [(String, TestScreen, [String])] = [
    ("a stepper", TestScreen(root: Node(.stepper, "s")), ["Decrement. Button.", "Increment. Button."]),
    (
      "a disabled stepper", TestScreen(root: Node(.stepper, "s", ["isEnabled": false])),
      ["Decrement. Dimmed. Button.", "Increment. Dimmed. Button."]
    ),
    (
      "segments",
      TestScreen(
        root: Node(.segmentedControl) {
          Node(.segment, ["title": "Day"])
          Node(.segment, ["title": "Week", "isSelected": true])
          Node(.segment, ["image": "month_icon"])
        }), ["Day. Button. 1 of 3.", "Selected: Week. Button. 2 of 3.", "month icon. Button. 3 of 3."]
    ),
    (
      "disabled segments",
      TestScreen(
        root: Node(.segmentedControl, ["isEnabled": false]) {
          Node(.segment, ["title": "Day"])
        }), ["Day. Dimmed. Button. 1 of 1."]
    ),
    (
      "a tab bar",
      TestScreen(
        root: Node(.tabBar) {
          Node(.tabBarItem, ["title": "Home", "isSelected": true])
          Node(.tabBarItem)
        }), ["Selected: Home. Tab. 1 of 2.", "Tab. 2 of 2."]
    ),
    (
      "a view that is a tab bar by its trait",
      TestScreen(
        root: view(
          [
            label("a", 0, 0),
            view([Node(.button, ["title": "Go", "frame": .frame(90, 0, 9, 9)])]),
          ], tabs)), ["a. Tab. 1 of 2.", "Go. Tab. 2 of 2."]
    ),
    (
      "a list",
      TestScreen(
        root: view(
          [label("a", 0, 0), label("b", 0, 50), label("c", 0, 90)], ["accessibility": ["containerType": "list"]])),
      ["a. List Start.", "b", "c. List End."]
    ),
    (
      "a landmark of one", TestScreen(root: view([label("a", 0, 0)], ["accessibility": ["containerType": "landmark"]])),
      ["a. Landmark."]
    ),
    (
      "a group is read together",
      TestScreen(
        root: view([
          label("b", 200, 0), label("d", 0, 60),
          view(
            [label("a", 0, 0), label("c", 0, 100)],
            [
              "frame": ["x": 0, "y": 0, "width": 90, "height": 200],
              "accessibility": ["containerType": "semanticGroup"],
            ]
          ),
        ])), ["a", "c", "b", "d"]
    ),
    (
      "a cell says its labels and leaves its controls",
      TestScreen(
        root: Node(.tableView) {
          Node(.section, ["title": "Sound"]) {
            Node(.cell) {
              Node(.label, ["text": "Volume"])
              Node(.view) {
                Node(.label, ["text": "loud"])
                Node(.switch, ["isOn": true])
              }
            }
          }
        }), ["Sound. Heading.", "Volume, loud", "Switch Button. On. Double tap to toggle setting."]
    ),
    (
      "a collection's cell is no element",
      TestScreen(
        root: Node(.collectionView) {
          Node(.cell) {
            Node(.label, ["text": "a"])
          }
        }), ["a"]
    ),
    (
      "a search field with scopes",
      TestScreen(
        root: Node(.searchField, ["placeholder": "Find"]) {
          Node(.segment, ["title": "All"])
        }), ["Find. Search Field.", "All. Button. 1 of 1."]
    ),
    (
      "the item that leads back is on the next screen",
      TestScreen(
        root: Node(.navigationItem, ["title": "Inbox"]) {
          Node(.barButtonItem, ["type": "back", "title": "In"])
        }), ["Inbox. Heading."]
    ),
    (
      "a controller: bar, view, tab",
      TestScreen(
        root: Node(.viewController) {
          Node(.tabBarItem, ["title": "Mail"])
          view([label("a", 0, 0)])
          Node(.navigationItem, ["title": "Inbox"]) {
            Node(.barButtonItem, ["systemItem": "edit"])
          }
        }), ["Inbox. Heading.", "Edit. Button.", "a", "Mail. Tab."]
    ),
  ]

  @Test("paths run from the screen to the element")
  func paths() throws {
    let screen = try TestScreen(root: Node(.view, "v") { Node(.stepper, "n") }).screen()
    let spoken = SpeechModel().transcript(
      of: screen, platform: .iOS, locale: try #require(LocaleTag("en")), resolve: resolveText)
    #expect(spoken.map(\.path) == [["s", "v", "n"], ["s", "v", "n"]])
  }
}
