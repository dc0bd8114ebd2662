/// `Grid`: columns as wide as their widest cell, which share the width as the views of a stack do.
struct GridView: LayoutView {
  var heightDemand: SizeDemand { .children }

  var horizontalSpacing: ViewLength
  var verticalSpacing: ViewLength
  var alignment = AlignmentShares.center
  /// The indices of the rows among the children: others are one cell over all columns.
  var rows: Set<Int>

  private func cells(_ row: Int, in solver: ViewSolver) -> [Int] {
    rows.contains(row) ? solver.children(of: row) : [row]
  }

  private func widths(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> [Double?] {
    let grid = solver.children(of: node).filter { rows.contains($0) }.map { solver.children(of: $0) }
    let count = grid.map(\.count).max() ?? 0
    guard let width = proposal.width else {
      return (0..<count).map { column in
        grid.compactMap { column < $0.count ? solver.size(of: $0[column], .ideal).width : nil }.max()
      }
    }
    let gaps = horizontalSpacing[solver.assumption] * Double(max(count - 1, 0))
    let shares = StackShares(count: count, available: width.less(gaps))
    let length = { (column: Int, offer: Double, solver: inout ViewSolver) in
      grid.compactMap { row in
        column < row.count ? solver.size(of: row[column], Proposal(width: offer, height: nil)).width : nil
      }.max() ?? 0
    }
    let offers = shares.offers { length($0, $1, &solver) }
    return offers.enumerated().map { length($0, $1, &solver) }
  }

  private func rowSizes(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> [ViewSize] {
    let columns = widths(proposal, of: node, in: &solver)
    let gap = horizontalSpacing[solver.assumption]
    return solver.children(of: node).map { row in
      guard rows.contains(row) else { return solver.size(of: row, Proposal(width: proposal.width, height: nil)) }
      let heights = zip(solver.children(of: row), columns).map { cell, width in
        solver.size(of: cell, Proposal(width: width, height: nil)).height
      }
      let width = columns.compactMap(\.self).reduce(gap * Double(max(columns.count - 1, 0)), +)
      return ViewSize(width: width, height: heights.max() ?? 0)
    }
  }

  func followsGuess(_ texts: [ViewText]) -> Bool { !horizontalSpacing.isKnown || !verticalSpacing.isKnown }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let rows = rowSizes(proposal, of: node, in: &solver)
    let gaps = verticalSpacing[solver.assumption] * Double(max(rows.count - 1, 0))
    return ViewSize(width: rows.map(\.width).max() ?? 0, height: rows.map(\.height).reduce(gaps, +))
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    let columns = widths(proposal, of: node, in: &solver)
    let sizes = rowSizes(proposal, of: node, in: &solver)
    var (places, y): ([ChildPlace], Double) = ([], 0)
    for (row, own) in zip(solver.children(of: node), sizes) {
      var x = 0.0
      for (column, cell) in cells(row, in: solver).enumerated() {
        let width = rows.contains(row) ? columns[column] ?? 0 : size.width
        let cellSize = ViewSize(width: width, height: own.height)
        var place = solver.aligned(cell, Proposal(width: width, height: nil), in: cellSize, alignment)
        (place.x, place.y) = (place.x + x, place.y + y)
        if proposal.width == nil { place.isWidthOpen = true }
        places.append(place)
        x += width + horizontalSpacing[solver.assumption]
      }
      y += own.height + verticalSpacing[solver.assumption]
    }
    return places
  }
}

/// The cells of a `GridRow`, which its grid arranges.
struct GridRowView: LayoutView {
  var heightDemand: SizeDemand { .own }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize { .zero }
}
