/// A view whose content scrolls: it is offered no length along the axis.
struct ScrollingView: LayoutView {
  var axes: [ViewAxis]

  private func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    for axis in axes { inner[axis] = nil }
    return inner
  }

  func followsGuess(_ texts: [ViewText]) -> Bool { false }

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
