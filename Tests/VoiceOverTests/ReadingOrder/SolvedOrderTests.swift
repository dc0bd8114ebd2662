import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("Reading order by solved frames")
struct SolvedOrderTests {
  private static let root = ScreenCase.view([
    ScreenCase.label("a", 0, 0, ["layout": ["usesConstraints": true]]),
    ScreenCase.label("b", 100, 0, ["layout": ["usesConstraints": true]]),
  ])

  @Test("whole screens", arguments: screens)
  func transcript(_ screen: ScreenCase) throws {
    #expect(try screen.spoken() == screen.expected)
  }

  static let screens: [ScreenCase] = [
    ScreenCase(
      name: "a label that has moved down", root: root, expected: ["b", "a"],
      frames: [[0, 0, 393, 852], [0, 40, 50, 20], [100, 0, 50, 20]]),
    ScreenCase(
      name: "mirrored already", root: root, expected: ["a", "b"], locale: "ar",
      frames: [[0, 0, 393, 852], [343, 0, 50, 20], [243, 0, 50, 20]]),
    ScreenCase(
      name: "not mirrored, since the view keeps its direction", root: root, expected: ["b", "a"], locale: "ar",
      frames: [[0, 0, 393, 852], [0, 0, 50, 20], [100, 0, 50, 20]]),
    ScreenCase(
      name: "the recorded frame, mirrored, where nothing was solved", root: root, expected: ["a", "b"], locale: "ar",
      frames: [[0, 0, 393, 852], nil, [243, 0, 50, 20]]),
    ScreenCase(name: "fewer frames than elements", root: root, expected: ["a", "b"], frames: []),
  ]

  @Test("a view that is left open and has no width tells no order")
  func collapsed() throws {
    var root = Element(id: "root", kind: .view)
    root.frame = Rect(x: 0, y: 0, width: 300, height: 40)
    root.children = ["list", "add"].enumerated().map { index, id in
      var label = Element(id: id, kind: .label)
      label.control.text = LocalizableText(id)
      label.frame = Rect(x: Points(Double(index * 200)), y: 0, width: 90, height: 40)
      return label
    }
    var frames = SolvedScreen(size: Size(width: 300, height: 40), elements: [])
    let solved = [(0, 300), (20, 0), (10, 50)]
    frames.elements = solved.map { x, width in
      SolvedElement(
        frame: Rect(x: Points(Double(x)), y: 0, width: Points(Double(width)), height: 40), determinedBy: .constraints)
    }
    frames.elements[1]?.isAmbiguous = true
    let spoken = SpeechModel().transcript(
      of: Screen(id: "s", root: root), platform: .iOS, locale: .english, frames: frames, states: { _ in [.normal] },
      resolve: SpeechCase.resolve)
    #expect(spoken.map(\.element.id) == ["list", "add"])
  }
}
