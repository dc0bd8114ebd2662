import AuditModel
import SwiftSource
import Testing

/// Texts of members of other objects, of alerts' fields and of configurations.
@Suite struct MemberTextTests {
  /// What code sets of a member counts for the class that is stated for the object.
  @Test(arguments: [
    ControlCase("let b = Banner()\nfunc f() { b.label.text = \"A\" }", "label 'A'"),
    ControlCase("var b: Banner?\nfunc f() { self.b?.label.text = \"A\" }", "label 'A'"),
    ControlCase("func f(_ b: Banner) { b.label.text = \"A\"; b.label.text = \"B\" }", "label 'A' others='B'"),
    ControlCase("func f(_ b: Wide) { b.label.text = \"A\" }", "label 'A'"),
    ControlCase("func f() { let b = v as! Banner; b.label.text = \"A\" }", "label 'A'"),
    ControlCase("func f(_ b: Banner) { b.label.text = name }", "label ‹name› code=name"),
    // A class that has no such member, or another one of the name.
    ControlCase("func f(_ b: Other) { b.label.text = \"A\" }", "label"),
    ControlCase("func f(_ b: Banner) { b.title.text = \"A\" }", "label"),
    // An object of which nothing is stated may be any.
    ControlCase(
      "func f() { let b = make(); b.label.text = \"A\" }", "label ‹b.label.text = \"A\"› code=b.label.text = \"A\""),
  ])
  func statedClasses(_ test: ControlCase) async {
    let classes = [
      "W.swift": "import UIKit\nclass Wide: Banner {}\nclass Other: UIView { let label = UILabel() }",
      "X.swift": "import UIKit\nclass C: UIViewController {\n\(test.code)\n}",
    ]
    let found = await CodeControlTests.sketch("class Banner: UIView { let label = UILabel() }", classes)
    #expect(found == test.expected)
  }

  /// A name means a class where it is, not another one of the name.
  @Test(arguments: [
    ("class X: UIViewController { \(cell)\nfunc f() { let c = v as! Cell; c.label.text = \"A\" } }", "Y.Cell", "label"),
    (
      "class X: UIViewController { \(cell)\nfunc f() { let c = v as! Cell; c.label.text = \"A\" } }", "X.Cell",
      "label 'A'"
    ),
    (
      "class X: UIViewController { typealias Cell = NameCell\nfunc f() { let c = v as! Cell; c.label.text = \"A\" } }",
      "NameCell", "label 'A'"
    ),
    (
      "class X<Cell: NameCell>: UIViewController { func f() { let c = v as! Cell; c.label.text = \"A\" } }",
      "NameCell", "label 'A'"
    ),
  ])
  func namesOfClasses(code: String, screen: String, expected: String) async {
    let other = "class Y: UIViewController { \(Self.cell) }\nclass NameCell: UIView { \(Self.members) }"
    let trees = await CodeControlTests.trees(["V.swift": "import UIKit\n\(code)\n\(other)"])
    let roots = trees.flatMap(\.screens).filter { $0.id == screen }.map(\.root)
    #expect(roots.flatMap { ElementSketch.lines(of: $0.children, depth: 0) }.joined(separator: "\n") == expected)
  }

  private static let members =
    "let label = UILabel()\nfunc build() { addSubview(label) }"
  private static let cell = "class Cell: UIView { \(members) }"

  /// What may label a field of an alert, and is not followed, is named; a function of the app by the name makes its own field.
  @Test(arguments: [
    ("a.addTextField(configurationHandler: configure)", "", "textField code=configure"),
    ("a.addTextField()\nlet f = a.textFields?.last", "", "textField code=a.textFields"),
    ("a.addTextField()\na.textFields?.forEach { g($0) }", "", "textField code=a.textFields | g($0)"),
    ("a.addTextField(configurationHandler: nil)", "", "textField"),
    (
      "s.addTextField { $0.placeholder = \"P\" }",
      "extension UIStackView { func addTextField(_ f: (UITextField) -> Void) {} }", ""
    ),
  ])
  func otherFields(code: String, declaration: String, expected: String) async {
    let alert = "let a = UIAlertController(title: \"A\", message: nil, preferredStyle: .alert)"
    let found = await CodeControlTests.sketch(
      "final class C: UIViewController {\nfunc build() {\n\(alert)\n\(code)\n}\n}\n\(declaration)")
    #expect(found == "view\n  label 'A'" + (expected.isEmpty ? "" : "\n  \(expected)"))
  }

  /// A field that code adds to an alert, with what the closure sets that gets it.
  @Test(arguments: [
    ControlCase("a.addTextField { f in f.placeholder = \"P\"; f.text = \"T\" }", "textField 'T' placeholder='P'"),
    ControlCase("a.addTextField { [weak self] f in f.accessibilityLabel = \"L\" }", "textField label='L'"),
    ControlCase("a.addTextField { $0.placeholder = \"P\" }", "textField placeholder='P'"),
    ControlCase("a.addTextField(configurationHandler: { $0.placeholder = \"P\" })", "textField placeholder='P'"),
    ControlCase("a.addTextField()\na.textFields?.first?.placeholder = \"P\"", "textField placeholder='P'"),
    ControlCase(
      "a.addTextField { $0.placeholder = \"P\" }\na.addTextField { $0.placeholder = \"Q\" }",
      "textField placeholder='P'\ntextField placeholder='Q'"),
    ControlCase("a.addTextField()\na.addTextField()\na.textFields?.first?.text = \"P\"", "textField 'P'\ntextField"),
    // A function of the app.
    ControlCase("addTextField(\"P\")", ""),
  ])
  func fieldsOfAlerts(_ test: ControlCase) async {
    let code = "let a = UIAlertController(title: \"A\", message: nil, preferredStyle: .alert)\n\(test.code)"
    let fields = test.expected.split(separator: "\n").map { "\n  \($0)" }.joined()
    #expect(await CodeControlTests.statements(code) == "view\n  label 'A'\(fields)")
  }

  /// A configuration that a function of the app makes has what is set later; what the function sets itself is not known.
  @Test(arguments: [
    ("var c = gray(); c.buttonSize = .small; return c", "button"),
    ("var c = gray(); c.title = \"A\"; return c", "button code=UIButton.Configuration.round()"),
    ("var c = gray(); c.image = i; return c", "button code=UIButton.Configuration.round()"),
  ])
  func configurationsOfTheApp(body: String, expected: String) async {
    let others = [
      "E.swift": "import UIKit\nextension UIButton.Configuration { static func round() -> Self { \(body) } }"
    ]
    for (statement, image) in [("c.image = UIImage(systemName: \"heart\")\n", "heart"), ("", nil)] {
      let code = "let b = UIButton()\nvar c = UIButton.Configuration.round()\n\(statement)b.configuration = c"
      let source = "class C: UIView {\nfunc f() {\n\(code)\n}\n}"
      #expect(await CodeControlTests.sketch(source, others) == expected)
      let trees = await CodeControlTests.trees(others.merging(["V.swift": "import UIKit\n\(source)"]) { $1 })
      let button = trees.flatMap(\.screens).first?.root.children.first
      #expect(button?.control.configuration?.image?.name == image)
    }
  }

  /// The title of a section's header that code replaces before it is shown is not shown.
  @Test(arguments: [
    ("if let h = v as? UITableViewHeaderFooterView { h.textLabel?.text = \"B\" }", "label 'C'\nlabel 'B'"),
    ("let h = v as! UITableViewHeaderFooterView; h.textLabel?.text = \"B\"", "label 'C'\nlabel 'B'"),
    (
      "let h = v as! UITableViewHeaderFooterView; if s == 0 { h.textLabel?.text = \"B\" }",
      "label 'A'\nlabel 'C'\nlabel 'B'"
    ),
    (
      "guard s == 0, let h = v as? UITableViewHeaderFooterView else { return }; h.textLabel?.text = \"B\"",
      "label 'A'\nlabel 'C'\nlabel 'B'"
    ),
    (
      "if s != 0 { return }; let h = v as! UITableViewHeaderFooterView; h.textLabel?.text = \"B\"",
      "label 'A'\nlabel 'C'\nlabel 'B'"
    ),
    (
      "let h = v as! UITableViewHeaderFooterView; h.detailTextLabel?.text = \"B\"",
      "label 'A'\nlabel 'C'\nlabel 'B'"
    ),
    (
      "let h = v as! UITableViewHeaderFooterView; h.textLabel?.text = h.textLabel?.text?.capitalized",
      "label 'A'\nlabel 'C'"
    ),
  ])
  func replacedHeaders(code: String, expected: String) async {
    let source = """
      class C: UITableViewController {
        override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { "A" }
        override func tableView(_ t: UITableView, titleForFooterInSection s: Int) -> String? { "C" }
        override func tableView(_ t: UITableView, willDisplayHeaderView v: UIView, forSection s: Int) { \(code) }
      }
      """
    #expect(await CodeControlTests.sketch(source) == expected)
  }

  /// A text that is joined of several is where the code sets it.
  @Test func placesOfSums() async {
    let code = "import UIKit\nclass C: UIView {\nfunc f() { cell.textLabel?.text = \"A\" + name }\n}"
    let trees = await CodeControlTests.trees(["V.swift": code])
    #expect(trees.first?.screens.first?.root.children.map { $0.location?.line } == [3])
  }

  /// What a configuration for missing content shows.
  @Test(arguments: [
    ControlCase(
      "var c = UIContentUnavailableConfiguration.empty()\nc.text = \"A\"\nc.secondaryText = \"B\"\nc.button.title = \"C\"",
      "label 'A'\nlabel 'B'\nbutton 'C'"),
    ControlCase("var c: UIContentUnavailableConfiguration = .search()\nc.text = \"A\"", "label 'A'"),
    ControlCase("var c = UIContentUnavailableConfiguration.empty()\nc.text = name", ""),
    ControlCase("var c = Configuration.empty()\nc.text = \"A\"", ""),
  ])
  func missingContent(_ test: ControlCase) async {
    #expect(await CodeControlTests.statements("\(test.code)\ncontentUnavailableConfiguration = c") == test.expected)
  }
}
