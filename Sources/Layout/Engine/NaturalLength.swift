import AuditModel

/// How long arranged views are by what they show, on one axis.
struct NaturalLength {
  var isVertical: Bool
  var screen: ScreenSystem

  /// A view's length by what it shows; a stack's by what it arranges; nil of what shows nothing by itself.
  func of(_ index: Int) -> Double? {
    let node = screen.tree.nodes[index]
    guard node.element.kind == .stackView else {
      let size = screen.findings.natural[index]
      return (isVertical ? size?.height : size?.width).flatMap { $0 > 0 ? $0 : nil }
    }
    let views = node.children.filter { !screen.tree.nodes[$0].isDetached }
    let lengths = views.compactMap { of($0) }
    guard (node.layout.axis == "vertical") == isVertical else { return lengths.max() }
    let gaps = (node.layout.spacing?.value ?? 0) * Double(max(views.count - 1, 0))
    return lengths.isEmpty ? nil : lengths.reduce(gaps, +)
  }
}
