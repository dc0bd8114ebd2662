/// The two ends of a rectangle on one axis, in the order in which AppKit's stacks and grids fill it.
struct AppKitSpan: Sendable {
  var start: Affine
  var end: Affine

  init(start: Affine, end: Affine) { (self.start, self.end) = (start, end) }

  /// The ends of a rectangle; the signs are turned where the interface runs from right to left, so that the start is the lesser.
  init(_ edges: EdgeSet, isVertical: Bool, isTurned: Bool) {
    if isVertical {
      self.init(start: edges.top, end: edges.bottom)
    } else if isTurned {
      self.init(start: edges.right * -1, end: edges.left * -1)
    } else {
      self.init(start: edges.left, end: edges.right)
    }
  }

  var length: Affine { end - start }
  var middle: Affine { (start + end) * 0.5 }
}
