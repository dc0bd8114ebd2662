import AuditModel
import PlatformData

/// The recorded frames, as evidence that constraints which the solver finds conflicting can all hold.
///
/// What a solution knows only by its figures, such as the margins of a cell, may be another length where the file was drawn.
struct RecordedFrames {
  private let system: ScreenSystem
  /// The frames in the coordinates of the screen, by the views' places; nil where one is not recorded.
  private let frames: [Rect?]
  /// The places of the frames' edges by variable, mirrored where the solution is.
  private let edges: [Variable: Double]

  init(_ system: ScreenSystem) {
    self.system = system
    frames = Self.frames(of: system.tree)
    edges = Self.edges(of: system, at: frames)
  }

  private static func frames(of tree: LayoutTree) -> [Rect?] {
    var frames: [Rect?] = []
    // What contains a view comes before it.
    for node in tree.nodes {
      let origin = node.parent.map { frames[$0] } ?? Rect(x: 0, y: 0, width: 0, height: 0)
      frames.append(
        origin.flatMap { origin in
          node.element.frame.map {
            Rect(x: $0.x + origin.x, y: $0.y + origin.y, width: $0.width, height: $0.height)
          }
        })
    }
    return frames
  }

  private static func edges(of system: ScreenSystem, at frames: [Rect?]) -> [Variable: Double] {
    var edges: [Variable: Double] = [:]
    for case (let box?, let frame?) in zip(system.boxes, frames) {
      let (left, right) = (frame.x.value, (frame.x + frame.width).value)
      edges[box.left] = system.traits.isRightToLeft ? -right : left
      edges[box.right] = system.traits.isRightToLeft ? -left : right
      edges[box.top] = frame.y.value
      edges[box.bottom] = (frame.y + frame.height).value
    }
    return edges
  }

  /// Whether the frames, which the canvas records from left to right, satisfy all of the given constraints with any of the margins
  /// that UIKit has.
  ///
  /// False if that is not known of a constraint. The system's own constraints count where it arranges views or fixes a length; where
  /// it only places a view, the recorded frame shows the place.
  func satisfy(_ rows: [ConstraintID]) -> Bool {
    guard !system.traits.isOnDevice else { return false }
    let stated = rows.compactMap { system.stated[$0.index] }
    guard !stated.isEmpty, !system.traits.isRightToLeft || stated.allSatisfy(\.isMirrored) else { return false }
    guard rows.allSatisfy({ system.stated[$0.index] != nil || holds(made: $0) }) else { return false }
    return LayoutMargins.all.contains { margin in stated.allSatisfy { holds($0, margin: margin) } }
  }

  /// Whether the frames satisfy a constraint that the system made; true of one that only places a view.
  private func holds(made id: ConstraintID) -> Bool {
    guard let view = system.made[id.index],
      case .linear(let terms, let relation, let constant, _, let rank) = system.system.constraint(id),
      rank == ScreenSystem.Rank.arranged || isHeight(terms, of: view)
    else { return true }
    let values = terms.map { term in edges[term.variable].map { $0 * term.coefficient } }
    return !values.contains(nil) && check(values.compactMap(\.self).reduce(0, +), relation, constant)
  }

  private func isHeight(_ terms: [Term], of view: Int) -> Bool {
    system.boxes[view].map { Set(terms.map(\.variable)) == [$0.top, $0.bottom] } ?? false
  }

  /// Tolerance for recorded lengths, in points: frames are rounded to pixels.
  private static let tolerance = 1.0

  private func holds(_ stated: FileConstraint, margin: Double) -> Bool {
    let constraint = stated.constraint
    guard let left = length(constraint.firstItem, constraint.firstAttribute, of: stated, margin: margin) else {
      return false
    }
    var right = constraint.constant ?? 0
    if let attribute = constraint.secondAttribute {
      guard constraint.isSymbolic != true || constraint.constant != nil,
        let other = length(constraint.secondItem, attribute, of: stated, margin: margin)
      else { return false }
      guard let multiplier = constraint.multiplier else { return check(left, stated.relation, right + other) }
      guard Anchor.named(attribute)?.position == .extent, let ratio = FileConstraint.ratio(multiplier) else {
        return false
      }
      right += other * ratio
    }
    return check(left, stated.relation, right)
  }

  private func check(_ left: Double, _ relation: Relation, _ right: Double) -> Bool {
    switch relation {
    case .atLeast: left >= right - Self.tolerance
    case .atMost: left <= right + Self.tolerance
    case .equal: abs(left - right) <= Self.tolerance
    }
  }

  /// The recorded place or length of an item's anchor; nil of guides and baselines, whose places are not recorded.
  private func length(
    _ id: String?, _ attribute: LayoutConstraint.Attribute, of stated: FileConstraint, margin: Double
  ) -> Double? {
    let item = id.map { system.tree.items[$0] } ?? .view(stated.owner)
    guard case .view(let index) = item, let anchor = Anchor.named(attribute), let frame = frame(index) else {
      return nil
    }
    let inset = anchor.isOfMargins ? margin : 0
    switch (anchor.axis, anchor.position) {
    case (.horizontal, .start): return frame.x.value + inset
    case (.horizontal, .end): return (frame.x + frame.width).value - inset
    case (.horizontal, .extent): return frame.width.value
    case (.horizontal, .middle): return frame.x.value + frame.width.value / 2
    case (.vertical, _) where anchor.isOfMargins: return nil
    case (.vertical, .start): return frame.y.value
    case (.vertical, .end): return (frame.y + frame.height).value
    case (.vertical, .extent): return frame.height.value
    case (.vertical, .middle): return frame.y.value + frame.height.value / 2
    default: return nil
    }
  }

  /// A view's recorded alignment rectangle in the coordinates of the screen.
  private func frame(_ index: Int) -> Rect? {
    guard let view = system.tree.view(of: index), var frame = frames[view] else { return nil }
    let insets = system.platform.alignmentRectInsets(of: system.tree.nodes[view].element, in: system.traits)
    frame.x = frame.x + Points(insets.left)
    frame.y = frame.y + Points(insets.top)
    frame.width = frame.width - Points(insets.left + insets.right)
    frame.height = frame.height - Points(insets.top + insets.bottom)
    return frame
  }
}

extension FileConstraint {
  /// Whether a solution from right to left mirrors the constraint: no left or right edge is meant.
  fileprivate var isMirrored: Bool {
    [constraint.firstAttribute, constraint.secondAttribute].compactMap { $0.flatMap(Anchor.named) }.allSatisfy {
      $0.axis == .vertical || $0.isDirectional || ![.start, .end].contains($0.position)
    }
  }
}
