import AuditModel

/// How long arranged views are by what they show, on one axis.
struct NaturalLength {
  var isVertical: Bool
  var screen: ScreenSystem

  /// A view's length by what it shows; a stack's by what it arranges; nil of what shows nothing by itself.
  func of(_ index: Int) -> Double? {
    var lengths: [Int: Double] = [:]
    // A stack comes before those that it arranges, so that backwards all that one needs is there; stacks may be nested deeply.
    for view in arranged(in: index).reversed() { lengths[view] = length(of: view, lengths) }
    return lengths[index]
  }

  /// A view and, if it is a stack, all that it arranges, and so on.
  private func arranged(in index: Int) -> [Int] {
    var views = [index]
    var next = 0
    while next < views.count {
      if isStack(views[next]) { views += seen(in: views[next]) }
      next += 1
    }
    return views
  }

  private func isStack(_ index: Int) -> Bool { screen.tree.nodes[index].element.kind == .stackView }

  private func seen(in stack: Int) -> [Int] {
    screen.tree.nodes[stack].children.filter { !screen.tree.nodes[$0].isDetached }
  }

  private func length(of index: Int, _ known: [Int: Double]) -> Double? {
    guard isStack(index) else {
      let size = screen.findings.natural[index]
      return (isVertical ? size?.height : size?.width).flatMap { $0 > 0 ? $0 : nil }
    }
    let (views, layout) = (seen(in: index), screen.tree.nodes[index].layout)
    let lengths = views.compactMap { known[$0] }
    guard (layout.axis == "vertical") == isVertical else { return lengths.max() }
    let gaps = (layout.spacing?.value ?? 0) * Double(max(views.count - 1, 0))
    return lengths.isEmpty ? nil : lengths.reduce(gaps, +)
  }
}
