import Testing

/// Static functions and properties of the app that make bar items and actions of alerts.
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
}
