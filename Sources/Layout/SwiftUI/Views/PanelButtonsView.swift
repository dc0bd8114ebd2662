/// The buttons of an alert: two side by side if both titles fit, else below one another.
struct PanelButtonsView: LayoutView {
  var heightDemand: SizeDemand { .own }

  var pairs: Bool
  var gap: Double
  var height: Double

  private func isPaired(_ width: Double, of node: Int, in solver: inout ViewSolver) -> Bool {
    let buttons = solver.children(of: node)
    guard pairs, buttons.count == 2 else { return false }
    let half = (width - gap) / 2
    return buttons.allSatisfy { solver.size(of: $0, Proposal(width: nil, height: height)).width <= half }
  }

  func followsGuess(_ texts: [ViewText]) -> Bool { false }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let width = proposal.width ?? 0
    let rows = isPaired(width, of: node, in: &solver) ? 1 : Double(solver.children(of: node).count)
    return ViewSize(width: width, height: rows * height + max(rows - 1, 0) * gap)
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    let isPaired = isPaired(size.width, of: node, in: &solver)
    let width = isPaired ? (size.width - gap) / 2 : size.width
    return solver.children(of: node).enumerated().map { index, button in
      let step = Double(index)
      return ChildPlace(
        node: button, x: isPaired ? step * (width + gap) : 0, y: isPaired ? 0 : step * (height + gap),
        proposal: Proposal(width: width, height: height))
    }
  }
}
