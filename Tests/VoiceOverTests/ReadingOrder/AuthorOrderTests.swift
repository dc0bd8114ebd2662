import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("What is left out, and orders that the author gives")
struct AuthorOrderTests {
  @Test("whole screens", arguments: screens)
  func transcript(name: String, screen: TestScreen, expected: [String]) throws {
    #expect(try screen.spoken() == expected)
  }

  private static func accessible(_ properties: [String: JSON]) -> [String: JSON] {
    ["accessibility": .object(properties)]
  }

  private static func label(_ text: String, _ x: Double, _ y: Double, _ more: [String: JSON] = [:]) -> Node {
    Node.placedLabel(text, x, y, more)
  }

  private static func view(_ children: [Node], _ more: [String: JSON] = [:]) -> Node { Node.placedView(children, more) }

  static let screens: [(String, TestScreen, [String])] = [
    (
      "transparent",
      TestScreen(
        root: view([
          label("a", 0, 0, ["appearance": ["alpha": 0]]), label("b", 0, 50, ["appearance": ["alpha": 0.1]]),
        ])), ["b"]
    ),
    ("not installed", TestScreen(root: view([label("a", 0, 0, ["isNotInstalled": true]), label("b", 0, 50)])), ["b"]),
    (
      "an explicit order does not show what a hidden view holds",
      TestScreen(
        root: view(
          [
            label("a", 0, 0),
            Node(.view, "h", ["isHidden": true]) {
              label("b", 0, 0)
            },
          ],
          accessible(["elements": ["b", "a"]]))), ["a"]
    ),
    (
      "an explicit order with itself, those that hold it, and the same twice",
      TestScreen(
        root: Node.placedView([
          Node(.view, "inner", ["accessibility": ["elements": ["v", "inner", "b", "a", "b", "s", ""]]]) {
            label("a", 0, 0)
            label("b", 0, 50)
          }
        ])), ["b", "a"]
    ),
    (
      "elements of one id",
      TestScreen(
        root: Node.placedView(
          [label("a", 0, 0), label("a", 0, 50), label("b", 0, 90)],
          accessible(["elements": ["b", "a", "a"]]))), ["b", "a"]
    ),
    (
      "of two modal views the last",
      TestScreen(
        root: Node.placedView([
          label("a", 0, 0),
          Node(.view, "m", ["isModal": true]) {
            label("b", 0, 0)
          },
          Node(.view, "n", ["isModal": true]) {
            label("c", 0, 0)
          }, label("d", 0, 50),
        ])), ["c"]
    ),
    (
      "a hidden modal view hides nothing",
      TestScreen(
        root: Node.placedView([
          label("a", 0, 0),
          Node(.view, "m", ["isModal": true, "isHidden": true]) {
            label("b", 0, 0)
          },
        ])), ["a"]
    ),
    (
      "a modal view hides what is beside it, not what is beside the view that holds it",
      TestScreen(
        root: Node.placedView([
          Node(.view, ["frame": .frame(0, 0, 9, 9)]) {
            label("a", 0, 0)
            Node(.view, "m", ["isModal": true]) {
              label("b", 0, 0)
            }
          },
          label("c", 0, 50),
        ])), ["b", "c"]
    ),
    (
      "priorities among siblings, also those of views that are looked through",
      TestScreen(
        root: Node.placedView([
          label("a", 0, 0), label("b", 0, 50, accessible(["sortPriority": 2])),
          Node(.view, "p", ["frame": .frame(0, 90, 9, 9), "accessibility": ["sortPriority": 1]]) {
            label("c", 0, 0)
            label("d", 0, 30, accessible(["sortPriority": -1]))
          },
        ])), ["b", "c", "a", "d"]
    ),
    (
      "what SwiftUI combines or ignores is not reached",
      TestScreen(
        root: Node.placedView([
          Node(.view, "p", ["accessibility": ["isElement": true, "label": "Both", "children": "combine"]]) {
            label("c", 0, 0)
          },
          Node(.view, "q", ["accessibility": ["children": "ignore"]]) {
            label("d", 0, 0)
          },
        ])), ["Both", ""]
    ),
    (
      "what SwiftUI contains is read together",
      TestScreen(
        root: Node.placedView([
          label("b", 200, 0),
          Node(.view, "p", ["frame": .frame(0, 0, 90, 90), "accessibility": ["children": "contain"]]) {
            label("a", 0, 0)
            label("c", 0, 60)
          },
        ])), ["a", "c", "b"]
    ),
  ]
}
