/// `frame(minWidth:idealWidth:maxWidth:…)`: bounds of what the view is offered, and takes.
struct FlexibleFrameView: LayoutView {
  /// The bounds on one axis.
  struct Bounds: Sendable, Hashable {
    var minimum: ViewLength?
    var ideal: ViewLength?
    var maximum: ViewLength?

    /// What the view is offered.
    ///
    /// Apple tells that a proposal is limited by the maximum, not what becomes of it where nothing is proposed, as in a horizontal
    /// scroll view: the view may be offered the maximum, or nothing.
    func offer(_ length: Double?, _ assumption: Assumption) -> Double? {
      if let length = length ?? ideal?[assumption] { return limited(length, assumption) }
      return assumption == .least && isOpen ? maximum?[assumption] : nil
    }

    /// Whether it is open what the view is offered where nothing is proposed.
    var isOpen: Bool { ideal == nil && maximum?.least.isFinite == true }

    /// Whether what is assumed makes a difference.
    var followsGuess: Bool { isOpen || ![minimum, ideal, maximum].allSatisfy { $0?.isKnown ?? true } }

    func limited(_ length: Double, _ assumption: Assumption) -> Double {
      max(min(length, maximum?[assumption] ?? .infinity), minimum?[assumption] ?? 0)
    }

    /// What the frame takes with a view of a length inside.
    func answer(_ length: Double?, content: Double, _ assumption: Assumption) -> Double {
      guard let length else { return ideal?[assumption] ?? limited(content, assumption) }
      switch (minimum?[assumption], maximum?[assumption]) {
      case (nil, nil): return content
      case (let least?, nil): return max(min(length, content), least)
      case (nil, let most?): return min(max(length, content), most)
      case (_?, _?): return limited(length, assumption)
      }
    }
  }

  var givesRoom: Bool { true }
  var heightDemand: SizeDemand { height.maximum == nil ? .children : .offered }

  var width = Bounds()
  var height = Bounds()
  var alignment = AlignmentShares.center

  private func inner(_ proposal: Proposal, _ assumption: Assumption) -> Proposal {
    Proposal(
      width: width.offer(proposal.width, assumption), height: height.offer(proposal.height, assumption))
  }

  func followsGuess(_ texts: [ViewText]) -> Bool { width.followsGuess || height.followsGuess }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let assumption = solver.assumption
    let inner = inner(proposal, assumption)
    let content = solver.content(of: node).map { solver.size(of: $0, inner) } ?? .zero
    return ViewSize(
      width: width.answer(proposal.width, content: content.width, assumption),
      height: height.answer(proposal.height, content: content.height, assumption))
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    guard let content = solver.content(of: node) else { return [] }
    var place = solver.aligned(content, inner(proposal, solver.assumption), in: size, alignment)
    if let most = height.maximum?[solver.assumption], most.isFinite { place.height = .given }
    return [place]
  }
}
