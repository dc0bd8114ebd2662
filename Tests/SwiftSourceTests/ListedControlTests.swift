import AuditModel
import SwiftSource
import Testing

/// Controls that code makes for each value of a list.
@Suite struct ListedControlTests {
  /// The controls of the members of a controller, each on a line.
  private func sketch(_ code: String, _ others: String = "") async -> String {
    await CodeControlTests.sketch("class C: UIViewController {\n\(code)\n}\n\(others)")
  }

  @Test(arguments: [
    // The texts of all values are those of the one control that the code makes.
    ControlCase("for t in [\"A\", \"B\"] { let l = UILabel(); l.text = t }", "label 'A' others='B'"),
    ControlCase("for (i, t) in [\"A\", \"B\"].enumerated() { let l = UILabel(); l.text = t }", "label 'A' others='B'"),
    ControlCase("[\"A\", \"B\"].forEach { t in let l = UILabel(); l.text = t }", "label 'A' others='B'"),
    ControlCase("[\"A\", \"B\"].forEach { let l = UILabel(); l.text = $0 }", "label 'A' others='B'"),
    ControlCase("[\"A\", \"B\"].reversed().forEach { let l = UILabel(); l.text = $0 }", "label 'A' others='B'"),
    ControlCase("let ts = [\"A\", \"B\"]\nfor t in ts { let l = UILabel(); l.text = t }", "label 'A' others='B'"),
    ControlCase("for t in names { let l = UILabel(); l.text = t }", "label 'A' others='B'"),
    ControlCase("for t in Names.all { let l = UILabel(); l.text = t }", "label 'C' others='D'"),
    // Parts of tuples, and what is made of a value.
    ControlCase("for (t, n) in [(\"A\", 1), (\"B\", 2)] { let l = UILabel(); l.text = t }", "label 'A' others='B'"),
    ControlCase("for p in [(\"A\", 1), (\"B\", 2)] { let l = UILabel(); l.text = p.0 }", "label 'A' others='B'"),
    ControlCase(
      "for k in [\"a\", \"b\"] { let l = UILabel(); l.text = NSLocalizedString(k, comment: \"\") }",
      "label \"a\" others=\"b\""),
    ControlCase(
      "for k in [\"a\", \"b\"] { let t = NSLocalizedString(k, comment: \"\"); let l = UILabel(); l.text = t }",
      "label \"a\" others=\"b\""),
    // What is not in the file is not known.
    ControlCase("for t in load() { let l = UILabel(); l.text = t }", "label ‹t› code=t"),
    ControlCase("for t in [\"A\", name] { let l = UILabel(); l.text = t }", "label ‹t› code=t"),
    ControlCase(
      "for t in [\"A\", \"B\"] { let t = load(t); let l = UILabel(); l.text = t }", "label ‹load(t)› code=load(t)"),
    ControlCase("for (i, t) in [\"A\", \"B\"].enumerated() { let l = UILabel(); l.text = i }", "label ‹i› code=i"),
  ])
  func lists(_ test: ControlCase) async {
    let names = "enum Names { static let all = [\"C\", \"D\"] }"
    #expect(await sketch("let names = [\"A\", \"B\"]\nfunc f() { \(test.code) }", names) == test.expected)
  }

  /// What is made for each element of a list has the list's name.
  @Test(arguments: [
    ControlCase(
      "let bs: [UIButton]\ninit() { bs = names.map { _ in UIButton() }\nsuper.init() }\nfunc g() { zip(names, bs).forEach { name, b in b.setTitle(name, for: .normal) } }",
      "button ‹name› code=name"),
    ControlCase(
      "func g() { let bs = load().map { _ in let b = UIButton(); return b }\nbs.forEach { $0.setTitle(\"C\", for: .normal) } }",
      "button 'C'"),
    ControlCase("func g() { let bs = load().map { _ in UIButton() }\nothers.forEach { $0.title = \"C\" } }", "button"),
  ])
  func madeLists(_ test: ControlCase) async {
    let found = await sketch("let names = [\"A\", \"B\"]\n\(test.code)")
    #expect(found == test.expected, "\(found)")
  }

  /// A function gets each value in turn.
  @Test func calls() async {
    let show = "func show(_ s: String) { let l = UILabel(); l.text = s }"
    #expect(await sketch("func f() { for t in [\"A\", \"B\"] { show(t) } }\n\(show)") == "label 'A' others='B'")
  }

  @Test(arguments: [
    (
      "UIMenu(children: [\"A\", \"B\"].map { UIAction(title: $0) { _ in } })", "menu\nmenuItem 'A' others='B'"
    ),
    (
      "for m in Mode.allCases { let a = UIAlertAction(title: m.rawValue, style: .default) { _ in } }",
      "button 'day' others='night'"
    ),
  ])
  func actions(code: String, expected: String) async {
    #expect(await sketch("func f() { \(code) }", "enum Mode: String, CaseIterable { case day, night }") == expected)
  }
}
