import AuditModel
import Foundation
import Testing
import VoiceOver

/// One screen as JSON with what is expected to be spoken, in order.
struct ScreenCase: Sendable, CustomTestStringConvertible {
  var name: String
  var root: String
  var expected: [String]
  var locale = "en"
  var size = #"{"width": 393, "height": 852}"#
  /// Solved frames by place in file order (x, y, width, height); nil where nothing was solved.
  var frames: [[Int]?]?

  var testDescription: String { name }

  func decoded() throws -> Screen {
    let json = #"{"id": "s", "size": \#(size), "root": \#(root)}"#
    return try JSONDecoder().decode(Screen.self, from: Data(json.utf8))
  }

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

  static func label(_ text: String, _ x: Int, _ y: Int, _ more: String = "") -> String {
    #"{"kind": "label", "id": "\#(text)", "text": "\#(text)", "frame": {"x": \#(x), "y": \#(y), "width": 50, "height": 20}\#(more)}"#
  }

  static func view(
    _ children: [String], _ more: String = #", "frame": {"x": 0, "y": 0, "width": 393, "height": 852}"#
  ) -> String {
    #"{"kind": "view", "id": "v", "children": [\#(children.joined(separator: ", "))]\#(more)}"#
  }
}
