import SwiftSource
import Testing

/// Texts of labels that properties with code of their own set.
@Suite struct SetterTextTests {
  /// A view whose property sets its label, and what uses it.
  private func sketch(_ property: String, _ use: String, _ others: [String: String] = [:]) async -> String {
    let code = "class Card: UIView {\nlet label = UILabel()\n\(property)\n}\nclass C: UIViewController {\n\(use)\n}"
    return await CodeControlTests.sketch(code, others)
  }

  /// The ways to write the property.
  @Test(arguments: [
    "var title: String? { didSet { label.text = title } }",
    "var title: String = \"\" { didSet { label.text = self.title } }",
    "var title = \"\" { willSet { label.text = newValue } }",
    "var title: String? { get { label.text } set { label.text = newValue } }",
    "var title: String? { get { label.text } set(text) { label.text = text } }",
    "var title: String? { didSet { show(title ?? \"\") } }\nfunc show(_ text: String) { label.text = text }",
  ])
  func properties(_ property: String) async {
    #expect(await sketch(property, "let card = Card()\nfunc f() { card.title = \"A\" }") == "label 'A'")
  }

  @Test(arguments: [
    ControlCase("var card: Card!\nfunc f() { card?.title = NSLocalizedString(\"a\", comment: \"\") }", "label \"a\""),
    ControlCase("func f() { let card = Card(); card.title = \"A\" }", "label 'A'"),
    ControlCase("lazy var card: Card = { let c = Card(); c.title = \"A\"; return c }()", "label 'A'"),
    ControlCase("let card = Card()\nfunc f(_ t: String) { card.title = t }\nfunc g() { f(\"A\") }", "label 'A'"),
    ControlCase("let card = Card()\nfunc f() { card.title = on ? \"A\" : \"B\" }", "label 'A' others='B'"),
    // What is not known stays beside what is.
    ControlCase(
      "let card = Card()\nfunc f() { card.title = \"A\"; card.title = name }", "label 'A' code=title others=‹title›"),
    ControlCase("let card = Card()", "label ‹title› code=title"),
    // A property of the name of another class, or of one that is not stated.
    ControlCase("func f() { Other().title = \"A\"; any.title = \"B\" }", "label ‹title› code=title"),
  ])
  func users(_ test: ControlCase) async {
    #expect(await sketch("var title: String? { didSet { label.text = title } }", test.code) == test.expected)
  }

  /// A file that only sets the property, and has nothing else of controls.
  @Test func otherFiles() async {
    let others = ["W.swift": "class D { let card = Card()\nfunc f() { card.title = \"A\" } }"]
    #expect(await sketch("var title: String? { didSet { label.text = title } }", "", others) == "label 'A'")
  }

  /// A setter of Objective-C, by its two ways.
  @Test func objectiveC() async {
    let code = """
      @interface Card : UIView
      @end
      @implementation Card
      - (instancetype)init { _label = [[UILabel alloc] init]; return self; }
      - (void)setTitle:(NSString *)title { _title = title; self.label.text = title; }
      @end
      @implementation User
      - (void)show { Card *card = [[Card alloc] init]; card.title = @"A"; [card setTitle:@"B"]; }
      @end
      """
    #expect(await ObjectiveCControlTests.sketch(code) == "label 'A' others='B'")
  }
}
