import AuditModel
import PlatformData

// Right-to-left: leading is right, trailing is left. Everything that the engine and the platforms mirror goes through here.

extension ScreenSystem {
  /// Whether a view follows the direction of a right-to-left interface.
  func isRightToLeft(_ index: Int) -> Bool {
    switch tree.nodes[index].layout.semanticContent {
    case .forceLeftToRight, .playback, .spatial: false
    case .forceRightToLeft: true
    default: traits.isRightToLeft
    }
  }
}

extension EdgeSet {
  /// The leading edge.
  func leading(isMirrored: Bool) -> LinearExpression { isMirrored ? right : left }

  /// Where the rectangle starts in the direction of reading: the leading edge, negated if mirrored so that the start is less than the end.
  func start(isMirrored: Bool) -> LinearExpression { isMirrored ? right * -1 : left }

  /// Where the rectangle ends in the direction of reading.
  func end(isMirrored: Bool) -> LinearExpression { isMirrored ? left * -1 : right }

  /// The middle in the direction of reading.
  func middle(isMirrored: Bool) -> LinearExpression { (left + right) * (isMirrored ? -0.5 : 0.5) }
}

extension EdgeInsets {
  /// Insets whose leading side is the left one, or the right one if mirrored.
  init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0, isMirrored: Bool
  ) {
    self.init(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
  }

  /// A file's insets.
  init(_ insets: Insets, isMirrored: Bool) {
    self.init(
      top: insets.top.value, leading: insets.leading.value, bottom: insets.bottom.value,
      trailing: insets.trailing.value, isMirrored: isMirrored)
  }
}

extension StaticEdgeInsets {
  /// The side of an anchor: leading and trailing change sides if the interface is mirrored, left and right do not.
  static func side(of anchor: Anchor, isRightToLeft: Bool) -> WritableKeyPath<StaticEdgeInsets, Double?>? {
    let isMirrored = anchor.isDirectional && isRightToLeft
    switch (anchor.axis, anchor.position) {
    case (.vertical, .start): return \.top
    case (.vertical, .end): return \.bottom
    case (.horizontal, .start): return isMirrored ? \.right : \.left
    case (.horizontal, .end): return isMirrored ? \.left : \.right
    default: return nil
    }
  }
}
