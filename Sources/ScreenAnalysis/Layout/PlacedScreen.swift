public import AuditModel

/// A solved screen with every frame in the screen's own coordinates.
public struct PlacedScreen: Sendable {
  /// The solved screen.
  public let solved: SolvedScreen
  /// The elements' frames by their place in file order, in points from the upper left corner of the outermost view; nil where a
  /// frame is not known.
  public let frames: [Rect?]
  /// Whether constraints or autoresizing decided any frame.
  let hasSolvedFrames: Bool

  /// A solved screen whose elements are held by those at the places of `parents`.
  package init(_ solved: SolvedScreen, parents: [Int?]) {
    self.solved = solved
    var frames: [Rect?] = []
    // What is no view has no frame: what it holds stands where it would stand itself. Nil is outside of every view.
    var origins: [Rect?] = []
    for (index, parent) in parents.enumerated() {
      let outer = parent.flatMap { origins[$0] }
      let frame = solved.element(at: index)?.frame.placed(in: outer)
      frames.append(frame)
      origins.append(frame ?? outer)
    }
    self.frames = frames
    hasSolvedFrames = solved.elements.contains { $0.map { $0.determinedBy != .recorded } ?? false }
  }

  /// What was solved of the element at a place; nil where nothing was.
  public func element(_ index: Int) -> SolvedElement? { solved.element(at: index) }

  /// What was solved of the element at a place, where constraints or autoresizing decide its frame for certain.
  package func certain(_ index: Int) -> (element: SolvedElement, frame: Rect)? {
    guard let element = element(index), element.determinedBy != .recorded, !element.isAmbiguous,
      let frame = frames[index]
    else { return nil }
    return (element, frame)
  }
}

extension Rect {
  /// The frame in the coordinates that `outer` is in; the outermost view begins at the origin, wherever it was recorded.
  fileprivate func placed(in outer: Rect?) -> Rect {
    var rect = self
    (rect.x, rect.y) = outer.map { ($0.x + x, $0.y + y) } ?? (0, 0)
    return rect
  }

  /// The right edge in points.
  package var maxX: Points { x + width }
  /// The lower edge in points.
  package var maxY: Points { y + height }

  /// The part that two rectangles share; nil where they share none.
  package func intersection(_ other: Rect) -> Size? {
    let width = min(maxX, other.maxX) - max(x, other.x)
    let height = min(maxY, other.maxY) - max(y, other.y)
    return width > 0 && height > 0 ? Size(width: width, height: height) : nil
  }
}
