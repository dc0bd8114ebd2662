import AuditModel
import PlatformData

/// A view whose content scrolls: it is offered no length along the axis.
struct ScrollingView: LayoutView {
  var axes: [ViewAxis]

  private func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    for axis in axes { inner[axis] = nil }
    return inner
  }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    var size = solver.content(of: node).map { solver.size(of: $0, inner(proposal)) } ?? .zero
    for axis in axes { size[axis] = proposal[axis] ?? size[axis] }
    return size
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    guard let content = solver.content(of: node) else { return [] }
    var place = solver.aligned(content, inner(proposal), in: size, .center)
    if axes.contains(.horizontal) { (place.x, place.isWidthOpen) = (0, true) }
    if axes.contains(.vertical) { place.y = 0 }
    return [place]
  }
}

/// `ViewThatFits`: the first view whose ideal size fits, else the last one.
struct FittingView: LayoutView {
  var axes: [ViewAxis]

  private func choice(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> Int? {
    let children = solver.children(of: node)
    var ideal = proposal
    for axis in axes { ideal[axis] = nil }
    for child in children.dropLast() {
      let size = solver.size(of: child, ideal)
      if axes.allSatisfy({ size[$0] <= (proposal[$0] ?? .infinity) + 1.0 / 64 }) { return child }
    }
    return children.last
  }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    choice(proposal, of: node, in: &solver).map { solver.size(of: $0, proposal) } ?? .zero
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    choice(proposal, of: node, in: &solver).map { [ChildPlace(node: $0, x: 0, y: 0, proposal: proposal)] } ?? []
  }
}

/// `GeometryReader`: takes what it is offered, and offers it to its views at its upper leading corner.
struct ReaderView: LayoutView {
  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let ideal = SwiftUIMetrics.idealSide.value
    return ViewSize(width: proposal.width ?? ideal, height: proposal.height ?? ideal)
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    solver.children(of: node).map { ChildPlace(node: $0, x: 0, y: 0, proposal: Proposal(size)) }
  }
}

/// `safeAreaInset`: views at the edges of a view, which get their space first.
struct EdgeInsetView: LayoutView {
  /// The edge of each view after the first, which is the one between them.
  var edges: [ViewEdge]
  var spacing: Double

  private func inner(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> (Proposal, EdgeLengthsOfInsets)
  {
    var (inner, taken) = (proposal, EdgeLengthsOfInsets())
    for (edge, child) in zip(edges, solver.children(of: node).dropFirst()) {
      let axis: ViewAxis = edge == .top || edge == .bottom ? .vertical : .horizontal
      let length = solver.size(of: child, proposal)[axis] + spacing
      taken.lengths[edge, default: 0] += length
      inner[axis] = inner[axis].map { max($0.less(length), 0) }
    }
    return (inner, taken)
  }

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
    let insets = zip(edges, solver.children(of: node).dropFirst()).map { edge, child in
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
