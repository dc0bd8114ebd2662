import AuditModel

/// `safeAreaInset`: views at the edges of a view, which get their space first.
struct EdgeInsetView: LayoutView {
  /// The edge of each view after the first, which is the one between them.
  var edges: [ViewEdge]
  var spacing: Double

  private func inner(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> (Proposal, EdgeLengthsOfInsets)
  {
    var (inner, taken) = (proposal, EdgeLengthsOfInsets())
    for (edge, child) in solver.attached(edges, to: node) {
      let axis: ViewAxis = edge == .top || edge == .bottom ? .vertical : .horizontal
      let length = solver.size(of: child, proposal)[axis] + spacing
      taken.lengths[edge, default: 0] += length
      inner[axis] = inner[axis].map { max($0.less(length), 0) }
    }
    return (inner, taken)
  }

  func followsGuess(_ texts: [ViewText]) -> Bool { false }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    guard let content = solver.content(of: node) else { return .zero }
    let (inner, taken) = inner(proposal, of: node, in: &solver)
    let size = solver.size(of: content, inner)
    return ViewSize(
      width: size.width + taken[.leading] + taken[.trailing], height: size.height + taken[.top] + taken[.bottom])
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    guard let content = solver.content(of: node) else { return [] }
    let (inner, taken) = inner(proposal, of: node, in: &solver)
    let insets = solver.attached(edges, to: node).map { edge, child in
      solver.aligned(child, proposal, in: size, Self.alignments[edge] ?? .center)
    }
    return [ChildPlace(node: content, x: taken[.leading], y: taken[.top], proposal: inner)] + insets
  }

  private static let alignments: [ViewEdge: AlignmentShares] = [
    .top: .top, .bottom: AlignmentShares(y: 1), .leading: .leading, .trailing: AlignmentShares(x: 1),
  ]
}

/// What insets take at each edge.
struct EdgeLengthsOfInsets {
  var lengths: [ViewEdge: Double] = [:]

  subscript(edge: ViewEdge) -> Double { lengths[edge] ?? 0 }
}
