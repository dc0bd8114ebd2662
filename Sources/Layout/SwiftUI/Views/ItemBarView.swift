/// A row of items at the lower edge.
struct ItemBarView: LayoutView {
  var height: Double
  var inset: Double
  var gap: Double

  func followsGuess(_ texts: [ViewText]) -> Bool { false }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    ViewSize(width: proposal.width ?? 0, height: height)
  }

  /// The first item at the leading edge, the last one at the trailing edge, the others at equal distances between them.
  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    let items = solver.children(of: node)
    let sizes = items.map { solver.size(of: $0, .ideal) }
    let left = size.width - 2 * inset - sizes.map(\.width).reduce(0, +)
    let between = max(left / Double(max(items.count - 1, 1)), gap)
    var x = items.count == 1 ? (size.width - sizes[0].width) / 2 : inset
    return zip(items, sizes).map { item, own in
      defer { x += own.width + between }
      return ChildPlace(node: item, x: x, y: (height - own.height) / 2, proposal: .ideal, isWidthOpen: true)
    }
  }
}
