/// The chosen one of several texts, which is not known: the narrowest, the first or the widest.
struct ChoiceLeaf: LayoutView {
  var heightDemand: SizeDemand { .own }

  /// The indices among the screen's texts.
  var texts: [Int]

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let answers = texts.map { solver.texts.answer($0, in: proposal, solver.assumption).size }
    let chosen: ViewSize? =
      switch solver.assumption {
      case .least: answers.min { $0.width < $1.width }
      case .likely: answers.first
      case .greatest: answers.max { $0.width < $1.width }
      }
    return chosen ?? .zero
  }
}
