/// Space around a view; a negative distance lets the view reach beyond what it takes.
struct PaddedView: LayoutView {
  var heightDemand: SizeDemand { .children }
  var sizeDemand: SizeDemand { .children }

  var top = ViewLength.zero
  var leading = ViewLength.zero
  var bottom = ViewLength.zero
  var trailing = ViewLength.zero

  private func insets(_ assumption: Assumption) -> ViewSize {
    ViewSize(
      width: leading[assumption] + trailing[assumption], height: top[assumption] + bottom[assumption])
  }

  private func inner(_ proposal: Proposal, _ assumption: Assumption) -> Proposal {
    let insets = insets(assumption)
    return Proposal(
      width: proposal.width.map { max($0.less(insets.width), 0) },
      height: proposal.height.map { max($0.less(insets.height), 0) })
  }

  func followsGuess(_ texts: [ViewText]) -> Bool { ![top, leading, bottom, trailing].allSatisfy(\.isKnown) }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let insets = insets(solver.assumption)
    guard let content = solver.content(of: node) else { return insets }
    let size = solver.size(of: content, inner(proposal, solver.assumption))
    return ViewSize(width: max(size.width + insets.width, 0), height: max(size.height + insets.height, 0))
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    guard let content = solver.content(of: node) else { return [] }
    let (x, y) = (leading[solver.assumption], top[solver.assumption])
    return [ChildPlace(node: content, x: x, y: y, proposal: inner(proposal, solver.assumption))]
  }
}
