/// An attribute of a view that a constraint can name: an edge, a centre, an extent or a baseline.
struct Anchor: Sendable, Hashable {
  enum Axis: Sendable, Hashable { case horizontal, vertical }

  enum Position: Sendable, Hashable { case start, end, middle, extent, firstBaseline, lastBaseline }

  var axis: Axis
  var position: Position
  /// Whether the anchor changes sides in right-to-left (`leading`, not `left`).
  var isDirectional = false
  /// Whether the anchor is of the layout margins.
  var isOfMargins = false

  /// The anchor that Interface Builder names; nil for a name that we do not know.
  static func named(_ name: String) -> Anchor? { table[name] }

  private static let table: [String: Anchor] = [
    "leading": Anchor(axis: .horizontal, position: .start, isDirectional: true),
    "trailing": Anchor(axis: .horizontal, position: .end, isDirectional: true),
    "left": Anchor(axis: .horizontal, position: .start),
    "right": Anchor(axis: .horizontal, position: .end),
    "width": Anchor(axis: .horizontal, position: .extent),
    "centerX": Anchor(axis: .horizontal, position: .middle),
    "leadingMargin": Anchor(axis: .horizontal, position: .start, isDirectional: true, isOfMargins: true),
    "trailingMargin": Anchor(axis: .horizontal, position: .end, isDirectional: true, isOfMargins: true),
    "leftMargin": Anchor(axis: .horizontal, position: .start, isOfMargins: true),
    "rightMargin": Anchor(axis: .horizontal, position: .end, isOfMargins: true),
    "centerXWithinMargins": Anchor(axis: .horizontal, position: .middle, isOfMargins: true),
    "top": Anchor(axis: .vertical, position: .start),
    "bottom": Anchor(axis: .vertical, position: .end),
    "height": Anchor(axis: .vertical, position: .extent),
    "centerY": Anchor(axis: .vertical, position: .middle),
    "topMargin": Anchor(axis: .vertical, position: .start, isOfMargins: true),
    "bottomMargin": Anchor(axis: .vertical, position: .end, isOfMargins: true),
    "centerYWithinMargins": Anchor(axis: .vertical, position: .middle, isOfMargins: true),
    "baseline": Anchor(axis: .vertical, position: .lastBaseline),
    "lastBaseline": Anchor(axis: .vertical, position: .lastBaseline),
    "firstBaseline": Anchor(axis: .vertical, position: .firstBaseline),
  ]
}
