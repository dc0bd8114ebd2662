import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("What is left out, and orders that the author gives")
struct AuthorOrderTests {
  @Test("whole screens", arguments: screens)
  func transcript(_ screen: ScreenCase) throws {
    #expect(try screen.spoken() == screen.expected)
  }

  private static func accessible(_ properties: [String: JSON]) -> [String: JSON] {
    ["accessibility": .object(properties)]
  }

  private static func label(_ text: String, _ x: Double, _ y: Double, _ more: [String: JSON] = [:]) -> Node {
    ScreenCase.label(text, x, y, more)
  }

  private static func view(_ children: [Node], _ more: [String: JSON] = [:]) -> Node { ScreenCase.view(children, more) }

  static let screens: [ScreenCase] = [
    ScreenCase(
      name: "transparent",
      root: view([
        label("a", 0, 0, ["appearance": ["alpha": 0]]), label("b", 0, 50, ["appearance": ["alpha": 0.1]]),
      ]),
      expected: ["b"]),
    ScreenCase(
      name: "not installed", root: view([label("a", 0, 0, ["isNotInstalled": true]), label("b", 0, 50)]),
      expected: ["b"]),
    ScreenCase(
      name: "an explicit order does not show what a hidden view holds",
      root: view(
        [
          label("a", 0, 0),
          Node(.view, "h", ["isHidden": true]) {
            label("b", 0, 0)
          },
        ],
        accessible(["elements": ["b", "a"]])), expected: ["a"]),
    ScreenCase(
      name: "an explicit order with itself, those that hold it, and the same twice",
      root: ScreenCase.view([
        Node(.view, "inner", ["accessibility": ["elements": ["v", "inner", "b", "a", "b", "s", ""]]]) {
          label("a", 0, 0)
          label("b", 0, 50)
        }
      ]), expected: ["b", "a"]),
    ScreenCase(
      name: "elements of one id",
      root: ScreenCase.view(
        [label("a", 0, 0), label("a", 0, 50), label("b", 0, 90)],
        accessible(["elements": ["b", "a", "a"]])),
      expected: ["b", "a"]),
    ScreenCase(
      name: "of two modal views the last",
      root: ScreenCase.view([
        label("a", 0, 0),
        Node(.view, "m", ["isModal": true]) {
          label("b", 0, 0)
        },
        Node(.view, "n", ["isModal": true]) {
          label("c", 0, 0)
        }, label("d", 0, 50),
      ]), expected: ["c"]),
    ScreenCase(
      name: "a hidden modal view hides nothing",
      root: ScreenCase.view([
        label("a", 0, 0),
        Node(.view, "m", ["isModal": true, "isHidden": true]) {
          label("b", 0, 0)
        },
      ]), expected: ["a"]),
    ScreenCase(
      name: "a modal view hides what is beside it, not what is beside the view that holds it",
      root: ScreenCase.view([
        Node(.view, ["frame": .frame(0, 0, 9, 9)]) {
          label("a", 0, 0)
          Node(.view, "m", ["isModal": true]) {
            label("b", 0, 0)
          }
        },
        label("c", 0, 50),
      ]), expected: ["b", "c"]),
    ScreenCase(
      name: "priorities among siblings, also those of views that are looked through",
      root: ScreenCase.view([
        label("a", 0, 0), label("b", 0, 50, accessible(["sortPriority": 2])),
        Node(.view, "p", ["frame": .frame(0, 90, 9, 9), "accessibility": ["sortPriority": 1]]) {
          label("c", 0, 0)
          label("d", 0, 30, accessible(["sortPriority": -1]))
        },
      ]), expected: ["b", "c", "a", "d"]),
    ScreenCase(
      name: "what SwiftUI combines or ignores is not reached",
      root: ScreenCase.view([
        Node(.view, "p", ["accessibility": ["isElement": true, "label": "Both", "children": "combine"]]) {
          label("c", 0, 0)
        },
        Node(.view, "q", ["accessibility": ["children": "ignore"]]) {
          label("d", 0, 0)
        },
      ]), expected: ["Both", ""]),
    ScreenCase(
      name: "what SwiftUI contains is read together",
      root: ScreenCase.view([
        label("b", 200, 0),
        Node(.view, "p", ["frame": .frame(0, 0, 90, 90), "accessibility": ["children": "contain"]]) {
          label("a", 0, 0)
          label("c", 0, 60)
        },
      ]), expected: ["a", "c", "b"]),
  ]
}
