import AuditModel
import SwiftSource
import Testing

/// Texts that calls give to functions of the app, and those of variables that have several values.
@Suite struct GivenTextTests {
  /// The controls of the members of a controller, each on a line.
  private func sketch(_ code: String, _ others: String = "") async -> String {
    await CodeControlTests.sketch("class C: UIViewController {\n\(code)\n}\n\(others)")
  }

  /// A function that shows a label with what it is given.
  private static let show = "func show(_ text: String) { let l = UILabel(); l.text = text }"

  @Test(arguments: [
    // Each text once, in the order of the calls.
    ControlCase("func f() { show(\"A\"); show(\"B\"); show(\"A\") }", "label 'A' others='B'"),
    ControlCase("func f() { show(NSLocalizedString(\"a\", comment: \"\")) }", "label \"a\""),
    ControlCase("func f() { let t = \"A\"; show(t) }", "label 'A'"),
    ControlCase("func f() { let s = \"A\"; let t = s; show(t) }", "label 'A'"),
    // What is not known stays beside what is.
    ControlCase("func f() { show(\"A\"); show(name) }", "label 'A' code=text others=‹text›"),
    ControlCase("func f() { show(name) }", "label ‹text› code=text"),
    ControlCase("", "label ‹text› code=text"),
    // Functions that hand on what they are given.
    ControlCase("func f() { tell(\"A\") }\nfunc tell(_ t: String) { show(t) }", "label 'A'"),
    ControlCase("func f() { tell(\"A\") }\nfunc tell(_ text: String) { show(text) }", "label 'A'"),
    ControlCase("func f() { tell(\"A\"); show(\"B\") }\nfunc tell(_ t: String) { show(t) }", "label 'B' others='A'"),
    ControlCase("func tell(_ t: String) { show(t) }", "label ‹text› code=text"),
    // Functions that call each other end.
    ControlCase("func tell(_ t: String) { show(t); tell(t) }", "label ‹text› code=text"),
    ControlCase("func a(_ t: String) { b(t) }\nfunc b(_ t: String) { a(t); show(t) }", "label ‹text› code=text"),
    // Another class's function of the name.
    ControlCase("func f() { D().show(\"A\"); d.show(\"B\"); show(\"C\") }\nlet d = D()", "label 'C'"),
  ])
  func functions(_ test: ControlCase) async {
    #expect(await sketch("\(Self.show)\n\(test.code)", "class D { func show(_ text: String) {} }") == test.expected)
  }

  @Test(arguments: [
    (
      "func show(title: String, message: String?) { let a = UIAlertController(title: title, message: message, preferredStyle: .alert) }",
      "func f() { show(title: \"A\", message: \"B\"); show(title: \"C\", message: nil) }",
      "view\n  label 'A' others='C'\n  label 'B'"
    ),
    (
      "func show(_ n: Int, title: String = \"D\") { let l = UILabel(); l.text = title }",
      "func f() { show(1); show(2, title: \"A\") }", "label 'D' others='A'"
    ),
    (
      "func show(key: String) { let l = UILabel(); l.text = NSLocalizedString(key, comment: \"\") }",
      "func f() { show(key: \"a\"); show(key: \"b\") }", "label \"a\" others=\"b\""
    ),
    (
      "func show(key: String) { let l = UILabel(); l.text = NSLocalizedString(\"a.\" + key + \".b\", comment: \"\") }",
      "func f() { show(key: \"x\"); show(key: name) }", "label \"a.x.b\" code=key others=‹key›"
    ),
    (
      "func show(error: Error) { let l = UILabel(); l.text = error.localizedDescription }",
      "func f() { show(error: e) }", "label ‹error.localizedDescription› code=error.localizedDescription"
    ),
  ])
  func parameters(function: String, calls: String, expected: String) async {
    #expect(await sketch("\(function)\n\(calls)") == expected)
  }

  /// Initializers of the app get texts as functions do; extensions of the system's classes are called on any of them.
  @Test(arguments: [
    ("class D: UIView { init(_ t: String) { let l = UILabel(); l.text = t } }", "_ = D(\"A\")"),
    ("extension UIViewController { func tell(_ t: String) { let l = UILabel(); l.text = t } }", "tell(\"A\")"),
    ("extension UIViewController { func tell(_ t: String) { let l = UILabel(); l.text = t } }", "self.tell(\"A\")"),
    ("func tell(_ t: String) { let l = UILabel(); l.text = t }", "tell(\"A\")"),
  ])
  func otherDeclarations(declaration: String, call: String) async {
    #expect(await sketch("func f() { \(call) }", declaration) == "label 'A'")
  }

  /// Which text a control gets that a call gives too depends on the call.
  @Test(arguments: [
    ("func set(_ b: UILabel, _ t: String) { b.text = t }", "set(l, \"A\"); set(m, \"B\")", "label 'A'\nlabel 'B'"),
    ("extension UILabel { func set(_ t: String) { text = t } }", "l.set(\"A\"); m.set(\"B\")", "label 'A'\nlabel 'B'"),
    (
      "extension UILabel { func set(_ t: String) { self.text = t.uppercased() } }", "l.set(\"A\"); m.set(\"B\")",
      "label 'A'\nlabel 'B'"
    ),
    // By way of a function that hands both on.
    (
      "func set(_ b: UILabel, _ t: String) { b.text = t }\nfunc hand(_ b: UILabel, _ u: String) { set(b, u) }",
      "hand(l, \"A\"); set(m, \"B\")", "label 'A'\nlabel 'B'"
    ),
    // What is not known stays so.
    (
      "func set(_ b: UILabel, _ t: String) { b.text = t }", "set(l, name); set(m, \"B\")", "label ‹t› code=t\nlabel 'B'"
    ),
    ("func set(_ b: UILabel, _ t: String) { b.text = t }", "for b in [l, m] { set(b, \"A\") }", "label 'A'\nlabel 'A'"),
    ("func set(_ b: UILabel, _ t: String) { b.text = t }", "set(list[0], \"A\")", "label\nlabel"),
  ])
  func givenControls(declaration: String, calls: String, expected: String) async {
    let labels = "let l = UILabel()\nlet m = UILabel()\nview.addSubview(l)\nview.addSubview(m)"
    #expect(await sketch("override func viewDidLoad() { \(labels)\n\(calls) }", declaration) == expected)
  }

  /// A condition may leave out what has no words.
  @Test(arguments: [
    "if t != \"\" { let l = UILabel(); l.text = t }", "guard !t.isEmpty else { return }; let l = UILabel(); l.text = t",
    "switch t { case \"\": break; default: let l = UILabel(); l.text = t }",
  ])
  func conditionsOnTexts(body: String) async {
    let found = await sketch("func f() { g(\"\"); g(\"A\") }\nfunc g(_ t: String) { \(body) }")
    #expect(found == "label 'A' code=t others=‹t›")
  }

  /// Of two classes of one name it is not known which one a call means.
  @Test func classesOfOneName() async {
    let row = "class Row: UIView { func set(_ t: String) { let l = UILabel(); l.text = t } }"
    let others = ["W.swift": "import UIKit\nprivate \(row)\nfunc g(_ r: Row) { r.set(\"B\") }"]
    let found = await CodeControlTests.sketch("private \(row)\nfunc f(_ r: Row) { r.set(\"A\") }", others)
    #expect(found == "label ‹t› code=t")
  }

  /// Many calls of functions that hand on what they are given do not multiply.
  @Test func manyCalls() async {
    let functions = (0..<9).map { level in
      let calls = (0..<10).map { "f\(level + 1)(t + \"\($0)\")" }.joined(separator: "; ")
      return "func f\(level)(_ t: String) { \(calls) }"
    }
    let last = "func f9(_ t: String) { let l = UILabel(); l.text = t }"
    let found = await sketch("func f() { f0(\"A\") }\n\(functions.joined(separator: "\n"))\n\(last)")
    #expect(found.hasPrefix("label "))
  }

  /// A file that makes no controls itself may give texts to functions that do, also by way of another function.
  @Test(arguments: [
    "final class Model { func save() { Alerts.tell(\"A\") } }",
    "import SwiftUI\nfinal class Model { func save() { Alerts.tell(\"A\") } }",
    "func save() { hand(\"A\") }\nfunc hand(_ t: String) { Alerts.tell(t) }",
  ])
  func callsInOtherFiles(caller: String) async {
    let alerts = "enum Alerts { static func tell(_ t: String) { let l = UILabel(); l.text = t } }"
    #expect(await CodeControlTests.sketch(alerts, ["Model.swift": caller]) == "label 'A'")
    #expect(await CodeControlTests.sketch(alerts, ["Model.swift": "func save() {}"]) == "label ‹t› code=t")
  }

  /// A variable has one of the values that statements assign to it.
  @Test(arguments: [
    ControlCase("var t: String?; if a { t = \"A\" } else { t = \"B\" }", "label 'A' others='B'"),
    ControlCase("let t: String; switch a { case 1: t = \"A\"; default: t = \"B\" }", "label 'A' others='B'"),
    ControlCase("var t = \"A\"; if a { t = \"B\" }", "label 'A' others='B'"),
    ControlCase("var t: String? = nil; if a { t = \"A\" }", "label 'A'"),
    ControlCase("var t = \"A\"; if a { t = name }", "label 'A' code=name"),
    // What is changed in another way is not known.
    ControlCase("var t = \"A\"; if a { t += \"B\" }", "label ‹t› code=t"),
    ControlCase("var t = \"A\"; t = \"B\"; t.append(\"C\")", "label ‹t› code=t"),
    ControlCase("var t = \"A\"; t = \"B\"; read(&t)", "label ‹t› code=t"),
    ControlCase("var t = \"A\"; t = t + \"B\"", "label ‹t› code=t"),
    ControlCase("var t: String? = \"A\"; t = \"B\"; t? += \"C\"", "label ‹t› code=t"),
    ControlCase("var t: String? = \"A\"; t = \"B\"; t?.append(\"C\")", "label ‹t› code=t"),
    ControlCase("var t = \"A\"; t = \"B\"; t.addLine(\"C\")", "label ‹t› code=t"),
    ControlCase("var t = \"A\"; t = \"B\"; (t, u) = pair()", "label ‹t› code=t"),
    ControlCase("var t = \"A\"; t = \"B\"; t[t.startIndex...] = \"C\"", "label ‹t› code=t"),
    ControlCase("var t = \"A\"; t = \"B\"; print(t, t.count, t.uppercased())", "label 'B'"),
    ControlCase("var t = \"A\"; t = \"B\"; func g() { var t = \"C\"; t = \"D\" }", "label 'B'"),
    // Variables that get each other's values end.
    ControlCase("var t: String; var u: String; t = u; u = t", "label ‹t› code=t"),
  ])
  func variables(_ test: ControlCase) async {
    #expect(await sketch("func f() { \(test.code)\nlet l = UILabel(); l.text = t }") == test.expected)
  }

  /// Variables of many values, one from another, do not multiply.
  @Test func manyVariables() async {
    let variables = (0..<12).map { level in
      "var v\(level): String\n"
        + (0..<10).map { "if a == \($0) { v\(level) = v\(level + 1) + \"\($0)\" }" }.joined(separator: "\n")
    }
    let code = "var v12 = \"A\"\nv12 = \"B\"\n\(variables.reversed().joined(separator: "\n"))"
    #expect(await sketch("func f() { \(code)\nlet l = UILabel(); l.text = v0 }").hasPrefix("label "))
  }

  /// The message that code sets later is another of the alert's.
  @Test func messagesOfAlerts() async {
    let code = "let a = UIAlertController(title: \"A\", message: \"B\", preferredStyle: .alert)\na.message = \"C\""
    #expect(await CodeControlTests.statements(code) == "view\n  label 'A'\n  label 'B' others='C'")
  }
}
