import AuditModel

/// How the parts of a control share its width: some have one of their own, the others the same part of the rest.
struct WidthSharing: Sendable, Hashable {
  /// The points that the parts with a width of their own take.
  var taken: Points = 0
  /// How many parts share the rest.
  var count = 0

  /// How the parts inside an element share it.
  init(of element: Element) {
    for part in element.children {
      if let width = part.control.width { taken = taken + width } else { count += 1 }
    }
  }

  /// Nothing is shared.
  init() {}

  /// The kinds whose parts share their width.
  static let kinds: Set<ElementKind> = [.segmentedControl, .searchField, .tabBar]
}
