package import AuditModel

/// Distances from the four sides of a rectangle, in points; left and right are sides, not leading and trailing.
package struct EdgeInsets: Sendable, Hashable {
  package var top = 0.0
  package var left = 0.0
  package var bottom = 0.0
  package var right = 0.0

  /// Distances from the sides; those that are not given are 0.
  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// The intrinsic content size of a control in the tables, with its alignment rect insets, in points.
package struct IntrinsicSize: Sendable, Hashable {
  /// The width of the alignment rectangle; nil if the control has none of its own, or where its title decides.
  package let width: Double?
  /// The height of the alignment rectangle; nil if the control has none of its own.
  package let height: Double?
  /// How far the frame extends beyond the alignment rectangle, on which constraints act.
  package let alignmentRectInsets: EdgeInsets

  /// A size with its alignment rect insets.
  package init(_ width: Double?, _ height: Double?, alignmentRectInsets: EdgeInsets = EdgeInsets()) {
    (self.width, self.height, self.alignmentRectInsets) = (width, height, alignmentRectInsets)
  }

  /// The width of the frame.
  package var frameWidth: Double? { width.map { $0 + alignmentRectInsets.left + alignmentRectInsets.right } }
  /// The height of the frame.
  package var frameHeight: Double? { height.map { $0 + alignmentRectInsets.top + alignmentRectInsets.bottom } }
}

/// Distances that a control keeps around its title.
package struct TitlePadding: Sendable, Hashable {
  /// Above the title.
  package let top: Double
  /// Before the title.
  package let leading: Double
  /// Below the title.
  package let bottom: Double
  /// After the title.
  package let trailing: Double

  /// The same distance on opposite sides.
  package init(vertical: Double, horizontal: Double) {
    (top, leading, bottom, trailing) = (vertical, horizontal, vertical, horizontal)
  }
}

/// The font of a control's title where the file names none.
package struct DefaultFont: Sendable, Hashable {
  /// The text style, where the control follows Dynamic Type by itself.
  package let style: TextStyle?
  /// The point size at the standard content size.
  package let pointSize: Double
  /// The weight.
  package let weight: FontWeight
}

extension Figure where Value == DefaultFont {
  /// A font of a size that does not follow Dynamic Type.
  static func fixed(_ size: Double, weight: FontWeight = .regular, _ source: Source) -> Self {
    Figure(DefaultFont(style: nil, pointSize: size, weight: weight), source)
  }

  /// The font of a text style, with its size at the standard content size.
  static func style(_ style: TextStyle, _ size: Double, _ source: Source) -> Self {
    Figure(DefaultFont(style: style, pointSize: size, weight: .regular), source)
  }
}
