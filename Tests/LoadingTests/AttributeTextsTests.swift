import AuditModel
import Testing

@testable import Loading

/// The texts that runtime attributes of interface files look up.
@Suite struct AttributeTextsTests {
  /// An object with an attribute, after the tables are known.
  private func completed(
    _ kind: ElementKind, _ attribute: String, _ value: String, tables: [String] = ["Localizable"],
    change: (inout Element) -> Void = { _ in }
  ) throws -> Element {
    var element = Element(id: "e", kind: kind)
    element.runtimeAttributes = [RuntimeAttribute(keyPath: attribute, type: .string, value: value)]
    change(&element)
    var root = Element(id: "r", kind: .view)
    root.children = [element]
    var tree = InterfaceTree(source: "Main.xib", platform: .iOS)
    tree.screens = [Screen(id: "s", root: root)]
    let known = tables.map { name in
      var table = LocalizationTable(name: name)
      var file = StringsFile(
        path: "en.lproj/\(name).strings", folder: "en", locale: .english, format: .strings, encoding: .utf8)
      file.entries = [StringsEntry(key: "save", value: "Save", line: 1, column: 1)]
      table.files = [file]
      return table
    }
    let texts = AttributeTexts(of: [tree], in: known)
    return try #require(texts.completed(tree).screens.first?.root.children.first)
  }

  @Test func titles() throws {
    let button = try completed(.button, "localizableString", "save")
    #expect(button.control.states?[.normal]?.title == LocalizableText(key: "save", table: "Localizable"))
    #expect(try completed(.label, "xibLocKey", "save").control.text?.key == "save")
    #expect(try completed(.tabBarItem, "localizedTitle", "save").control.title?.key == "save")
    let configured = try completed(.button, "localizedTitle", "save") { element in
      element.control.configuration = ButtonConfiguration(style: .plain)
      element.control.configuration?.title = LocalizableText("Button")
    }
    #expect(configured.control.configuration?.title?.key == "save")
  }

  @Test func fields() throws {
    #expect(try completed(.textField, "localizableString", "save").control.placeholder?.key == "save")
    #expect(try completed(.textField, "localizedText", "save").texts.isEmpty)
    #expect(try completed(.textField, "accessibilityLabelLocKey", "save").accessibility.label?.key == "save")
    #expect(try completed(.textView, "localizableString", "save").texts.isEmpty)
  }

  /// What code of the app is known to set by the attribute is what it sets.
  @Test func knownSetters() throws {
    let button = try completed(.button, "locKey", "save") {
      $0.accessibility.label = LocalizableText(computedBy: "locKey: save")
    }
    #expect(button.accessibility.label?.key == "save" && button.control.states == nil)
  }

  @Test(arguments: [("localizableString", "unknown"), ("cornerStyle", "save"), ("localizedSubtitle", "save")])
  func others(attribute: String, value: String) throws {
    #expect(try completed(.button, attribute, value).texts.isEmpty)
  }

  @Test(arguments: [(["Other", "Localizable", "Zoo"], "Localizable"), (["Zoo", "Other"], "Other")])
  func tables(names: [String], expected: String) throws {
    #expect(try completed(.label, "locKey", "save", tables: names).control.text?.table == expected)
  }
}
