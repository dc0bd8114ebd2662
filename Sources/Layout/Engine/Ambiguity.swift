import AuditModel

/// What constraints leave open of a view's frame.
struct Ambiguity: Sendable {
  /// The narrowest and the widest that the view may be, where its width is open.
  var widths: ClosedRange<Points>?

  /// The views whose frames are open, by their places.
  static func of(_ system: ScreenSystem, solver: inout ConstraintSolver) -> [Int: Ambiguity] {
    guard solver.mayBeAmbiguous() else { return [:] }
    var found: [Int: Ambiguity] = [:]
    for (index, box) in system.boxes.enumerated() {
      guard let box, isOpen(index, box, system, &solver) else { continue }
      found[index] = Ambiguity(widths: widths(of: box, &solver))
    }
    return found
  }

  private static func isOpen(
    _ index: Int, _ box: LayoutBox, _ system: ScreenSystem, _ solver: inout ConstraintSolver
  ) -> Bool {
    let origin = system.tree.nodes[index].parent.flatMap { system.boxes[$0] }
    let lengths = [
      [Term(box.right), Term(box.left, -1)], [Term(box.bottom), Term(box.top, -1)],
      [Term(box.left)] + (origin.map { [Term($0.left, -1)] } ?? []),
      [Term(box.top)] + (origin.map { [Term($0.top, -1)] } ?? []),
    ]
    return lengths.contains { solver.range(of: $0) != nil }
  }

  private static func widths(of box: LayoutBox, _ solver: inout ConstraintSolver) -> ClosedRange<Points>? {
    solver.range(of: [Term(box.right), Term(box.left, -1)]).map { range in
      Points(max(range.lowerBound, 0))...Points(max(range.upperBound, range.lowerBound, 0))
    }
  }
}
