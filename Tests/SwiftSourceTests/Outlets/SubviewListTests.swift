import AuditModel
import Testing

@testable import SwiftSource

/// What code does with views that it reaches as those inside another one.
@Suite struct SubviewListTests {
  /// The second view of a stack with the outlet `stack`.
  private func second(_ code: String, kind: ElementKind = .stackView) async throws -> Element {
    let source = code.hasPrefix("@") ? code : CompletedInterface.player(code)
    let stack = try await CompletedInterface.element([source]) { element in
      (element.kind, element.outlets) = (kind, ["stack"])
      element.children = ["first", "second"].map { Element(id: $0, kind: .button) }
    }
    return try #require(stack.children.last)
  }

  /// A loop reaches all of them, also by another name of the list, and a number one.
  @Test(
    arguments: [
      ("for view in stack.arrangedSubviews { view.accessibilityLabel = name }", [.label]),
      ("for case let view as UIButton in stack.subviews { view.accessibilityLabel = name }", [.label]),
      ("let views = stack.arrangedSubviews\nfor view in views { view.accessibilityLabel = name }", [.label]),
      ("for (i, view) in stack.arrangedSubviews.enumerated() { view.accessibilityLabel = names[i] }", [.label]),
      ("stack.arrangedSubviews.compactMap { $0 as? UIButton }.forEach { $0.accessibilityLabel = name }", [.label]),
      ("for view in stack.arrangedSubviews as! [UIButton] { view.accessibilityLabel = name }", [.label]),
      ("for view in stack.arrangedSubviews.reversed() { view.accessibilityLabel = name }", [.label]),
      ("for view in stack.subviews { if let own = view as? UIControl { own.accessibilityLabel = name } }", [.label]),
      // What has another class is not meant.
      ("for case let view as UILabel in stack.subviews { view.text = \"\" }", nil),
      ("for view in stack.subviews { if let label = view as? UILabel { label.text = \"\" } }", nil),
      ("stack.arrangedSubviews.compactMap { $0 as? UILabel }.forEach { $0.text = \"\" }", nil),
      ("for view in stack.arrangedSubviews as! [UILabel] { view.text = \"\" }", nil),
      ("for case let view as Own in stack.subviews { view.accessibilityLabel = name }", nil),
      ("stack.arrangedSubviews[1].accessibilityLabel = name", [.label]),
      ("stack.arrangedSubviews[i].accessibilityLabel = name", [.label]),
      ("stack.arrangedSubviews[0].accessibilityLabel = name", nil),
      ("for view in other.arrangedSubviews { view.accessibilityLabel = name }", nil),
    ] as [(String, [CodeProperty]?)])
  func subviews(code: String, sets: [CodeProperty]?) async throws {
    #expect(try await second("func f() { \(code) }").code?.sets == sets)
  }

  /// So it does in Objective-C.
  @Test(arguments: [
    "for (UIButton *view in self.stack.arrangedSubviews) { view.accessibilityLabel = name; }",
    "[_stack.arrangedSubviews enumerateObjectsUsingBlock:^(UIButton *view, NSUInteger i, BOOL *s) { view.accessibilityLabel = name; }];",
    "self.stack.arrangedSubviews[1].accessibilityLabel = name;",
    "for (UILabel *label in _stack.subviews) { label.text = @\"\"; } for (UIView *v in _stack.subviews) { v.accessibilityLabel = name; }",
  ])
  func objectiveC(code: String) async throws {
    #expect(try await second("@implementation Player\n- (void)f { \(code) }\n@end").code?.sets == [.label])
  }

  /// What a loop casts to an app's own class is of that class.
  @Test func ownClass() async throws {
    let source = CompletedInterface.player("func f() { for case let view as Own in stack.subviews { view.tint() } }")
    let own = "import UIKit\nclass Base: UIButton { func tint() { accessibilityLabel = name } }\nclass Own: Base {}"
    let stack = try await CompletedInterface.element([source, own]) { element in
      (element.kind, element.outlets) = (.stackView, ["stack"])
      element.children = ["Own", nil].map { name in
        var child = Element(id: name ?? "plain", kind: .button)
        child.customClass = name
        return child
      }
    }
    #expect(stack.children.map(\.code?.classes) == [["Own", "Player"], nil])
  }

  /// Views that code takes away when the file is loaded are never shown, unless it adds them again.
  @Test(arguments: [
    ("stack.arrangedSubviews.forEach { $0.removeFromSuperview() }", true as Bool?),
    ("for view in stack.arrangedSubviews { view.removeFromSuperview() }", true),
    ("if isEmpty { for view in stack.arrangedSubviews { view.removeFromSuperview() } }", nil),
    ("for view in stack.arrangedSubviews { view.removeFromSuperview(); list.addArrangedSubview(view) }", nil),
    (
      "for view in stack.arrangedSubviews { view.alpha = 0 }\nfor view in stack.arrangedSubviews { view.alpha = 1 }",
      nil
    ),
  ])
  func placeholders(code: String, isHidden: Bool?) async throws {
    #expect(try await second("override func viewDidLoad() { \(code) }").isHidden == isHidden)
  }

  /// A segment has the title that code gives it by its index.
  @Test(arguments: [
    ("stack.setTitle(\"Hex\", forSegmentAt: 1)", "Hex" as String?), ("stack.setTitle(\"Hex\", forSegmentAt: 0)", nil),
    ("stack.setLabel(\"Hex\", forSegment: 1)", "Hex"),
  ])
  func segments(code: String, title: String?) async throws {
    let segment = try await second("override func viewDidLoad() { \(code) }", kind: .segmentedControl)
    #expect(segment.control.states?[.normal]?.title?.value == title)
  }

  /// So it has in Objective-C.
  @Test func segmentsInObjectiveC() async throws {
    let code =
      "@implementation Player\n- (void)viewDidLoad { [self.stack setTitle:@\"Hex\" forSegmentAtIndex:1]; }\n@end"
    #expect(try await second(code, kind: .segmentedControl).control.states?[.normal]?.title?.value == "Hex")
  }
}
