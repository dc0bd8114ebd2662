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
