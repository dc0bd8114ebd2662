import Testing

/// The buttons of items of the menu bar.
@Suite struct StatusItemTests {
  private static let make = "NSStatusBar.system.statusItem(withLength: 20)"

  /// What is set of the button is set of the control that the call makes.
  @Test(arguments: [
    ControlCase(
      "item = \(make)\nitem.button?.image = NSImage(named: \"x\")\nitem.button?.setAccessibilityLabel(\"Menu\")",
      "button label='Menu' image=x"),
    ControlCase("item = \(make)\nif let button = item.button { button.title = \"Go\" }", "button 'Go'"),
    ControlCase(
      "let bar = NSStatusBar.system\nlet item = bar.statusItem(withLength: 20)\nguard let b = item.button else { return }\nb.toolTip = \"Go\"",
      "button toolTip='Go' code=bar.statusItem(withLength: 20)"),
    // Before macOS 10.10 the item itself had what its button shows.
    ControlCase("item = \(make)\nitem.title = \"Go\"", "button 'Go'"),
    ControlCase("item = \(make)", "button code=\(make)"),
    ControlCase(
      "item = \(make)\nitem.button?.title = \"Go\"\nNSStatusBar.system.removeStatusItem(item)", "button 'Go'"),
    ControlCase("item = shelf.statusItem(named: name)", ""),
    // What the app adds to the items of the menu bar is done to its own.
    ControlCase(
      "item = \(make)\n}\n}\nextension NSStatusItem {\nfunc show(_ view: NSView) { image = picture",
      "button image=‹picture›"),
    ControlCase(
      "item = \(make)\n}\n}\nextension NSStatusBarButton {\nfunc show(_ words: String) { title = words",
      "button ‹words› code=words"),
    ControlCase(
      "item = \(make)\nitem.button?.title = \"Go\"\n}\n}\nextension NSStatusItem {\nfunc show() { image = picture",
      "button 'Go' image=‹picture›"),
  ])
  func statements(_ test: ControlCase) async {
    let source = "import AppKit\nclass C: NSObject {\nvar item: NSStatusItem?\nfunc build() {\n\(test.code)\n}\n}"
    #expect(await CodeControlTests.sketch(source) == test.expected)
  }
}
