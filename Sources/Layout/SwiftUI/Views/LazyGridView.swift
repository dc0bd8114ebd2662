import AuditModel

/// `LazyVGrid`: rows of columns of given widths; headers and footers of sections have all of the width.
///
/// Source: Apple, SwiftUI, LazyVGrid: sections with headers, which are as wide as the grid.
struct LazyGridView: LayoutView {
  var heightDemand: SizeDemand { .children }
  var givesRoom: Bool { true }

  /// A column.
  struct Column: Sendable, Hashable {
    var sizing: GridTrack.Sizing
    var minimum: ViewLength
    var maximum: ViewLength
    var spacing: ViewLength

    /// Whether what is assumed makes a difference.
    var followsGuess: Bool { ![minimum, maximum, spacing].allSatisfy(\.isKnown) }
  }

  /// The columns; empty if code computes them.
  var columns: [Column]
  var spacing: ViewLength
  var alignment = AlignmentShares.center

  /// The widths of the columns and the distance behind each.
  private func widths(in width: Double, _ assumption: Assumption) -> [(width: Double, gap: Double)] {
    guard !columns.isEmpty else { return [(Self.computed(width, assumption), 0)] }
    var left = width
    for (index, column) in columns.enumerated() {
      if column.sizing == .fixed { left -= column.minimum[assumption] }
      if index < columns.count - 1 { left -= column.spacing[assumption] }
    }
    var open = columns.count { $0.sizing != .fixed }
    return columns.flatMap { column -> [(Double, Double)] in
      let gap = column.spacing[assumption]
      guard column.sizing != .fixed else { return [(column.minimum[assumption], gap)] }
      let share = max(left, 0) / Double(max(open, 1))
      open -= 1
      let (least, most) = (column.minimum[assumption], column.maximum[assumption])
      guard column.sizing == .adaptive else {
        let own = max(min(share, most), least)
        left -= own
        return [(own, gap)]
      }
      left -= share
      let ratio = (share + gap) / max(least + gap, 1)
      let count = ratio.isFinite ? max(ratio.rounded(.down), 1) : 1
      let own = min((share - gap * (count - 1)) / count, most)
      return Array(repeating: (own, gap), count: Int(min(count, 100)))
    }
  }

  /// What a column of unknown columns may have of the width.
  private static func computed(_ width: Double, _ assumption: Assumption) -> Double {
    ViewLength(least: min(width, 80), likely: width / 2, greatest: width)[assumption]
  }

  private func rows(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> (ViewSize, [ChildPlace]) {
    let whole = proposal.width.map { $0.isFinite ? $0 : 0 } ?? 0
    let columns = widths(in: whole, solver.assumption)
    var (places, column, x, y, bottom): ([ChildPlace], Int, Double, Double, Double) = ([], 0, 0, 0, 0)
    for child in solver.children(of: node) {
      let spans = solver.nodes[child].spansGrid
      if !places.isEmpty, spans || column >= columns.count {
        (column, x, y) = (0, 0, bottom + spacing[solver.assumption])
      }
      let proposal = Proposal(width: spans ? whole : columns[column].width, height: nil)
      let cell = ViewSize(
        width: proposal.width ?? whole, height: solver.size(of: child, proposal).height)
      var place = solver.aligned(child, proposal, in: cell, alignment)
      (place.x, place.y, place.isWidthOpen) = (place.x + x, y, false)
      places.append(place)
      bottom = max(bottom, y + cell.height)
      x += spans ? 0 : columns[column].width + columns[column].gap
      column = spans ? columns.count : column + 1
    }
    return (ViewSize(width: whole, height: bottom), places)
  }

  func followsGuess(_ texts: [ViewText]) -> Bool {
    columns.isEmpty || !spacing.isKnown || columns.contains(where: \.followsGuess)
  }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    rows(proposal, of: node, in: &solver).0
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    rows(proposal, of: node, in: &solver).1
  }
}
