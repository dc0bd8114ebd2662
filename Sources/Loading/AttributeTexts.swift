internal import AuditModel
internal import Localization

/// The texts that runtime attributes of interface files look up: `localizedText` with the key `login.title`.
///
/// What defines such an attribute may be a library: its name says that it localizes, and its value is a key of a table.
struct AttributeTexts {
  /// The names of the tables that have the attributes' values as keys.
  private let tables: [String: String]

  /// The texts of some interfaces that some tables have.
  init(of trees: [InterfaceTree], in tables: some Sequence<LocalizationTable>) {
    let values = trees.lazy.filter { !$0.isOfCode }.flatMap(\.screens).reduce(into: Set<String>()) { values, screen in
      screen.root.forEach { element, _ in
        for attribute in element.runtimeAttributes ?? [] where element.mayLookUp(attribute) {
          if let key = attribute.value { values.insert(key) }
        }
      }
    }
    var found: [String: String] = [:]
    for table in values.isEmpty ? [] : tables.sorted(by: { $0.name < $1.name }) {
      for entry in table.files.lazy.flatMap(\.entries) where values.contains(entry.key) {
        let isDefault = table.name == LocalizableText(key: entry.key).tableName
        if isDefault || found[entry.key] == nil { found[entry.key] = table.name }
      }
    }
    self.tables = found
  }

  /// An interface with the texts.
  func completed(_ tree: InterfaceTree) -> InterfaceTree {
    guard !tables.isEmpty, !tree.isOfCode else { return tree }
    var tree = tree
    for index in tree.screens.indices { complete(&tree.screens[index].root) }
    return tree
  }

  private func complete(_ element: inout Element) {
    for attribute in element.runtimeAttributes ?? [] where element.mayLookUp(attribute) {
      guard let key = attribute.value, let table = tables[key] else { continue }
      let text = LocalizableText(key: key, table: table)
      for slot in element.slots(of: attribute) { element[keyPath: slot] = text }
    }
    for index in element.children.indices { complete(&element.children[index]) }
  }
}

extension Element {
  fileprivate typealias Slot = WritableKeyPath<Element, LocalizableText?>

  /// The texts that an attribute sets: those that code of the app is known to set by it, or the one that its name means; none if
  /// that is not known.
  fileprivate func slots(of attribute: RuntimeAttribute) -> [Slot] {
    let known = slotsOfCode(of: attribute)
    return known.isEmpty ? [slot(named: attribute.keyPath.lowercased())].compactMap(\.self) : known
  }

  /// The texts that code of the app is known to set by an attribute.
  private func slotsOfCode(of attribute: RuntimeAttribute) -> [Slot] {
    let spoken: [Slot] = [\.accessibility.label, \.accessibility.hint, \.control.placeholder]
    return spoken.filter { self[keyPath: $0] == attribute.computedText }
  }

  /// Whether an attribute may have the key of a text: its name says so, or code of the app sets a text by it.
  fileprivate func mayLookUp(_ attribute: RuntimeAttribute) -> Bool {
    attribute.type == .string && (attribute.localizes || !slotsOfCode(of: attribute).isEmpty)
  }

  private func slot(named name: String) -> Slot? {
    if let slot = Self.slotsByName.first(where: { name.contains($0.part) }) { return slot.slot }
    switch kind {
    case .button: return \.control.buttonTitle
    case .label: return \.control.text
    // An attribute about the text of a field may mean what people write in it.
    case .textField, .searchField: return name.contains("text") ? nil : \.control.placeholder
    case .tabBarItem, .barButtonItem, .navigationItem, .menuItem: return \.control.title
    default: return nil
    }
  }

  /// What parts of an attribute's name say about which text it sets; nil for one that is not a text of its own here.
  private static var slotsByName: [(part: String, slot: Slot?)] {
    [
      ("placeholder", \.control.placeholder), ("hint", \.accessibility.hint), ("accessib", \.accessibility.label),
      ("acclabel", \.accessibility.label), ("tooltip", \.control.toolTip), ("subtitle", nil), ("prompt", nil),
      ("image", nil), ("selected", nil), ("highlighted", nil), ("disabled", nil),
    ]
  }
}
