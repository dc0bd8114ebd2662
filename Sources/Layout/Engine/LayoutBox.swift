/// The four edges of a view, a guide or a scroll view's content, in the coordinates of the screen.
///
/// Edges rather than position and size: nearly all constraints then tie two variables, and one of them is done with.
struct LayoutBox: Sendable, Hashable {
  var left: Variable
  var top: Variable
  var right: Variable
  var bottom: Variable
}

/// A rectangle as constraints see it: a box's edges moved by constants (an alignment rectangle, a margin, a safe area).
struct EdgeSet: Sendable {
  var left: Affine
  var top: Affine
  var right: Affine
  var bottom: Affine

  init(_ box: LayoutBox) {
    (left, top, right, bottom) = (Affine(box.left), Affine(box.top), Affine(box.right), Affine(box.bottom))
  }

  /// The rectangle without what lies within `distances` of its edges.
  func inset(by distances: EdgeDistances) -> EdgeSet {
    var inner = self
    inner.left = left + distances.left
    inner.top = top + distances.top
    inner.right = right - distances.right
    inner.bottom = bottom - distances.bottom
    return inner
  }

  var width: Affine { right - left }
  var height: Affine { bottom - top }
}

/// Distances from the four sides, in points; left and right are sides, not leading and trailing.
struct EdgeDistances: Sendable, Hashable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0
}
