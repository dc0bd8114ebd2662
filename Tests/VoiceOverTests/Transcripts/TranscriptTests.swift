import AuditModel
import Foundation
import TestSupport
import Testing
import VoiceOver

@Suite("Reading order and what is reached")
struct TranscriptTests {
  @Test("whole screens", arguments: screens)
  func transcript(_ screen: ScreenCase) throws {
    #expect(try screen.spoken() == screen.expected)
  }

  private static func label(_ text: String, _ x: Double, _ y: Double, _ more: [String: JSON] = [:]) -> Node {
    ScreenCase.label(text, x, y, more)
  }

  private static func view(
    _ children: [Node], _ more: [String: JSON] = ["frame": .frame(0, 0, 393, 852)]
  ) -> Node {
    ScreenCase.view(children, more)
  }

  static let screens: [ScreenCase] =
    order + containers + [
      ScreenCase(
        name: "a storyboard's scene, whose controller has no frame",
        root:
          Node(.viewController, "c") {
            view([label("b", 100, 54), label("a", 0, 50), label("top", 0, 0)])
          },
        expected: ["top", "a", "b"]),
      ScreenCase(
        name: "a bar item that shows a button of the app's own",
        root: Node(.barButtonItem, "i") {
          Node(.button, "b", ["title": "Coupons"])
        },
        expected: ["Coupons. Button."]),
      ScreenCase(
        name: "a bar item with a menu",
        root:
          Node(.barButtonItem, "i", ["title": "More"]) {
            Node(.menu, "m")
          },
        expected: ["More. Button."]),
      ScreenCase(name: "an empty screen", root: Node(.view, "v"), expected: []),
      ScreenCase(
        name: "hidden", root: view([label("a", 0, 0), label("b", 0, 50)], ["isHidden": true]), expected: []),
      ScreenCase(
        name: "hidden elements",
        root: view([label("a", 0, 0), view([label("b", 0, 50)], ["accessibility": ["elementsHidden": true]])]),
        expected: ["a"]),
      ScreenCase(
        name: "modal",
        root: view([label("a", 0, 0), view([label("b", 0, 0)], ["isModal": true]), label("c", 0, 90)]),
        expected: ["b"]),
      ScreenCase(
        name: "inside an element",
        root: view([label("a", 0, 0)], ["accessibility": ["isElement": true, "label": "Card"]]), expected: ["Card"]),
      ScreenCase(
        name: "inside a button",
        root: Node(.button, "b", ["title": "Go"]) {
          label("a", 0, 0)
        },
        expected: ["Go. Button."]),
    ]

  private static let order: [ScreenCase] = [
    ScreenCase(
      name: "top to bottom, left to right",
      root: view([label("d", 0, 100), label("b", 100, 7), label("a", 0, 7), label("c", 50, 60)]),
      expected: ["a", "b", "c", "d"]),
    ScreenCase(
      name: "7 pt is one line on a phone", root: view([label("a", 0, 7), label("b", 100, 0)]), expected: ["a", "b"]),
    ScreenCase(
      name: "8 pt are two lines on a phone", root: view([label("a", 0, 8), label("b", 100, 0)]), expected: ["b", "a"]),
    ScreenCase(
      name: "12 pt is one line on a tablet", root: view([label("a", 0, 12), label("b", 100, 0)]),
      expected: ["a", "b"], size: Size(width: 820, height: 1180)),
    ScreenCase(
      name: "right to left", root: view([label("a", 0, 0), label("b", 100, 0), label("c", 0, 50)]),
      expected: ["b", "a", "c"], locale: "ar"),
    ScreenCase(
      name: "right to left, mirrored by Auto Layout",
      root: view([
        label("a", 0, 0, ["layout": ["usesConstraints": true]]),
        label("b", 100, 0, ["layout": ["usesConstraints": true]]),
      ]), expected: ["a", "b"], locale: "he"),
    ScreenCase(
      name: "in the superview's coordinates",
      root: view([
        view([label("b", 0, 0)], ["frame": ["x": 0, "y": 200, "width": 100, "height": 100]]), label("a", 0, 100),
      ]), expected: ["a", "b"]),
    ScreenCase(
      name: "no frames", root: view([Node(.label, ["text": "b"]), Node(.label, ["text": "a"])]),
      expected: ["b", "a"]),
    ScreenCase(
      name: "some frames",
      root: view([
        Node(.label, ["text": "x"]), label("b", 0, 50), Node(.label, ["text": "c"]), label("a", 0, 0),
      ]),
      expected: ["x", "a", "b", "c"]),
    ScreenCase(
      name: "an explicit order",
      root: view(
        [label("a", 0, 0), label("b", 0, 50), label("c", 0, 90)], ["accessibility": ["elements": ["c", "a", "no"]]]),
      expected: ["c", "a"]),
    ScreenCase(
      name: "an explicit order in a circle",
      root:
        Node(.view, "p", ["accessibility": ["elements": ["q", "p"]]]) {
          Node(.view, "q", ["accessibility": ["elements": ["p", "q", "a"]]]) {
            label("a", 0, 0)
          }
        },
      expected: ["a"]),
  ]

  private static let tabs: [String: JSON] = ["accessibility": ["traits": ["tabBar"]]]

  private static let containers: [ScreenCase] = [
    ScreenCase(
      name: "a stepper", root: Node(.stepper, "s"),
      expected: ["Decrement. Button.", "Increment. Button."]),
    ScreenCase(
      name: "a disabled stepper", root: Node(.stepper, "s", ["isEnabled": false]),
      expected: ["Decrement. Dimmed. Button.", "Increment. Dimmed. Button."]),
    ScreenCase(
      name: "segments",
      root:
        Node(.segmentedControl) {
          Node(.segment, ["title": "Day"])
          Node(.segment, ["title": "Week", "isSelected": true])
          Node(.segment, ["image": "month_icon"])
        },
      expected: ["Day. Button. 1 of 3.", "Selected: Week. Button. 2 of 3.", "month icon. Button. 3 of 3."]),
    ScreenCase(
      name: "disabled segments",
      root: Node(.segmentedControl, ["isEnabled": false]) {
        Node(.segment, ["title": "Day"])
      },
      expected: ["Day. Dimmed. Button. 1 of 1."]),
    ScreenCase(
      name: "a tab bar",
      root:
        Node(.tabBar) {
          Node(.tabBarItem, ["title": "Home", "isSelected": true])
          Node(.tabBarItem)
        },
      expected: ["Selected: Home. Tab. 1 of 2.", "Tab. 2 of 2."]),
    ScreenCase(
      name: "a view that is a tab bar by its trait",
      root: view(
        [
          label("a", 0, 0),
          view([Node(.button, ["title": "Go", "frame": .frame(90, 0, 9, 9)])]),
        ], tabs),
      expected: ["a. Tab. 1 of 2.", "Go. Tab. 2 of 2."]),
    ScreenCase(
      name: "a list",
      root: view(
        [label("a", 0, 0), label("b", 0, 50), label("c", 0, 90)], ["accessibility": ["containerType": "list"]]),
      expected: ["a. List Start.", "b", "c. List End."]),
    ScreenCase(
      name: "a landmark of one", root: view([label("a", 0, 0)], ["accessibility": ["containerType": "landmark"]]),
      expected: ["a. Landmark."]),
    ScreenCase(
      name: "a group is read together",
      root: view([
        label("b", 200, 0), label("d", 0, 60),
        view(
          [label("a", 0, 0), label("c", 0, 100)],
          ["frame": ["x": 0, "y": 0, "width": 90, "height": 200], "accessibility": ["containerType": "semanticGroup"]]
        ),
      ]), expected: ["a", "c", "b", "d"]),
    ScreenCase(
      name: "a cell says its labels and leaves its controls",
      root:
        Node(.tableView) {
          Node(.section, ["title": "Sound"]) {
            Node(.cell) {
              Node(.label, ["text": "Volume"])
              Node(.view) {
                Node(.label, ["text": "loud"])
                Node(.switch, ["isOn": true])
              }
            }
          }
        },
      expected: ["Sound. Heading.", "Volume, loud", "Switch Button. On. Double tap to toggle setting."]),
    ScreenCase(
      name: "a collection's cell is no element",
      root:
        Node(.collectionView) {
          Node(.cell) {
            Node(.label, ["text": "a"])
          }
        },
      expected: ["a"]),
    ScreenCase(
      name: "a search field with scopes",
      root: Node(.searchField, ["placeholder": "Find"]) {
        Node(.segment, ["title": "All"])
      },
      expected: ["Find. Search Field.", "All. Button. 1 of 1."]),
    ScreenCase(
      name: "the item that leads back is on the next screen",
      root:
        Node(.navigationItem, ["title": "Inbox"]) {
          Node(.barButtonItem, ["type": "back", "title": "In"])
        },
      expected: ["Inbox. Heading."]),
    ScreenCase(
      name: "a controller: bar, view, tab",
      root:
        Node(.viewController) {
          Node(.tabBarItem, ["title": "Mail"])
          view([label("a", 0, 0)])
          Node(.navigationItem, ["title": "Inbox"]) {
            Node(.barButtonItem, ["systemItem": "edit"])
          }
        },
      expected: ["Inbox. Heading.", "Edit. Button.", "a", "Mail. Tab."]),
  ]

  @Test("paths run from the screen to the element")
  func paths() throws {
    let screen = try Node(.view, "v") { Node(.stepper, "n") }.screen(size: nil)
    let spoken = SpeechModel().transcript(
      of: screen, platform: .iOS, locale: try #require(LocaleTag("en")), resolve: SpeechCase.resolve)
    #expect(spoken.map(\.path) == [["s", "v", "n"], ["s", "v", "n"]])
  }
}
