package import AuditModel

extension ScreenFacts {
  /// What faults of one root cause have in common; nil where the fault is the element's own.
  ///
  /// A shared strings key is mended once for all that show it. A class of the app's own is mended in its code or in its xib: that of
  /// the element, or of the nearest view or cell that holds it.
  package func rootCause(of index: Int, text: LocalizableText? = nil) -> String? {
    if let key = text?.key, text?.tableName != tree.table { return "key \(text?.tableName ?? "")/\(key)" }
    return componentClass(of: index).map { "class \($0)" }
  }

  private func componentClass(of index: Int) -> String? {
    var current: Int? = index
    while let place = current {
      let facts = elements[place]
      guard facts.parent != nil, !Self.controllers.contains(facts.element.kind) else { return nil }
      if let name = facts.element.customClass { return name }
      current = facts.parent
    }
    return nil
  }

  /// What is a screen of its own rather than a component.
  private static let controllers: Set<ElementKind> = [.viewController, .window]
}
