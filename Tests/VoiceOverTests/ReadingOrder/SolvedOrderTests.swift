import AuditModel
import TestSupport
import Testing
import VoiceOver

@Suite("Reading order by solved frames")
struct SolvedOrderTests {
  private static let root = Node.placedView([
    Node.placedLabel("a", 0, 0, ["layout": ["usesConstraints": true]]),
    Node.placedLabel("b", 100, 0, ["layout": ["usesConstraints": true]]),
  ])

  @Test(
    "whole screens",
    arguments: [
      ("a label that has moved down", "en", [[0, 0, 393, 852], [0, 40, 50, 20], [100, 0, 50, 20]], ["b", "a"]),
      ("mirrored already", "ar", [[0, 0, 393, 852], [343, 0, 50, 20], [243, 0, 50, 20]], ["a", "b"]),
      (
        "not mirrored, since the view keeps its direction", "ar",
        [[0, 0, 393, 852], [0, 0, 50, 20], [100, 0, 50, 20]], ["b", "a"]
      ),
      (
        "the recorded frame, mirrored, where nothing was solved", "ar", [[0, 0, 393, 852], nil, [243, 0, 50, 20]],
        ["a", "b"]
      ),
      ("fewer frames than elements", "en", [], ["a", "b"]),
    ] as [(String, String, [[Points]?], [String])])
  func transcript(name: String, locale: String, frames: [[Points]?], expected: [String]) throws {
    let screen = TestScreen(root: Self.root, size: Size(width: 393, height: 852), locale: locale)
    #expect(try screen.spoken(frames: frames.map { $0.map { .at($0[0], $0[1], $0[2], $0[3]) } }) == expected)
  }

  @Test("a view that is left open and has no width tells no order")
  func collapsed() throws {
    let root = Node(.view, "root", ["frame": .frame(0, 0, 300, 40)]) {
      Node(.label, "list", ["text": "list", "frame": .frame(0, 0, 90, 40)])
      Node(.label, "add", ["text": "add", "frame": .frame(200, 0, 90, 40)])
    }
    var frames: [SolvedElement] = [.at(0, 0, 300, 40), .at(20, 0, 0, 40), .at(10, 0, 50, 40)]
    frames[1].isAmbiguous = true
    #expect(try TestScreen(root: root, size: nil).spoken(frames: frames) == ["list", "add"])
  }
}
