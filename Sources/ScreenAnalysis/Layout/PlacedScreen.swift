public import AuditModel
import PlatformData

/// A solved screen with every frame in the screen's own coordinates.
public struct PlacedScreen: Sendable {
  /// The solved screen.
  public let solved: SolvedScreen
  /// The elements' frames by index, in points from the upper left corner of the outermost view; nil if a frame is not known.
  public private(set) var frames: [Rect?]
  /// Whether constraints or autoresizing decided any frame.
  let hasSolvedFrames: Bool

  /// A solved screen of a list of elements.
  package init(_ solved: SolvedScreen, _ list: ScreenIndex) {
    self.solved = solved
    frames = list.absoluteFrames { solved.element(at: $0)?.frame }
    hasSolvedFrames = solved.elements.contains { $0.map { $0.determinedBy != .recorded } ?? false }
  }

  /// The solution of the element at an index; nil if it was not solved.
  public func element(_ index: Int) -> SolvedElement? { solved.element(at: index) }

  /// The solution of the element at an index, if constraints or autoresizing decide its frame unambiguously.
  package func certain(_ index: Int) -> (element: SolvedElement, frame: Rect)? {
    guard let element = element(index), element.determinedBy != .recorded, !element.isAmbiguous,
      let frame = frames[index]
    else { return nil }
    return (element, frame)
  }
}

extension PlacedScreen {
  /// The screen without the frames of elements that may be elsewhere on it, or of another size.
  var withoutDoubtfulFrames: PlacedScreen {
    var screen = self
    for index in frames.indices where element(index).map({ $0.isAmbiguous || $0.isPlaceAmbiguous }) == true {
      screen.frames[index] = nil
    }
    return screen
  }

  /// The frames, completed with the recorded ones of elements whose frames are not certain.
  func framesWithRecorded(_ list: ScreenIndex) -> [Rect?] {
    // Trees written by hand may have frames inside a root without one.
    list.absoluteFrames(inFramelessRoot: Rect(x: 0, y: 0, width: 0, height: 0)) { index in
      let element = list.nodes[index].element
      guard element.frame != nil || element.layout.usesConstraints == true else { return nil }
      return certain(index)?.element.frame ?? element.frame
    }
  }
}

extension ScreenIndex {
  /// The frames of the elements in the coordinates of the outermost view, by index.
  ///
  /// An element without a frame, such as a view controller, hands on the origin of its container. The outermost view begins at
  /// the origin, wherever it was recorded.
  ///
  /// - Parameter container: What frames inside a root without a frame are relative to; nil makes them outermost.
  fileprivate func absoluteFrames(inFramelessRoot container: Rect? = nil, _ frame: (Int) -> Rect?) -> [Rect?] {
    var frames: [Rect?] = []
    // Nil means outside of every view.
    var containers: [Rect?] = []
    frames.reserveCapacity(nodes.count)
    containers.reserveCapacity(nodes.count)
    for index in nodes.indices {
      let outer = nodes[index].parent.flatMap { containers[$0] }
      let absolute = frame(index).map { frame in
        var absolute = frame
        (absolute.x, absolute.y) = outer.map { ($0.x + frame.x, $0.y + frame.y) } ?? (0, 0)
        return absolute
      }
      frames.append(absolute)
      containers.append(absolute ?? outer ?? container)
    }
    return frames
  }
}

extension Rect {
  /// The rectangle without insets on its sides.
  func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + Points(insets.left), y: y + Points(insets.top), width: width - Points(insets.left + insets.right),
      height: height - Points(insets.top + insets.bottom))
  }
}
