import AuditModel
import PlatformData

/// Reads frames out of a solution.
struct SolutionReading {
  let system: ScreenSystem
  let solver: ConstraintSolver
  /// What is left open, by the views' places.
  let ambiguities: [Int: Ambiguity]
  var origins: [FrameOrigin]
  /// The sizes of what the views show, in the order of the system's rows.
  var natural: [ContentExtent]

  /// The elements by their places.
  func elements() -> [SolvedElement?] {
    let growing = growing()
    let isLeftOut = leftOut()
    return system.boxes.indices.map { index in
      guard let box = system.boxes[index], !isLeftOut[index] else { return nil }
      var solved = SolvedElement(frame: frame(index, box), determinedBy: origins[index])
      if let ambiguity = ambiguities[index] { (solved.isAmbiguous, solved.widths) = (true, ambiguity.widths) }
      solved.growsWithContent = growing.contains(index)
      return solved
    }
  }

  /// The places of the views that are as wide as what they show; both widths are those of the alignment rectangle.
  private func growing() -> Set<Int> {
    let places = zip(system.contents, natural).compactMap { row, size -> Int? in
      guard let width = size.width else { return nil }
      return abs(width - solver.value(of: row.extent.width)) < 0.5 ? row.place : nil
    }
    return Set(places)
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

  /// The required constraints that were dropped, in words.
  func conflicts() -> [LayoutConflict] { statedConflicts() + squeezed() }

  /// Texts and images whose size is required and that got less all the same: they give way to what the file states.
  private func squeezed() -> [LayoutConflict] {
    zip(system.contents, natural).compactMap { row, size in
      let required = row.element.layout.compressionResistance?.horizontal ?? 0
      guard required >= LayoutPriority.required.value, !size.wraps, let width = size.width,
        solver.value(of: row.extent.width) < width - Self.leastSqueeze
      else { return nil }
      var conflict = LayoutConflict(
        owner: row.element.id, dropped: nil,
        summary: "\(row.element.id).width ≥ \(Points(width)) (its content, required)", against: [])
      conflict.restsOnCanvas = isOfCanvas(root(of: row.place))
      return conflict
    }
  }

  /// The place of the view that nothing holds, in which a view lies.
  private func root(of place: Int) -> Int {
    var place = place
    while let parent = system.tree.nodes[place].parent { place = parent }
    return place
  }

  /// By how much less than it requires a content is squeezed at least, in points: rounding is not.
  private static let leastSqueeze = 1.0

  private func statedConflicts() -> [LayoutConflict] {
    solver.conflicts.map { conflict in
      let stated = system.stated[conflict.dropped.index]
      let owner = (stated?.owner ?? system.made[conflict.dropped.index]).map { system.tree.nodes[$0].element.id } ?? ""
      var against: [String] = []
      for summary in conflict.against.map(summary) where !against.contains(summary) { against.append(summary) }
      var found = LayoutConflict(
        owner: owner, dropped: stated?.constraint, summary: summary(of: conflict.dropped), against: against)
      found.isWithoutNumber = !solver.isSound(conflict.dropped)
      found.restsOnCanvas = conflict.against.contains { system.made[$0.index].map(isOfCanvas) ?? false }
      return found
    }
  }

  /// Whether the size of a view on the canvas is not the one that it has in the app: of a cell, of a xib's view.
  private func isOfCanvas(_ place: Int) -> Bool {
    let node = system.tree.nodes[place]
    guard node.element.kind != .cell else { return true }
    return node.parent == nil && (node.holder == nil || !Roots.isMain(place, in: system.tree))
  }

  private func summary(of id: ConstraintID) -> String {
    if let stated = system.stated[id.index] {
      return stated.constraint.summary(owner: system.tree.nodes[stated.owner].element.id)
    }
    guard let place = system.made[id.index] else { return "what the system adds by itself" }
    let element = system.tree.nodes[place].element
    return element.kind == .stackView ? "how \(element.id) arranges its views" : "the place and size of \(element.id)"
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
