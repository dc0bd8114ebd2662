import AuditModel

/// The constraints of one screen by the items that they touch.
struct ScreenConstraints: Sendable {
  private var byItem: [String: [LayoutConstraint]] = [:]

  /// The constraints that are installed in the default size class; placeholders, which a build removes, are left out.
  init(root: Element) {
    let excluded = Self.excludedByDefault(root)
    root.forEach { element, _ in
      for var constraint in element.layout.constraints ?? [] {
        guard constraint.isPlaceholder != true, !excluded.contains(constraint.id ?? "") else { continue }
        let first = constraint.firstItem ?? element.id
        constraint.firstItem = first
        byItem[first, default: []].append(constraint)
        if let second = constraint.secondItem, second != first { byItem[second, default: []].append(constraint) }
      }
    }
  }

  /// The constraints on an item's attributes.
  func touching(_ id: String) -> [LayoutConstraint] { byItem[id] ?? [] }

  private static func excludedByDefault(_ root: Element) -> Set<String> {
    var excluded: Set<String> = []
    root.forEach { element, _ in
      for variation in element.layout.variations ?? [] where variation.key == "default" {
        excluded.formUnion(variation.excluded ?? [])
      }
    }
    return excluded
  }
}
