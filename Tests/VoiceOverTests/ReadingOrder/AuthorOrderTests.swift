import AuditModel
import Testing
import VoiceOver

@Suite("What is left out, and orders that the author gives")
struct AuthorOrderTests {
  @Test("whole screens", arguments: screens)
  func transcript(_ screen: ScreenCase) throws {
    #expect(try screen.spoken() == screen.expected)
  }

  private static func accessible(_ properties: String) -> String { #", "accessibility": {\#(properties)}"# }

  private static let label = ScreenCase.label
  private static func view(_ children: [String], _ more: String = "") -> String { ScreenCase.view(children, more) }

  static let screens: [ScreenCase] = [
    ScreenCase(
      name: "transparent",
      root: view([
        label("a", 0, 0, #", "appearance": {"alpha": 0}"#), label("b", 0, 50, #", "appearance": {"alpha": 0.1}"#),
      ]),
      expected: ["b"]),
    ScreenCase(
      name: "not installed", root: view([label("a", 0, 0, #", "isNotInstalled": true"#), label("b", 0, 50, "")]),
      expected: ["b"]),
    ScreenCase(
      name: "an explicit order does not show what a hidden view holds",
      root: view(
        [
          label("a", 0, 0, ""),
          #"{"kind": "view", "id": "h", "isHidden": true, "children": [\#(label("b", 0, 0, ""))]}"#,
        ],
        accessible(#""elements": ["b", "a"]"#)), expected: ["a"]),
    ScreenCase(
      name: "an explicit order with itself, those that hold it, and the same twice",
      root: ScreenCase.view([
        #"{"kind": "view", "id": "inner", "accessibility": {"elements": ["v", "inner", "b", "a", "b", "s", ""]}, "children": [\#(label("a", 0, 0, "")), \#(label("b", 0, 50, ""))]}"#
      ]), expected: ["b", "a"]),
    ScreenCase(
      name: "elements of one id",
      root: ScreenCase.view(
        [label("a", 0, 0, ""), label("a", 0, 50, ""), label("b", 0, 90, "")],
        accessible(#""elements": ["b", "a", "a"]"#)),
      expected: ["b", "a"]),
    ScreenCase(
      name: "of two modal views the last",
      root: ScreenCase.view([
        label("a", 0, 0, ""), #"{"kind": "view", "id": "m", "isModal": true, "children": [\#(label("b", 0, 0, ""))]}"#,
        #"{"kind": "view", "id": "n", "isModal": true, "children": [\#(label("c", 0, 0, ""))]}"#, label("d", 0, 50, ""),
      ]), expected: ["c"]),
    ScreenCase(
      name: "a hidden modal view hides nothing",
      root: ScreenCase.view([
        label("a", 0, 0, ""),
        #"{"kind": "view", "id": "m", "isModal": true, "isHidden": true, "children": [\#(label("b", 0, 0, ""))]}"#,
      ]), expected: ["a"]),
    ScreenCase(
      name: "a modal view hides what is beside it, not what is beside the view that holds it",
      root: ScreenCase.view([
        #"{"kind": "view", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}, "children": [\#(label("a", 0, 0, "")), {"kind": "view", "id": "m", "isModal": true, "children": [\#(label("b", 0, 0, ""))]}]}"#,
        label("c", 0, 50, ""),
      ]), expected: ["b", "c"]),
    ScreenCase(
      name: "priorities among siblings, also those of views that are looked through",
      root: ScreenCase.view([
        label("a", 0, 0, ""), label("b", 0, 50, accessible(#""sortPriority": 2"#)),
        #"{"kind": "view", "id": "p", "frame": {"x": 0, "y": 90, "width": 9, "height": 9}, "accessibility": {"sortPriority": 1}, "children": [\#(label("c", 0, 0, "")), \#(label("d", 0, 30, accessible(#""sortPriority": -1"#)))]}"#,
      ]), expected: ["b", "c", "a", "d"]),
    ScreenCase(
      name: "what SwiftUI combines or ignores is not reached",
      root: ScreenCase.view([
        #"{"kind": "view", "id": "p", "accessibility": {"isElement": true, "label": "Both", "children": "combine"}, "children": [\#(label("c", 0, 0, ""))]}"#,
        #"{"kind": "view", "id": "q", "accessibility": {"children": "ignore"}, "children": [\#(label("d", 0, 0, ""))]}"#,
      ]), expected: ["Both", ""]),
    ScreenCase(
      name: "what SwiftUI contains is read together",
      root: ScreenCase.view([
        label("b", 200, 0, ""),
        #"{"kind": "view", "id": "p", "frame": {"x": 0, "y": 0, "width": 90, "height": 90}, "accessibility": {"children": "contain"}, "children": [\#(label("a", 0, 0, "")), \#(label("c", 0, 60, ""))]}"#,
      ]), expected: ["a", "c", "b"]),
  ]
}
