/// The size that a control likes to have, with what its frame has beyond its alignment rectangle, in points.
package struct NaturalSize: Sendable, Hashable {
  /// The width of the alignment rectangle; nil where the control has none of its own, or where its title decides.
  package let width: Double?
  /// The height of the alignment rectangle; nil where the control has none of its own.
  package let height: Double?
  /// How far the frame reaches beyond the alignment rectangle, on which constraints act.
  package let beyond: DeviceScreen.Edges

  /// A size with what the frame has beyond it.
  package init(_ width: Double?, _ height: Double?, beyond: DeviceScreen.Edges = DeviceScreen.Edges()) {
    (self.width, self.height, self.beyond) = (width, height, beyond)
  }

  /// The width of the frame.
  package var frameWidth: Double? { width.map { $0 + beyond.left + beyond.right } }
  /// The height of the frame.
  package var frameHeight: Double? { height.map { $0 + beyond.top + beyond.bottom } }
}
