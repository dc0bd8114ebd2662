import AuditModel
import TestSupport
import Testing

/// A screen that names neither left nor right and holds no recorded frame runs from right to left as its own mirror image.
@Suite struct MirroringTests {
  /// Views and the constraints of what holds them.
  struct Screen: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var children: [Node]
    var constraints: [String]
  }

  private static func text(_ kind: ElementKind, _ id: String, _ words: String) -> Node {
    Node(kind, id, [kind == .button ? "title" : "text": JSON(words), "layout": ["usesConstraints": true]])
  }

  private static func stack(_ members: Members) -> [Node] {
    let views = [text(.label, "a", "Name"), text(.button, "b", "Continue"), text(.label, "c", "Go")]
    return [Node(.stackView, "s", ["layout": .object(["usesConstraints": true] + members)]) { views }]
  }

  private static let corner = ["s.leading = root.leadingMargin", "s.top = root.top"]

  static let screens = [
    Screen(
      testDescription: "row of constraints", children: [text(.label, "a", "Name"), text(.button, "b", "Go")],
      constraints: [
        "a.leading = root.leading + 20", "a.top = root.top", "b.leading = a.trailing + 8", "b.top = a.bottom",
        "b.trailing ≤ root.trailingMargin",
      ]),
    Screen(
      testDescription: "centred, half as wide", children: [text(.button, "b", "Continue")],
      constraints: ["b.centerX = root.centerX", "b.width = 0.5 × root.width", "b.centerY = root.centerY"]),
    Screen(
      testDescription: "row", children: stack(["spacing": 10, "distribution": "equalSpacing"]),
      constraints: corner + ["s.trailing = root.trailing - 30"]),
    Screen(
      testDescription: "proportional row", children: stack(["spacing": 4, "distribution": "fillProportionally"]),
      constraints: corner + ["s.width = 300"]),
    Screen(
      testDescription: "column", children: stack(["axis": "vertical", "alignment": "leading"]), constraints: corner),
    Screen(
      testDescription: "directional margins",
      children: stack(
        ["margins": ["top": 1, "leading": 5, "bottom": 2, "trailing": 30], "marginsAreDirectional": true]),
      constraints: corner),
  ]

  @Test(arguments: screens)
  func rightToLeftIsTheMirrorImage(screen: Screen) throws {
    let forwards = try TestScreen.view(screen.children, screen.constraints).laidOut()
    let backwards = try TestScreen.view(screen.children, screen.constraints).laidOut(isRightToLeft: true)
    let (mirrored, frames) = (backwards.mirroredFrames(), backwards.frames())
    for (id, frame) in forwards.frames() { #expect(frame.isNearly(mirrored[id]), "\(id)") }
    for (id, frame) in forwards.mirroredFrames() { #expect(frame.isNearly(frames[id]), "\(id)") }
  }

  @Test func leftAndRightStay() throws {
    let constraints = ["b.left = root.left + 12", "b.top = root.top"]
    let forwards = try TestScreen.view([Self.text(.button, "b", "Go")], constraints).laidOut()
    let backwards = try TestScreen.view([Self.text(.button, "b", "Go")], constraints).laidOut(isRightToLeft: true)
    #expect(forwards.frames() == backwards.frames())
  }
}
