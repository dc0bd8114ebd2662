import SwiftSource
import Testing

/// Items that methods of menus and alerts add, and views that items show.
@Suite struct AddedItemTests {
  private func sketch(_ code: String, _ declarations: String = "") async -> String {
    await CodeControlTests.sketch("import AppKit\nclass C: NSObject {\n\(code)\n}\n\(declarations)")
  }

  /// What calls give to a function that adds an item, and what is done to the item.
  @Test(arguments: [
    ControlCase(
      "func add(to menu: NSMenu, title: String) { menu.addItem(withTitle: title, action: nil, keyEquivalent: \"k\") }\nfunc f(_ m: NSMenu) { add(to: m, title: NSLocalizedString(\"a\", comment: \"\")); add(to: m, title: NSLocalizedString(\"b\", comment: \"\")) }",
      "menuItem \"a\" key=k\nmenuItem \"b\" key=k"),
    ControlCase(
      "func f(_ m: NSMenu) { let i = m.addItem(withTitle: \"A\", action: nil, keyEquivalent: \"k\")\ni.isEnabled = false\ni.setAccessibilityLabel(\"B\") }",
      "menuItem 'A' label='B' key=k not-enabled"),
    ControlCase(
      "func f(_ m: NSMenu) { m.addItem(withTitle: \"A\", action: nil, keyEquivalent: \"k\").toolTip = \"B\" }",
      "menuItem 'A' toolTip='B' key=k"),
    ControlCase(
      "func f(_ m: NSMenu) { let i = m.addItem(withTitle: \"\", action: nil, keyEquivalent: \"k\")\ni.view = row }",
      "menuItem ‹row› key=k code=row\n  view code=row"),
    ControlCase(
      "func f() { let i = NSMenuItem()\ni.view = Row(a) }", "menuItem ‹Row(a)› code=Row(a)\n  view code=Row(a)"),
    ControlCase("func f(_ m: NSMenu) { m.addItem(NSMenuItem.sectionHeader(title: \"A\")) }", "menuItem 'A'"),
  ])
  func items(_ test: ControlCase) async { #expect(await sketch(test.code) == test.expected) }

  /// A method of the app that has the name of one of the system's adds what it makes itself.
  @Test(arguments: [
    ("addButton(withTitle: \"A\")", "extension C { func addButton(withTitle t: String) {} }", ""),
    ("self.addButton(withTitle: \"A\")", "extension C { func addButton(withTitle t: String) {} }", ""),
    ("form.addButton(withTitle: \"A\")", "class Form: NSView { func addButton(withTitle t: String) {} }", ""),
    ("Form().addButton(withTitle: \"A\")", "class Form: NSView { func addButton(withTitle t: String) {} }", ""),
    (
      "alert.addButton(withTitle: \"A\")", "class Form: NSView { func addButton(withTitle t: String) {} }", "button 'A'"
    ),
    ("form.addButton(withTitle: \"A\")", "class Form: NSView {}", "button 'A'"),
    (
      "form.addButton(withTitle: \"A\")", "class Form: NSAlert { func addButton(withTitle t: String) {} }", "button 'A'"
    ),
  ])
  func methodsOfTheApp(call: String, declaration: String, expected: String) async {
    let isAlert = declaration.contains("NSAlert")
    let code = isAlert ? "func f(_ form: Form) { \(call) }" : "func f() { \(call) }"
    #expect(await sketch(code, declaration) == expected)
  }
}
