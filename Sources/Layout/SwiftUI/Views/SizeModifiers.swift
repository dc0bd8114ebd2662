import AuditModel

/// `fixedSize()`: the view takes its ideal length.
struct FixedSizeView: LayoutView {
  var horizontal: Bool
  var vertical: Bool

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    solver.content(of: node).map { solver.size(of: $0, inner(proposal)) } ?? .zero
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    solver.content(of: node).map { [ChildPlace(node: $0, x: 0, y: 0, proposal: inner(proposal))] } ?? []
  }
}

/// `aspectRatio(_:contentMode:)`: the view is offered a size of a ratio that fits in what is there, or fills it.
struct AspectRatioView: LayoutView {
  /// Width by height; nil is that of the view's ideal size.
  var ratio: Double?
  var fills: Bool

  private func inner(_ proposal: Proposal, of content: Int, in solver: inout ViewSolver) -> Proposal {
    let ideal = solver.size(of: content, .ideal)
    let own = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard own.isFinite, own > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return .ideal
    case (let width?, nil): return Proposal(width: width, height: width / own)
    case (nil, let height?): return Proposal(width: height * own, height: height)
    case (let width?, let height?):
      let isWide = width / own <= height
      return isWide != fills
        ? Proposal(width: width, height: width / own) : Proposal(width: height * own, height: height)
    }
  }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    guard let content = solver.content(of: node) else { return .zero }
    return solver.size(of: content, inner(proposal, of: content, in: &solver))
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    guard let content = solver.content(of: node) else { return [] }
    return [ChildPlace(node: content, x: 0, y: 0, proposal: inner(proposal, of: content, in: &solver))]
  }
}

/// A view with others behind or in front of it, which are offered its size and do not change it.
struct AttachingView: LayoutView {
  /// The alignment of each view after the first, which is the one that the others are attached to.
  var alignments: [AlignmentShares]

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    solver.content(of: node).map { solver.size(of: $0, proposal) } ?? .zero
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    solver.children(of: node).enumerated().map { index, child in
      guard index > 0 else { return ChildPlace(node: child, x: 0, y: 0, proposal: proposal) }
      let alignment = index - 1 < alignments.count ? alignments[index - 1] : .center
      return solver.aligned(child, Proposal(size), in: size, alignment)
    }
  }
}

/// A modifier of which nothing is known: the view is as it would be without it, or has half of the space, or takes all of it.
struct UnknownModifierView: LayoutView {
  private func inner(_ proposal: Proposal, _ assumption: Assumption) -> Proposal {
    assumption == .least ? Proposal(width: proposal.width.map { $0 / 2 }, height: proposal.height) : proposal
  }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let content = solver.content(of: node).map { solver.size(of: $0, inner(proposal, solver.assumption)) } ?? .zero
    guard solver.assumption == .greatest else { return content }
    return ViewSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    guard let content = solver.content(of: node) else { return [] }
    return [solver.aligned(content, inner(proposal, solver.assumption), in: size, .center)]
  }
}
