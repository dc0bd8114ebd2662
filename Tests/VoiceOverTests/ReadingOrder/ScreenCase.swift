import AuditModel
import TestSupport
import Testing
import VoiceOver

/// One screen with what is expected to be spoken, in order.
struct ScreenCase: Sendable, CustomTestStringConvertible {
  var name: String
  var root: Node
  var expected: [String]
  var locale = "en"
  var size: Size? = Size(width: 393, height: 852)
  /// Solved frames by place in file order (x, y, width, height); nil where nothing was solved.
  var frames: [[Int]?]?

  var testDescription: String { name }

  func decoded() throws -> Screen { try root.screen(size: size) }

  func spoken() throws -> [String] {
    SpeechModel().transcript(
      of: try decoded(), platform: .iOS, locale: try #require(LocaleTag(locale)), frames: solved,
      states: { _ in [.normal] },
      resolve: SpeechCase.resolve
    ).map(\.utterance.text)
  }

  private var solved: SolvedScreen? {
    guard let frames else { return nil }
    let elements = frames.map { frame in
      frame.map {
        SolvedElement(
          frame: Rect(
            x: Points(Double($0[0])), y: Points(Double($0[1])), width: Points(Double($0[2])),
            height: Points(Double($0[3]))),
          determinedBy: .constraints)
      }
    }
    return SolvedScreen(size: Size(width: 393, height: 852), elements: elements)
  }

  static func label(_ text: String, _ x: Double, _ y: Double, _ more: [String: JSON] = [:]) -> Node {
    Node(.label, text, ["text": JSON(text), "frame": .frame(x, y, 50, 20)]).with(more)
  }

  static func view(_ children: [Node], _ more: [String: JSON] = ["frame": .frame(0, 0, 393, 852)]) -> Node {
    Node(.view, "v", children: { children }).with(more)
  }
}
