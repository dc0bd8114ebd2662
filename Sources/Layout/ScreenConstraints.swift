import AuditModel
import PlatformData

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

extension LayoutConstraint {
  private static let horizontalAttributes: Set<String> = [
    "leading", "trailing", "left", "right", "width", "centerX", "leadingMargin", "trailingMargin", "leftMargin",
    "rightMargin", "centerXWithinMargins",
  ]

  fileprivate var isHorizontal: Bool { Self.horizontalAttributes.contains(firstAttribute) }

  /// Whether the constraint holds against a title that wants more room.
  private var outweighsContent: Bool {
    (priority ?? LayoutPriority.required.value) > LayoutPriority.compressionResistance.value
  }

  fileprivate var isFirmEquality: Bool {
    (relation ?? "equal") == "equal" && outweighsContent
  }

  fileprivate func other(than id: String) -> String? { firstItem == id ? secondItem : firstItem }

  fileprivate func attribute(of id: String) -> String? { firstItem == id ? firstAttribute : secondAttribute }

  /// The width or height in points that the constraint sets on an item by itself; nil where it does not.
  fileprivate func constant(of id: String, _ dimension: String) -> Points? {
    guard firstItem == id, firstAttribute == dimension, secondItem == nil, relation != "greaterThanOrEqual",
      outweighsContent, let constant, constant > 0
    else { return nil }
    return Points(constant)
  }
}
