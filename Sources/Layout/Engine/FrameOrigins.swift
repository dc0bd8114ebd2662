import AuditModel

/// Tells which frames rest on frames that the file records: those that move when the recorded ones are changed.
enum FrameOrigins {
  /// What decided each view's frame, by the views' places.
  static func of(_ system: ScreenSystem, solved: ConstraintSolver) -> [FrameOrigin] {
    var origins = [FrameOrigin](repeating: .constraints, count: system.boxes.count)
    guard !system.recorded.isEmpty else { return origins }
    var shifted = solved
    for (index, length) in system.recorded.enumerated() {
      // Shifts that no sum of others makes up for, so that nothing stays where it was by chance.
      shifted.setConstant(of: length.id, to: length.value + 1 + Double(index % 97) * 0.37 + Double(index) * 0.0113)
    }
    shifted.solve()
    let own = Set(system.recorded.map(\.place))
    for index in system.boxes.indices where system.boxes[index] != nil {
      guard own.contains(index) || moves(index, system, solved, shifted) else { continue }
      origins[index] = isResized(index, system, solved) ? .autoresizing : .recorded
    }
    return origins
  }

  private static func moves(
    _ index: Int, _ system: ScreenSystem, _ solved: ConstraintSolver, _ shifted: ConstraintSolver
  ) -> Bool {
    lengths(index, system).contains { abs(solved.value(of: $0) - shifted.value(of: $0)) > 0.001 }
  }

  /// A view's edges as distances from those of the view that holds it.
  private static func lengths(_ index: Int, _ system: ScreenSystem) -> [Affine] {
    guard let frame = system.frame(index) else { return [] }
    let outer = system.tree.nodes[index].parent.flatMap { system.frame($0) }
    return [
      frame.width, frame.height, outer.map { frame.left - $0.left } ?? frame.left,
      outer.map { frame.top - $0.top } ?? frame.top,
    ]
  }

  /// Whether the mask had something to do: what holds the view has another size than the file records.
  private static func isResized(_ index: Int, _ system: ScreenSystem, _ solver: ConstraintSolver) -> Bool {
    let node = system.tree.nodes[index]
    guard node.layout.usesConstraints != true, let parent = node.parent,
      let recorded = system.tree.nodes[parent].element.frame, let outer = system.frame(parent)
    else { return false }
    return abs(solver.value(of: outer.width) - recorded.width.value) > 0.5
      || abs(solver.value(of: outer.height) - recorded.height.value) > 0.5
  }
}
