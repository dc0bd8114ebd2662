import AuditModel
import Testing

/// The states that controls have before anything happens.
@Suite struct StartingStateTests {
  /// A screen with a button, in which members do something with it.
  private func sketch(_ members: String) async -> String {
    await CodeControlTests.sketch("class C: UIViewController {\nlet b = UIButton()\n\(members)\n}")
  }

  @Test(arguments: [
    ControlCase("override func viewDidLoad() { b.isHidden = true }", "button hidden"),
    ControlCase("override func viewDidLoad() { setUp() }\nfunc setUp() { b.isHidden = true }", "button hidden"),
    ControlCase(
      "override func viewDidLoad() { self.setUp() }\nfunc setUp() { style() }\nfunc style() { b.isEnabled = false }",
      "button not-enabled"),
    ControlCase("init() { b.isEnabled = false; super.init() }", "button not-enabled"),
    ControlCase("func configure(with item: Item) { b.isHidden = true }", "button hidden"),
    ControlCase("func build() { view.addSubview(b); b.isHidden = true }", "button hidden"),
    ControlCase("func showResult() { view.addSubview(message); b.isHidden = true }", "button"),
    // What people do, or what is loaded, comes later.
    ControlCase("@objc func tapped() { b.isHidden = true }", "button"),
    ControlCase("func showError() { b.isEnabled = false }", "button"),
    ControlCase("override func viewDidLoad() { if small { shrink() } }\nfunc shrink() { b.isHidden = true }", "button"),
    ControlCase("override func viewDidLoad() { load { self.hide() } }\nfunc hide() { b.isHidden = true }", "button"),
    ControlCase("var isBusy = false { didSet { b.isEnabled = false } }", "button"),
  ])
  func hiddenAndDisabled(_ test: ControlCase) async {
    let found = await sketch(test.code)
    #expect(found == test.expected, "\(found)")
  }

  /// A class that hides its own values when they are made, or on demand.
  @Test(arguments: [
    ("override init(frame: CGRect) { super.init(frame: frame); isHidden = true }", "button code=Chip hidden"),
    (
      "override init(frame: CGRect) { super.init(frame: frame); setUp() }\nfunc setUp() { isHidden = true }",
      "button code=Chip hidden"
    ),
    ("func dismiss() { isHidden = true }", "button code=Chip"),
  ])
  func classes(members: String, expected: String) async {
    let own = "class Chip: UIButton {\n\(members)\n}"
    let found = await CodeControlTests.sketch("\(own)\nclass C: UIViewController { let chip = Chip() }")
    #expect(found == expected, "\(found)")
  }

  /// A text view that only some code makes read-only.
  @Test(arguments: [
    ("override func viewDidLoad() { t.isEditable = false }", false),
    ("override func viewDidLoad() { if done { t.isEditable = false } }", nil as Bool?),
    // Users can't edit what they can't select.
    ("override func viewDidLoad() { t.isSelectable = false }", false),
    ("override func viewDidLoad() { t.isSelectable = true }", nil),
  ])
  func readOnly(members: String, isEditable: Bool?) async throws {
    let code = "import UIKit\nclass C: UIViewController {\nlet t = UITextView()\n\(members)\n}"
    let tree = try #require(await CodeControlTests.trees(["V.swift": code]).first)
    #expect(tree.screens.first?.root.children.map(\.control.isEditable) == [isEditable])
  }

  /// What is set in the branch that makes the control is set in any case.
  @Test(arguments: [
    ("if isOpen {\nlet t = UITextView()\nt.isEditable = false\nview.addSubview(t)\n}", false as Bool?),
    ("let t = UITextView()\nview.addSubview(t)\nif isOpen { t.isEditable = false }", nil),
    ("if isOpen {\nlet t = UITextView()\nview.addSubview(t)\nif isDone { t.isEditable = false }\n}", nil),
  ])
  func branches(code: String, isEditable: Bool?) async throws {
    let code = "import UIKit\nclass C: UIViewController {\nfunc build() {\n\(code)\n}\n}"
    let tree = try #require(await CodeControlTests.trees(["V.swift": code]).first)
    #expect(tree.screens.first?.root.children.map(\.control.isEditable) == [isEditable])
  }
}
