import AuditModel
import ScreenAnalysis

extension ScreenFacts {
  /// The frames of the elements in the screen's own coordinates, by their place in file order; nil where nothing decides one.
  ///
  /// What constraints decide is solved; all else is where the file records it. What holds elements and has no frame itself, as in
  /// trees written by hand, stands where its own holder does.
  var placedFrames: [Rect?] {
    let layout = layouts.originalScreen
    var frames: [Rect?] = []
    var origins: [Rect] = []
    for (index, facts) in elements.enumerated() {
      let outer = facts.parent.map { origins[$0] } ?? Rect(x: 0, y: 0, width: 0, height: 0)
      let isPlaced = facts.element.frame != nil || facts.element.layout.usesConstraints == true
      let own = isPlaced ? layout.certain(index)?.element.frame ?? facts.element.frame : nil
      // The outermost view begins at the origin, wherever it was recorded.
      let frame = own.map {
        facts.parent == nil ? $0.moved(toX: 0, y: 0) : $0.moved(toX: outer.x + $0.x, y: outer.y + $0.y)
      }
      frames.append(frame)
      origins.append(frame ?? outer)
    }
    return frames
  }
}

extension Rect {
  fileprivate func moved(toX x: Points, y: Points) -> Rect { Rect(x: x, y: y, width: width, height: height) }
}
