import AuditModel
import PlatformData

/// The frames that Interface Builder recorded, as evidence that constraints hold together which a solution cannot satisfy.
///
/// What a solution knows only by its figures, such as the margins of a cell, may be another length where the file was drawn.
struct RecordedFrames {
  private let system: ScreenSystem

  init(_ system: ScreenSystem) { self.system = system }

  /// Whether the frames satisfy all of some rows, with any of the margins that UIKit has: on the canvas, from left to right.
  ///
  /// False if there is a row of which that is not known.
  func satisfy(_ rows: [ConstraintID]) -> Bool {
    guard !system.traits.isOnDevice, !system.traits.isRightToLeft else { return false }
    let stated = rows.compactMap { system.stated[$0.index] }
    guard !stated.isEmpty else { return false }
    return Self.margins.contains { margin in stated.allSatisfy { holds($0, margin: margin) } }
  }

  /// The margins at the sides of views and cells.
  private static let margins = [
    LayoutMargins.view, LayoutMargins.cell(deviceWidth: 320), LayoutMargins.cell(deviceWidth: 414),
  ].map(\.value)

  /// What a recorded length may be off by, in points: frames are rounded to pixels.
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
      guard let multiplier = constraint.multiplier else { right += other; return check(left, right, constraint) }
      guard Anchor.named(attribute)?.position == .extent, let ratio = FileConstraint.ratio(multiplier) else {
        return false
      }
      right += other * ratio
    }
    return check(left, right, constraint)
  }

  private func check(_ left: Double, _ right: Double, _ constraint: LayoutConstraint) -> Bool {
    switch constraint.relation {
    case .greaterThanOrEqual: left >= right - Self.tolerance
    case .lessThanOrEqual: left <= right + Self.tolerance
    default: abs(left - right) <= Self.tolerance
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
    guard let view = system.tree.view(of: index), var frame = system.tree.nodes[view].element.frame else { return nil }
    let insets = system.platform.alignmentRectInsets(of: system.tree.nodes[view].element, in: system.traits)
    frame.x = frame.x + Points(insets.left)
    frame.y = frame.y + Points(insets.top)
    frame.width = frame.width - Points(insets.left + insets.right)
    frame.height = frame.height - Points(insets.top + insets.bottom)
    var parent = system.tree.nodes[view].parent
    while let outer = parent {
      guard let own = system.tree.nodes[outer].element.frame else { return nil }
      frame.x = frame.x + own.x
      frame.y = frame.y + own.y
      parent = system.tree.nodes[outer].parent
    }
    return frame
  }
}
