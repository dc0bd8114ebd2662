import AuditModel

/// Space around a view; a negative distance lets the view reach beyond what it takes.
struct PaddedView: LayoutView {
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

/// `frame(width:height:)`: a length that the view is offered, and takes.
struct FrameView: LayoutView {
  var width: ViewLength?
  var height: ViewLength?
  var alignment = AlignmentShares.center

  private func inner(_ proposal: Proposal, _ assumption: Assumption) -> Proposal {
    Proposal(width: width?[assumption] ?? proposal.width, height: height?[assumption] ?? proposal.height)
  }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let inner = inner(proposal, solver.assumption)
    let content = solver.content(of: node).map { solver.size(of: $0, inner) } ?? .zero
    return ViewSize(
      width: width?[solver.assumption] ?? content.width, height: height?[solver.assumption] ?? content.height)
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    guard let content = solver.content(of: node) else { return [] }
    var place = solver.aligned(content, inner(proposal, solver.assumption), in: size, alignment)
    if width != nil { place.isWidthOpen = false }
    return [place]
  }
}

/// `frame(minWidth:idealWidth:maxWidth:…)`: bounds of what the view is offered, and takes.
struct FlexibleFrameView: LayoutView {
  /// The bounds on one axis.
  struct Bounds: Sendable, Hashable {
    var minimum: ViewLength?
    var ideal: ViewLength?
    var maximum: ViewLength?

    /// What the view is offered.
    func offer(_ length: Double?, _ assumption: Assumption) -> Double? {
      (length ?? ideal?[assumption]).map { limited($0, assumption) }
    }

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

  var width = Bounds()
  var height = Bounds()
  var alignment = AlignmentShares.center

  private func inner(_ proposal: Proposal, _ assumption: Assumption) -> Proposal {
    Proposal(
      width: width.offer(proposal.width, assumption), height: height.offer(proposal.height, assumption))
  }

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
    return [solver.aligned(content, inner(proposal, solver.assumption), in: size, alignment)]
  }
}
