import PlatformData

/// A text, which wraps, shrinks or is truncated in what it is offered.
struct TextLeaf: LayoutView {
  var heightDemand: SizeDemand { .own }

  /// The index among the screen's texts.
  var text: Int

  func showsKnownWords(_ texts: [ViewText]) -> Bool { !texts[text].isUnknown }

  func followsGuess(_ texts: [ViewText]) -> Bool { texts[text].isUnknown || texts[text].unknownFont != nil }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    solver.texts.answer(text, in: proposal, solver.assumption).size
  }

  func placed(_ proposal: Proposal, _ limits: PlaceLimits, of node: Int, in solver: inout ViewSolver) {
    let text = solver.texts.texts[text]
    let answer = solver.texts.answer(self.text, in: proposal, solver.assumption)
    let width = limits.isWidthOpen ? nil : proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let isCut = answer.isCut && limits.height != .open
    let isLeft = isCut && limits.height == .shared
    let doubt = text.doubt ?? (isLeft ? "how much height other views leave is not known exactly" : nil)
    solver.note(.init(width: width, height: isCut ? proposal.height : nil, doubt: doubt), of: text.element)
  }

  func baselines(_ proposal: Proposal, in solver: inout ViewSolver) -> (first: Double, last: Double)? {
    let answer = solver.texts.answer(text, in: proposal, solver.assumption)
    let descent = answer.lineHeight * (1 - BaselineShare.ascent)
    return (answer.lineHeight - descent, answer.size.height - descent)
  }
}
