import AuditModel
import Foundation
import Layout
import TestSupport
import Testing

/// The sizes of fields, labels and text views, and where their baselines lie.
struct UIKitTextTests {
  private static let corner = ["c.leading = root.leading", "c.top = root.top"]

  private func frame(_ control: Node, _ constraints: [String] = corner, build: String? = nil) throws -> Rect? {
    var screen = TestScreen.view([control], constraints)
    screen.toolsVersion = build
    return try screen.laidOut().frames()["c"]
  }

  @Test(
    arguments: [
      ("14490", "roundedRect", 33.0), ("16097", "roundedRect", 33), ("17701", "roundedRect", 34),
      (nil, "roundedRect", 34),
      ("24127", "line", 25),
    ] as [(String?, String, Double)])
  func aRoundedFieldHasALeastHeight(build: String?, border: String, height: Double) throws {
    let field = Node(.textField, "c", ["text": "Name", "type": JSON(border)])
    #expect(try frame(field, build: build)?.height == Points(height))
  }

  @Test(arguments: [("    ", 17.0...21.0), ("", 0.0...0.0)])
  func aLabelOfBlanksIsALineHigh(text: String, heights: ClosedRange<Double>) throws {
    let height = try #require(try frame(Node(.label, "c", ["text": JSON(text)]))).height.value
    #expect(heights.contains(height))
  }

  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() throws {
    let text: Members = ["text": "some words that take lines"]
    let width = Self.corner + ["c.width = 110"]
    let fixed = Node(.textView, "c", text + ["layout": ["isScrollEnabled": false]])
    #expect(try frame(fixed, width)?.height == 76)
    #expect(try frame(Node(.textView, "c", text), width)?.height == 0)
  }

  @Test(arguments: [(ElementKind.textField, 20.0), (.button, 20), (.label, 0)])
  func theBaselineOfAHighControlIsInItsMiddle(kind: ElementKind, expected: Double) throws {
    let high = Node(kind, "c", kind == .button ? ["title": "Go"] : ["text": "Go"])
    let label = Node(.label, "l", ["text": "Go"])
    let constraints =
      Self.corner + ["c.height = 60", "l.firstBaseline = c.firstBaseline", "l.leading = c.trailing"]
    let frames = try TestScreen.view([high, label], constraints).laidOut().frames()
    #expect(abs((frames["l"]?.y.value ?? -1) - expected) < 1)
  }

  @Test func aStackCanSpaceBaselines() throws {
    let stack = Node(
      .stackView, "c",
      ["layout": ["axis": "vertical", "spacing": 30, "isBaselineRelative": true, "usesConstraints": true]]
    ) {
      Node(.label, "a", ["text": "A", "layout": ["usesConstraints": true]])
      Node(.label, "b", ["text": "B", "layout": ["usesConstraints": true]])
    }
    let frames = try TestScreen.view([stack], Self.corner).laidOut().frames()
    #expect(frames["b"]?.y == 30)
  }
}
