import AuditModel

/// Reads texts that translators get and that are no title, value or label of the element itself.
enum OtherTextReader {
  /// Reads an object's further texts: the values of a combo box, the placeholders of its bindings, the localized runtime
  /// attributes that only the app's own code knows.
  static func read(_ source: ObjectSource, into element: inout Element) {
    let texts = comboBoxValues(of: source) + bindingPlaceholders(of: source) + (element.otherTexts ?? [])
    element.otherTexts = texts.isEmpty ? nil : texts
  }

  private static func comboBoxValues(of source: ObjectSource) -> [LocalizableText] {
    let values = source.content.child("objectValues")?.children ?? []
    let id = source.content["id"] ?? source.id
    return values.enumerated().filter { $0.element.name == "string" }.map { index, node in
      source.localizable(node.stringValue, id: id, property: "ibShadowedObjectValues[\(index)]")
    }
  }

  /// What a bound control shows where there is no value.
  private static func bindingPlaceholders(of source: ObjectSource) -> [LocalizableText] {
    let connections = source.holders.flatMap { $0.child("connections")?.children ?? [] }
    return connections.filter { $0.name == "binding" }.compactMap { binding in
      guard let id = binding["id"], let text = binding.child(key: "options")?.string("NSNullPlaceholder") else {
        return nil
      }
      return source.localizable(text, id: id, property: "ibShadowedIsNilPlaceholder")
    }
  }
}
