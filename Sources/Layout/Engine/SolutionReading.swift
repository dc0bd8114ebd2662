import AuditModel

/// Reads frames out of a solution.
struct SolutionReading {
  var system: ScreenSystem
  var solver: ConstraintSolver
  var origins: [FrameOrigin]
  /// The sizes of what the views show, in the order of the system's rows.
  var natural: [ContentExtent]

  /// The elements by their places.
  func elements() -> [SolvedElement?] {
    let widths = Dictionary(zip(system.contents.map(\.place), natural), uniquingKeysWith: { first, _ in first })
    let isLeftOut = leftOut()
    return system.boxes.indices.map { index in
      guard let box = system.boxes[index], !isLeftOut[index] else { return nil }
      var solved = SolvedElement(frame: frame(index, box), determinedBy: origins[index])
      solved.isAmbiguous = isAmbiguous(index, box)
      if solved.isAmbiguous { solved.widths = range(of: box) }
      if let width = widths[index]?.width { solved.growsWithContent = abs(width - solved.frame.width.value) < 0.5 }
      return solved
    }
  }

  /// Whether each element, or one that holds it, has no place.
  private func leftOut() -> [Bool] {
    var isLeftOut = [Bool](repeating: false, count: system.tree.nodes.count)
    for (index, node) in system.tree.nodes.enumerated() {
      isLeftOut[index] = system.tree.isLeftOut(index) || (node.parent.map { isLeftOut[$0] } ?? false)
    }
    return isLeftOut
  }

  private func frame(_ index: Int, _ box: LayoutBox) -> Rect {
    let origin = system.tree.nodes[index].parent.flatMap { system.boxes[$0] }
    let x = origin.map { solver.value(of: $0.left) } ?? 0
    let y = origin.map { solver.value(of: $0.top) } ?? 0
    let (left, top) = (solver.value(of: box.left), solver.value(of: box.top))
    return Rect(
      x: Points(left - x), y: Points(top - y), width: Points(solver.value(of: box.right) - left),
      height: Points(solver.value(of: box.bottom) - top))
  }

  private func isAmbiguous(_ index: Int, _ box: LayoutBox) -> Bool {
    let origin = system.tree.nodes[index].parent.flatMap { system.boxes[$0] }
    let lengths = [
      [Term(box.right), Term(box.left, -1)], [Term(box.bottom), Term(box.top, -1)],
      [Term(box.left)] + (origin.map { [Term($0.left, -1)] } ?? []),
      [Term(box.top)] + (origin.map { [Term($0.top, -1)] } ?? []),
    ]
    return lengths.contains { solver.isAmbiguous($0) }
  }

  private func range(of box: LayoutBox) -> ClosedRange<Points>? {
    var solver = solver
    return solver.range(of: [Term(box.right), Term(box.left, -1)]).map { range in
      Points(max(range.lowerBound, 0))...Points(max(range.upperBound, range.lowerBound, 0))
    }
  }

  /// The required constraints that were dropped, in words.
  func conflicts() -> [LayoutConflict] {
    solver.conflicts.map { conflict in
      let stated = system.stated[conflict.dropped.index]
      let owner = stated.map { system.tree.nodes[$0.owner].element.id } ?? ""
      return LayoutConflict(
        owner: owner, dropped: stated?.constraint, summary: summary(of: conflict.dropped),
        against: conflict.against.map(summary))
    }
  }

  private func summary(of id: ConstraintID) -> String {
    guard let stated = system.stated[id.index] else { return "a constraint that the system makes by itself" }
    return stated.constraint.summary(owner: system.tree.nodes[stated.owner].element.id)
  }
}

extension LayoutConstraint {
  /// The constraint in words: `a.leading = b.trailing + 8`.
  func summary(owner: String) -> String {
    let signs = ["greaterThanOrEqual": "≥", "lessThanOrEqual": "≤"]
    var text = "\(firstItem ?? owner).\(firstAttribute) \(signs[relation ?? ""] ?? "=") "
    guard let second = secondItem else { return text + Points(constant ?? 0).description }
    if let multiplier { text += "\(multiplier) × " }
    text += "\(second).\(secondAttribute ?? "")"
    guard let constant, constant != 0 else { return text }
    return text + (constant < 0 ? " − " : " + ") + Points(abs(constant)).description
  }
}
