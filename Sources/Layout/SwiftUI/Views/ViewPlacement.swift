import AuditModel

/// Where a child is in a view that is larger or smaller: a share of what is left, from the leading and from the upper edge.
struct AlignmentShares: Sendable, Hashable {
  var x = 0.5
  var y = 0.5

  static let center = AlignmentShares()
  static let leading = AlignmentShares(x: 0)
  static let topLeading = AlignmentShares(x: 0, y: 0)
  static let top = AlignmentShares(y: 0)

  init(x: Double = 0.5, y: Double = 0.5) { (self.x, self.y) = (x, y) }

  /// The shares of an alignment; nil is the center.
  init(_ alignment: ViewAlignment?) {
    let x: [ViewAlignment.Horizontal: Double] = [.leading: 0, .trailing: 1]
    let y: [ViewAlignment.Vertical: Double] = [.top: 0, .firstTextBaseline: 0, .bottom: 1, .lastTextBaseline: 1]
    self.x = alignment?.horizontal.flatMap { x[$0] } ?? 0.5
    self.y = alignment?.vertical.flatMap { y[$0] } ?? 0.5
  }

  /// The share along an axis.
  func share(_ axis: ViewAxis) -> Double { axis == .horizontal ? x : y }
}

extension ViewSolver {
  /// The place of a child in a view of a size.
  mutating func aligned(_ child: Int, _ proposal: Proposal, in size: ViewSize, _ alignment: AlignmentShares)
    -> ChildPlace
  {
    let own = self.size(of: child, proposal)
    return ChildPlace(
      node: child, x: (size.width.less(own.width)) * alignment.x, y: (size.height.less(own.height)) * alignment.y,
      proposal: proposal)
  }
}
