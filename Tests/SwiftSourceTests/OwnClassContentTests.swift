import Testing

/// What classes of controls do with their own words and images.
@Suite struct OwnClassContentTests {
  /// A class with members, and what uses it.
  private func sketch(_ members: String, _ use: String, of superclass: String = "UIButton") async -> String {
    let own = "class Chip: \(superclass) {\n\(members)\n}"
    return await CodeControlTests.sketch("\(own)\nclass C: UIViewController {\n\(use)\n}")
  }

  private static let setter = "var title: String? { get { nil } set { setTitle(newValue, for: .normal) } }"
  private static let function = "func show(_ text: String) { setTitle(text, for: .normal) }"

  /// What one value of a class is given is not what another one shows.
  @Test(arguments: [
    (setter, "let a = Chip()\nlet b = Chip()\nfunc f() { a.title = \"A\" }", "button 'A'\nbutton code=Chip"),
    (function, "let a = Chip()\nlet b = Chip()\nfunc f() { a.show(\"A\"); b.show(\"B\") }", "button 'A'\nbutton 'B'"),
    (
      setter,
      "let a = Chip()\nlet b = Chip()\nfunc f() { a.title = \"A\"; b.setImage(UIImage(named: \"x\"), for: .normal) }",
      "button 'A'\nbutton image=x"
    ),
  ])
  func given(members: String, use: String, expected: String) async {
    let found = await sketch(members, use)
    #expect(found == expected, "\(found)")
  }

  /// A class that gives its own words another look keeps them.
  @Test(arguments: [
    "override var text: String? { didSet { update() } }\nfunc update() { if let text = text { attributedText = styled(text) } }",
    "func update() { attributedText = NSAttributedString(string: text ?? \"\", attributes: attributes) }",
    "var kept: String?\nfunc update() { kept = self.text; if let kept { text = kept } }",
  ])
  func labels(members: String) async {
    let found = await sketch(members, "let a = Chip()\nfunc f() { a.text = \"A\" }", of: "UILabel")
    #expect(found == "label 'A'", "\(found)")
  }

  @Test(arguments: [
    ("func update() { let kept = title(for: .normal); setTitle(kept, for: .normal) }", "button code=Chip"),
    (
      "var kept: UIImage?\nfunc update() { kept = image(for: .normal); if let kept { setImage(kept, for: .normal) } }",
      "button code=Chip"
    ),
    ("func update() { setTitle(name, for: .normal) }", "button ‹name› code=name"),
  ])
  func buttons(members: String, expected: String) async {
    let found = await sketch(members, "let a = Chip()")
    #expect(found == expected, "\(found)")
  }
}
