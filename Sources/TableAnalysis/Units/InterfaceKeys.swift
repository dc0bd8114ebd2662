import AuditModel

/// The keys of a table that interfaces show in controls.
package struct InterfaceKeys: Sendable {
  /// The keys of buttons' titles.
  package var buttons: Set<String> = []
  /// The keys of titles whose room is measured.
  package var titles: Set<String> = []

  /// No keys.
  package init() {}

  /// The kinds of controls whose titles are fitted.
  fileprivate static let measured: Set<ElementKind> = [.button, .segment, .popUpButton, .tabBarItem, .navigationItem]
}

extension CatalogFacts {
  /// The keys that interfaces show, by bundle and table.
  package var interfaceKeys: [[String]: InterfaceKeys] {
    var keys: [[String]: InterfaceKeys] = [:]
    for tree in trees {
      guard let bundle = tree.bundle else { continue }
      tree.forEachElement { element in
        guard InterfaceKeys.measured.contains(element.kind) else { return }
        for text in element.texts {
          guard let key = text.key else { continue }
          keys[[bundle, text.tableName], default: InterfaceKeys()].titles.insert(key)
          if element.kind == .button { keys[[bundle, text.tableName], default: InterfaceKeys()].buttons.insert(key) }
        }
      }
    }
    return keys
  }
}
