import AuditModel

/// What constraints leave open of a view's frame.
struct Ambiguity: Sendable {
  /// The narrowest and the widest that the view may be, where its width is open and both are known.
  var widths: ClosedRange<Points>?

  /// How many cells of tableaux are looked at for one screen's ranges: some tenths of a second's work.
  ///
  /// Of the screens of nine apps one of 222 views takes half of it, and no other a twentieth. In a row of a thousand views of which any
  /// may give way each is open, and each range costs a run of the simplex; there those that come first have ranges, and the
  /// others are only said to be ambiguous.
  private static let mostWork = 60_000_000

  /// The views whose frames are open, by their places.
  static func of(_ system: ScreenSystem, solver: inout ConstraintSolver) -> [Int: Ambiguity] {
    guard solver.mayBeAmbiguous() else { return [:] }
    var found: [Int: Ambiguity] = [:]
    var work = mostWork
    for (index, box) in system.boxes.enumerated() {
      guard let box else { continue }
      let width = solver.freedom(of: [Term(box.right), Term(box.left, -1)], work: &work)
      let others = others(of: box, in: system.tree.nodes[index].parent.flatMap { system.boxes[$0] })
      // A view that is open in one way is ambiguous, whatever the others are.
      let isOpen = width != .none || others.contains { solver.freedom(of: $0, work: &work) != .none }
      if isOpen { found[index] = Ambiguity(widths: widths(width)) }
    }
    return found
  }

  /// The sums that make up a view's frame beside its width.
  private static func others(of box: LayoutBox, in holder: LayoutBox?) -> [[Term]] {
    [
      [Term(box.bottom), Term(box.top, -1)],
      [Term(box.left)] + (holder.map { [Term($0.left, -1)] } ?? []),
      [Term(box.top)] + (holder.map { [Term($0.top, -1)] } ?? []),
    ]
  }

  private static func widths(_ width: Freedom) -> ClosedRange<Points>? {
    guard case .range(let range) = width else { return nil }
    return Points(max(range.lowerBound, 0))...Points(max(range.upperBound, range.lowerBound, 0))
  }
}
