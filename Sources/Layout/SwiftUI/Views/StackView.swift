import AuditModel
import PlatformData

/// A row or column of views: fixed distances, equal shares for the least flexible first.
struct StackView: LayoutView {
  var heightDemand: SizeDemand { .children }
  var sizeDemand: SizeDemand { fillsWidth ? .offered : .children }

  /// How views are aligned across the stack.
  enum Alignment: Sendable, Hashable {
    case share(Double)
    case firstBaseline, lastBaseline
  }

  var axis: ViewAxis
  /// The distance between views; nil is what the neighbors want.
  var spacing: ViewLength?
  var alignment = Alignment.share(0.5)
  /// Whether the stack takes all of the width that it is offered (`LazyVStack`).
  var fillsWidth = false

  /// A child with what it was offered and answered.
  private struct Part {
    var node: Int
    var proposal: Proposal
    var size: ViewSize
    /// How far it begins below the highest of its row.
    var shift = 0.0
  }

  func followsGuess(_ texts: [ViewText]) -> Bool { spacing?.isKnown == false }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    var (length, across) = (length(ofGapsIn: node, in: &solver), 0.0)
    if alignsBaselines {
      let parts = parts(proposal, of: node, in: &solver)
      length += parts.reduce(0) { $0 + $1.size[axis] }
      across = extent(parts)
    } else {
      forEachPart(proposal, of: node, in: &solver) { part in
        length += part.size[axis]
        across = max(across, part.size[axis.other])
      }
    }
    var size = ViewSize(axis, length, across: across)
    if fillsWidth, let width = proposal.width, width.isFinite { size.width = width }
    return size
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    let across = axis.other
    var offered = proposal
    offered[across] = proposal[across] ?? size[across]
    var parts = parts(offered, of: node, in: &solver)
    if let length = offered[across], extent(parts) > length {
      offered[across] = extent(parts)
      parts = self.parts(offered, of: node, in: &solver)
    }
    let gaps = gaps(of: node, in: &solver)
    let isOpen: Bool? = proposal.width == nil ? true : nil
    let height: HeightLimit? = axis == .vertical && parts.count > 1 ? .shared : nil
    var position = 0.0
    return parts.enumerated().map { index, part in
      if index > 0 { position += gaps[index - 1] }
      defer { position += part.size[axis] }
      let offset = offset(of: part, in: size[across])
      let (x, y) = axis == .horizontal ? (position, offset) : (offset, position)
      return ChildPlace(
        node: part.node, x: x, y: y, proposal: part.proposal, isWidthOpen: isOpen, height: height)
    }
  }

  private func parts(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(solver.children(of: node).count)
    forEachPart(proposal, of: node, in: &solver) { parts.append($0) }
    if alignsBaselines { alignBaselines(&parts, in: &solver) }
    return parts
  }

  /// The children in file order, each with what it is offered; those of a row are not yet on one line.
  private func forEachPart(
    _ proposal: Proposal, of node: Int, in solver: inout ViewSolver, _ body: (Part) -> Void
  ) {
    let across = proposal[axis.other]
    let offers = proposal[axis].map { self.offers($0, across: across, of: node, in: &solver) }
    for (index, child) in solver.children(of: node).enumerated() {
      let proposal = Proposal(axis, offers?[index], across: across)
      body(Part(node: child, proposal: proposal, size: solver.size(of: child, proposal)))
    }
  }

  /// What each view is offered of the stack's length.
  private func offers(_ whole: Double, across: Double?, of node: Int, in solver: inout ViewSolver) -> [Double] {
    let children = solver.children(of: node)
    let available = whole.less(length(ofGapsIn: node, in: &solver))
    let (shares, nodes) = (StackShares(count: children.count, available: available), solver.nodes)
    return shares.offers(priority: { nodes[children[$0]].priority }) { child, offer in
      // Which height a row has changes no width of what takes only the height that it needs.
      let isFree = axis == .horizontal && solver.keepsWidth(children[child])
      return solver.size(of: children[child], Proposal(axis, offer, across: isFree ? nil : across))[axis]
    }
  }

  private var alignsBaselines: Bool {
    axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
  }

  /// Shifts views so that their baselines are on one line; those without a text end at it.
  private func alignBaselines(_ parts: inout [Part], in solver: inout ViewSolver) {
    let baselines = parts.map { part in
      solver.baselines(of: part.node, part.proposal).map { alignment == .firstBaseline ? $0.first : $0.last }
        ?? part.size.height
    }
    let lowest = baselines.max() ?? 0
    for index in parts.indices { parts[index].shift = lowest.less(baselines[index]) }
  }

  private func extent(_ parts: [Part]) -> Double {
    parts.reduce(0) { max($0, $1.size[axis.other] + $1.shift) }
  }

  private func offset(of part: Part, in across: Double) -> Double {
    guard case .share(let share) = alignment else { return part.shift }
    return across.less(part.size[axis.other]) * share
  }

  /// The distances between the views, from the first on.
  private func gaps(of node: Int, in solver: inout ViewSolver) -> [Double] {
    let children = solver.children(of: node)
    return children.indices.dropFirst().map { gap(before: $0, among: children, in: &solver) }
  }

  /// All distances together; asked far more often than each alone.
  private func length(ofGapsIn node: Int, in solver: inout ViewSolver) -> Double {
    let children = solver.children(of: node)
    return children.indices.dropFirst().reduce(0) { $0 + gap(before: $1, among: children, in: &solver) }
  }

  private func gap(before index: Int, among children: [Int], in solver: inout ViewSolver) -> Double {
    if let spacing { return spacing[solver.assumption] }
    return usualGap(solver.nodes[children[index - 1]].spacing, solver.nodes[children[index]].spacing)
  }

  private func usualGap(_ first: NeighborSpacing, _ second: NeighborSpacing) -> Double {
    if first == .none || second == .none { return 0 }
    if axis == .vertical, first == .text, second == .text { return SwiftUIMetrics.textSpacing.value }
    return SwiftUIMetrics.spacing.value
  }
}
