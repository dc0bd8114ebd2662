import AuditModel
import Testing

/// Static functions and properties of the app that make bar items, labels, alerts and their actions.
@Suite struct StaticFactoryTests {
  private static let items = """
    extension UIBarButtonItem {
      static func close(_ target: Any) -> UIBarButtonItem { .init(image: UIImage(named: "x"), target: target) }
      static var more: UIBarButtonItem { UIBarButtonItem(image: UIImage(named: "more"), style: .plain) }
      static func both() -> [Self] { [.init(image: UIImage(named: "both"))] }
    }
    """

  /// What code does where it uses an item counts for the item that the function makes.
  @Test(arguments: [
    ("navigationItem.rightBarButtonItem = .close(self)\nnavigationItem.rightBarButtonItem?", "x"),
    ("navigationItem.setRightBarButton(.close(self), animated: true)\nnavigationItem.rightBarButtonItem?", "x"),
    ("let item: UIBarButtonItem = .close(self)\nitem", "x"), ("let item: UIBarButtonItem? = .more\nitem?", "more"),
    ("let items: [UIBarButtonItem] = [.more]\nitems.forEach { $0.isEnabled = true }\nitems[0]", "more"),
  ])
  func labelsOfItems(use: String, image: String) async {
    let controller = "class C: UIViewController {\nfunc build() {\n\(use).accessibilityLabel = \"Label\"\n}\n}"
    let sketch = await CodeControlTests.sketch("\(Self.items)\n\(controller)")
    let labeled = sketch.split(separator: "\n").filter { $0.contains("Label") }
    #expect(labeled == ["barButtonItem label='Label' image=\(image)"])
  }

  /// `.init(…)` makes what the function says that it returns.
  @Test(arguments: [
    ControlCase("static func ok() -> UIAlertAction { .init(title: \"OK\", style: .default) }", "button 'OK'"),
    ControlCase("static var no: UIAlertAction { .init(title: \"No\", style: .cancel) }", "button 'No' role=cancel"),
    ControlCase("static func ok() -> Self { .init(title: \"OK\", style: .default) }", "button 'OK'"),
    ControlCase("static func all() -> [UIAlertAction] { [.init(title: \"OK\", style: .default)] }", "button 'OK'"),
    ControlCase("static func ok() -> Answer { .init(title: \"OK\", style: .default) }", ""),
  ])
  func results(_ test: ControlCase) async {
    #expect(await CodeControlTests.sketch("extension UIAlertAction {\n\(test.code)\n}") == test.expected)
  }

  private static let makers = """
    extension UILabel {
      static func heading(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
      }
      static func wrapping() -> UILabel { let label = UILabel(); label.isHidden = false; return label }
    }
    extension UIButton {
      static func icon(_ image: UIImage?, label: String? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        button.accessibilityLabel = label
        return button
      }
    }
    """

  /// Each call of a function that makes a control makes one of its own, with what the call gives and what code does with it then.
  @Test(arguments: [
    (
      "let a = UILabel.heading(\"A\")\nlet b = UILabel.heading(\"B\")\nfunc f() { b.accessibilityHint = \"Hint\" }",
      "label 'A'\nlabel 'B' hint='Hint'"
    ),
    (
      "let a = UILabel.wrapping()\nlet b = UILabel.wrapping()\nfunc f() { a.text = \"A\"; b.text = NSLocalizedString(\"b\", comment: \"\") }",
      "label 'A'\nlabel \"b\""
    ),
    (
      "let a: UIButton = .icon(UIImage(named: \"x\"))\nlet b = UIButton.icon(UIImage(named: \"y\"), label: \"Y\")",
      "button image=x type=system\nbutton label='Y' image=y type=system"
    ),
    (
      "func f() { view.addSubview(UILabel.heading(\"A\")); view.addSubview(UILabel.heading(name)) }",
      "label 'A'\nlabel ‹name› code=name"
    ),
    // What hands on what it is given.
    (
      "func f() { add(\"A\"); add(\"B\") }\nfunc add(_ text: String) { view.addSubview(UILabel.heading(text)) }",
      "label 'A' others='B'"
    ),
  ])
  func calls(code: String, expected: String) async {
    let controller = "class C: UIViewController {\n\(code)\n}"
    let found = await CodeControlTests.sketch(controller, ["E.swift": "import UIKit\n\(Self.makers)"])
    #expect(found == expected, "\(found)")
  }

  /// A method of the type around makes a control for each call as well.
  @Test(arguments: [
    (
      "lazy var a = make(\"A\")\nlazy var b = self.make(\"B\")\nfunc f() { a.accessibilityHint = \"Hint\" }",
      "label 'A' hint='Hint'\nlabel 'B'"
    ),
    (
      "func f() { stack.addArrangedSubview(make(\"A\")); let b = make(\"B\"); b.isHidden = true }",
      "label 'A'\nlabel 'B' hidden"
    ),
  ])
  func methods(code: String, expected: String) async {
    let method = "func make(_ text: String) -> UILabel { let l = UILabel(); l.text = text; return l }"
    let found = await CodeControlTests.sketch("class C: UIViewController {\n\(code)\n\(method)\n}")
    #expect(found == expected, "\(found)")
  }

  /// Of several initializers one runs, whether it makes the control itself or has a function make it.
  @Test(arguments: ["make()", "UILabel()"])
  func initializers(value: String) async {
    let code = """
      class V: UIView {
        let label: UILabel
        override init(frame: CGRect) { self.label = \(value); super.init(frame: frame) }
        required init?(coder: NSCoder) { self.label = \(value); super.init(coder: coder) }
        func show() { label.text = "A" }
      }
      """
    let function = value == "make()" ? "\nfunc make() -> UILabel { UILabel() }" : ""
    #expect(await CodeControlTests.sketch(code + function) == "label 'A'")
  }

  /// What has items is made with them: it stays one with these.
  @Test(arguments: [
    (
      "static func ask(_ title: String) -> UIAlertController { let a = UIAlertController(title: title, message: nil, preferredStyle: .alert)\na.addAction(UIAlertAction(title: \"Yes\", style: .default))\nreturn a }\nfunc f() { show(C.ask(\"A\")); show(C.ask(\"B\")) }",
      "view\n  label 'A' others='B'\nbutton 'Yes'"
    ),
    (
      "lazy var a = make(), b = make()\nfunc make() -> UISegmentedControl { let s = UISegmentedControl()\ns.insertSegment(withTitle: \"One\", at: 0, animated: false)\nreturn s }",
      "segmentedControl\n  segment 'One'"
    ),
  ])
  func valuesWithItems(code: String, expected: String) async {
    let found = await CodeControlTests.sketch("class C: UIViewController {\n\(code)\n}")
    #expect(found == expected, "\(found)")
  }

  /// The file of the functions has no screen of what others show; the control is where it is shown.
  @Test func placesOfCalls() async throws {
    let controller = "import UIKit\nclass C: UIViewController {\nlet a = UILabel.heading(\"A\")\n}"
    let trees = await CodeControlTests.trees(["V.swift": controller, "E.swift": "import UIKit\n\(Self.makers)"])
    let label = try #require(trees.first { $0.source == "V.swift" }?.screens.first?.root.children.first)
    #expect(label.location == SourceLocation(file: "V.swift", line: 3, column: 9))
    #expect(trees.first { $0.source == "E.swift" }?.screens.map(\.id) == ["UILabel", "UIButton"])
  }

  private static let views = """
    extension Alert {
      static func failure(_ text: String) -> Alert { Alert(title: Text("Failed"), message: Text(text)) }
      static var saved: Alert { .init(title: Text("Saved"), dismissButton: .cancel()) }
    }
    extension Label where Title == Text, Icon == Image {
      static var add: Label<Text, Image> { Label("Add", systemImage: "plus") }
      static func named(_ name: String) -> Self { .init(name, systemImage: "star") }
    }
    """

  /// The screens of a view: its own elements, then those of what it presents.
  @Test(arguments: [
    (
      "Text(\"a\").alert(isPresented: $on) { .failure(\"No network\") }",
      ["label \"a\"", "label \"Failed\"|label 'No network'"]
    ),
    (
      "Text(\"a\").alert(item: $item) { item in Alert.saved }",
      ["label \"a\"", "label \"Saved\"|barButtonItem item=cancel"]
    ),
    ("Text(\"a\").alert(isPresented: $on) { .init(title: Text(\"T\")) }", ["label \"a\"", "label \"T\""]),
    ("Text(\"a\").alert(isPresented: $on) { made() }", ["label \"a\"", "label \"Made\""]),
    ("Button {} label: { Label.add }", ["button \"Add\" image=plus*"]),
    ("Label.named(\"Star\")", ["label 'Star' image=star*"]),
  ])
  func labelsAndAlerts(body: String, screens: [String]) async throws {
    let made = "func made() -> Alert { .init(title: Text(\"Made\")) }"
    let tree = try await ElementSketch.tree(
      "struct V: View { var body: some View { \(body) }\n\(made) }\n\(Self.views)")
    let shown = tree.screens.map { screen in
      ElementSketch.lines(of: screen.root.children, depth: 0).filter { !$0.hasPrefix(" ") }.joined(separator: "|")
    }
    #expect(shown == screens)
  }
}
