import AuditModel
import Testing

@testable import SwiftSource

/// Which objects of interface files code reaches: by a member, by what another object is stated to be, by helpers.
@Suite struct ReachedObjectTests {
  /// Behind `self` a member is meant, even if a parameter has its name.
  @Test(
    arguments: [
      ("func fill(close: String) { self.close.setTitle(close, for: .normal) }", [.title]),
      ("func fill(close: String) { self.close.accessibilityLabel = close }", [.label]),
      ("func fill(close: UIButton) { close.setTitle(a, for: .normal) }", nil),
      ("func fill(title: String) { self.title = title }", nil),
    ] as [(String, [CodeProperty]?)])
  func members(code: String, sets: [CodeProperty]?) async throws {
    let button = try await CompletedInterface.element([CompletedInterface.player(code)])
    #expect(button.code != nil && button.code?.sets == sets)
    let objectiveC =
      "@implementation Player\n- (void)fill:(NSString *)close { [self.close setTitle:close forState:0]; }\n@end"
    #expect(try await CompletedInterface.element([objectiveC]).code?.sets == [.title])
  }

  /// A file belongs to the class that loads it, if no code declares the class that it states.
  @Test(
    arguments: [
      ("Bundle.main.loadNibNamed(\"Main\", owner: self)", "Inspector", [.title]),
      ("Bundle.main.loadNibNamed(\"Other\", owner: self)", "Inspector", nil),
      ("Bundle.main.loadNibNamed(\"Main\", owner: nil)", "Inspector", nil),
      ("Bundle.main.loadNibNamed(\"Main\", owner: self)", "Declared", nil),
    ] as [(String, String, [CodeProperty]?)])
  func renamedOwner(load: String, stated: String, sets: [CodeProperty]?) async throws {
    let swift = CompletedInterface.player("func load() { \(load); close.setTitle(a, for: .normal) }")
    let others = "class Declared {}"
    let change = { (element: inout Element) in element.outletClasses = [stated] }
    let button = try await CompletedInterface.element([swift, others], owner: stated, change: change)
    #expect(button.code?.sets == sets)
    let objectiveC = """
      @implementation Player
      - (void)load { ok = [[NSBundle mainBundle] loadNibNamed:@"Main" owner:self topLevelObjects:NULL]; }
      - (void)fill { [self.close setTitle:title forState:0]; }
      @end
      """
    let own = try await CompletedInterface.element([objectiveC], owner: "Inspector") {
      $0.outletClasses = ["Inspector"]
    }
    #expect(own.code?.sets == [.title])
  }

  /// What code sets of a member of another object counts unless the object is stated to be of a class that has nothing to do with this one.
  @Test(
    arguments: [
      ("guard let cell = dequeue() as? Player else { return }", [.title]),
      ("guard let cell = dequeue() as? Other else { return }", nil),
      ("let cell: NSStatusItem = bar.make()", nil), ("let cell = make()", [.title]),
      // Of several declarations the last one is meant.
      (
        "guard let cell = dequeue() as? Player else { return }\nguard let cell = dequeue() as? Other else { return }",
        nil
      ),
    ] as [(String, [CodeProperty]?)])
  func otherObjects(declaration: String, sets: [CodeProperty]?) async throws {
    let others = """
      import UIKit
      class Other: UITableViewCell { @IBOutlet weak var close: UIButton! }
      class List { func f() {\n\(declaration)\ncell.close.setTitle(a, for: .normal)\n} }
      """
    let button = try await CompletedInterface.element([CompletedInterface.player(""), others])
    #expect(button.code?.sets == sets)
  }

  /// Methods that the app adds to the system's classes, two calls deep.
  @Test(
    arguments: [
      (
        "func adorn() { paint(a, with: b) }\nfunc paint(_ a: UIImage, with b: UIColor) { setImage(a, for: .normal) }",
        [.image]
      ),
      ("func adorn() { style.apply(to: self) }", [.title]), ("func adorn() { layer.cornerRadius = 4 }", nil),
    ] as [(String, [CodeProperty]?)])
  func helpers(code: String, sets: [CodeProperty]?) async throws {
    let helpers = """
      import UIKit
      extension UIButton {\n\(code)\n}
      class Style { func apply(to button: UIButton) { button.setTitle(text, for: .normal) } }
      """
    let button = try await CompletedInterface.element([
      CompletedInterface.player("func f() { close.adorn() }"), helpers,
    ])
    #expect(button.code != nil && button.code?.sets == sets)
  }

  /// What an extension of the system's views can do is done to none that does not call it.
  @Test func extensionsOfViews() async throws {
    let sources = """
      import UIKit
      extension UIView { func join() { isAccessibilityElement = true } }
      class Panel: UIView {}
      """
    let panel = try await CompletedInterface.element([CompletedInterface.player(""), sources]) { element in
      element = Element(id: "p", kind: .view)
      element.customClass = "Panel"
      element.children = [Element(id: "b", kind: .button)]
    }
    #expect(panel.children.first?.code?.override == nil)
  }

  /// In AppKit, an element does not hide what is inside, unless it acts for it as a control.
  @Test(arguments: [("", nil as String?), ("override func accessibilityPerformPress() -> Bool { press() }", "Panel")])
  func elementsOfAppKit(code: String, override: String?) async throws {
    let sources =
      "import AppKit\nclass Panel: NSView { override func isAccessibilityElement() -> Bool { true }\n\(code) }"
    let panel = try await CompletedInterface.element([sources], platform: .macOS) { element in
      element = Element(id: "p", kind: .view)
      element.customClass = "Panel"
      element.children = [Element(id: "b", kind: .button)]
    }
    #expect(panel.children.first?.code?.override == override.map { "\($0).isAccessibilityElement" })
  }

  /// A control is an element anyway.
  @Test(arguments: [
    (ElementKind.button, "true", nil as String?), (.button, "isOn", "Panel.isAccessibilityElement"),
    (.view, "true", "Panel.isAccessibilityElement"),
  ])
  func elements(kind: ElementKind, value: String, override: String?) async throws {
    let sources =
      "import UIKit\nclass Panel: UIControl { override var isAccessibilityElement: Bool { get { \(value) } set {} } }"
    let panel = try await CompletedInterface.element([CompletedInterface.player(""), sources]) { element in
      element.kind = kind
      element.customClass = "Panel"
    }
    #expect(panel.code?.override == override)
  }

  /// What the file hides, or makes transparent, and code shows at times.
  @Test(
    arguments: [
      ("close.isHidden = !canClose", true), ("close.isHidden = false", true), ("close.isHidden = true", nil),
      ("close.alpha = isOn ? 1 : 0", true), ("close.alpha = 0", nil), ("", nil),
    ] as [(String, Bool?)])
  func shownLater(code: String, isShownLater: Bool?) async throws {
    let player = CompletedInterface.player("func f() { \(code) }")
    let hidden = try await CompletedInterface.element([player]) { $0.isHidden = true }
    #expect(hidden.isHidden == true && hidden.code?.isShownLater == isShownLater)
    let objectiveC =
      "@implementation Player\n- (void)f { \(code.replacing("isH", with: "h").replacing("true", with: "YES")); }\n@end"
    #expect(
      try await CompletedInterface.element([objectiveC]) { $0.isHidden = true }.code?.isShownLater == isShownLater)
  }

  /// What an extension's function shows that code calls on it.
  @Test func shownByHelper() async throws {
    let player = CompletedInterface.player("func f() { close.show(true) }")
    let helper = "extension UIView { func show(_ isShown: Bool) { self.isHidden = !isShown } }"
    let hidden = try await CompletedInterface.element([player, helper]) { $0.isHidden = true }
    #expect(hidden.code?.isShownLater == true)
  }

  /// Properties that streams set.
  @Test(arguments: [
    "close.reactive.title <~ viewModel.title", "self.close.reactive.title(for: .normal) <~ viewModel.title",
    "viewModel.title.bind(to: close.rx.title(for: .normal))", "viewModel.title.drive(close.rx.title())",
  ])
  func streams(statement: String) async throws {
    let button = try await CompletedInterface.element([CompletedInterface.player("func f() { \(statement) }")])
    #expect(button.code?.sets == [.title])
  }
}
