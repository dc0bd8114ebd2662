import AuditModel

/// What the scenarios of a screen have in common, and between which bounds they differ.
struct SampleRanges {
  private let elements: ViewElements
  /// The width in which the screen is mirrored; nil if it is not.
  private let mirror: Double?
  private var samples: [ElementSamples]

  init(_ elements: ViewElements, mirroredIn width: Double?) {
    (self.elements, mirror) = (elements, width)
    samples = Array(repeating: ElementSamples(), count: elements.all.count)
  }

  /// Adds a scenario that was laid out; the likely one comes first.
  mutating func add(_ solver: ViewSolver) {
    let frames = filled(solver.frames)
    for index in frames.indices {
      if let room = solver.rooms[index] { samples[index].add(room) }
      guard let frame = frames[index] else { continue }
      samples[index].add(frame, in: elements.parents[index].flatMap { frames[$0] })
    }
  }

  /// The frames in the screen's coordinates, with those of groups and other elements without a view of their own: around all that is in
  /// them.
  private func filled(_ frames: [ViewSolver.Frame?]) -> [ViewSolver.Frame?] {
    var frames = frames
    if let mirror {
      for index in frames.indices { frames[index]?.mirror(in: mirror) }
    }
    // Those inside come after the ones around them.
    for index in frames.indices.reversed() where frames[index] == nil {
      for child in elements.children[index] {
        guard let inside = frames[child] else { continue }
        frames[index] = frames[index]?.union(inside) ?? inside
      }
    }
    return frames
  }

  /// The elements with their ranges.
  ///
  /// - Parameters:
  ///   - reasons: What makes a range of each element, in words.
  ///   - isDoubtful: Whether no frame is certain, even if it is the same in all scenarios.
  func solved(reasons: [String?], isDoubtful: Bool) -> [SolvedElement?] {
    samples.indices.map { index in
      // Each element is where the first scenario that shows it has it, whatever that has around it.
      let around = elements.parents[index].flatMap { samples[$0].first }
      return samples[index].element(in: around, reason: reasons[index], isDoubtful: isDoubtful)
    }
  }
}

/// The frames and rooms of an element in the scenarios that show it.
private struct ElementSamples {
  /// The frame in the first scenario, in the screen's coordinates.
  private(set) var first: ViewSolver.Frame?
  /// The bounds of the frames in the screen's coordinates, and in those of the element around.
  private var places: FrameBounds?
  private var frames: FrameBounds?
  private var room: RoomBounds?

  mutating func add(_ frame: ViewSolver.Frame, in around: ViewSolver.Frame?) {
    first = first ?? frame
    let inner = frame.inside(around)
    if places?.add(frame) == nil { places = FrameBounds(frame) }
    if frames?.add(inner) == nil { frames = FrameBounds(inner) }
  }

  mutating func add(_ room: ViewSolver.Room) {
    if self.room?.add(room) == nil { self.room = RoomBounds(room) }
  }

  /// The element in the coordinates of the frame around it; nil if no scenario shows it.
  func element(in around: ViewSolver.Frame?, reason: String?, isDoubtful: Bool) -> SolvedElement? {
    guard let first, let range = frames?.range else { return nil }
    var element = SolvedElement(frame: Rect(first.inside(around)), determinedBy: .proposal)
    element.isAmbiguous = isDoubtful
    element.isPlaceAmbiguous = isDoubtful || places.map { $0.range.minimum != $0.range.maximum } ?? false
    if range.minimum != range.maximum {
      element.frameRange = range
      element.isAmbiguous = true
      element.isWidthAmbiguous = range.minimum.width != range.maximum.width
      element.isHeightAmbiguous = range.minimum.height != range.maximum.height
      if element.isWidthAmbiguous { element.widths = range.minimum.width...range.maximum.width }
    }
    element.room = room?.room(reason: reason)
    return element
  }
}

/// The least and the greatest position and size of several frames.
private struct FrameBounds {
  private var least: ViewSolver.Frame
  private var greatest: ViewSolver.Frame

  init(_ frame: ViewSolver.Frame) { (least, greatest) = (frame, frame) }

  mutating func add(_ frame: ViewSolver.Frame) {
    least.combine(frame, min)
    greatest.combine(frame, max)
  }

  var range: FrameRange { FrameRange(minimum: Rect(least), maximum: Rect(greatest)) }
}

/// The least and the greatest space that a text is offered.
private struct RoomBounds {
  private var width: ClosedRange<Double>
  private var height: ClosedRange<Double>
  private let doubt: String?

  init(_ room: ViewSolver.Room) {
    let (width, height) = (room.width ?? .infinity, room.height ?? .infinity)
    (self.width, self.height, doubt) = (width...width, height...height, room.doubt)
  }

  mutating func add(_ room: ViewSolver.Room) {
    let (width, height) = (room.width ?? .infinity, room.height ?? .infinity)
    self.width = min(self.width.lowerBound, width)...max(self.width.upperBound, width)
    self.height = min(self.height.lowerBound, height)...max(self.height.upperBound, height)
  }

  /// The width of a wide letter in the font of the body, in points.
  private static let leastRoom: Points = 20

  /// The space with the reason of its range.
  func room(reason: String?) -> TextRoom {
    let width = Points(width.lowerBound)...Points(width.upperBound)
    let height = Points(height.lowerBound)...Points(height.upperBound)
    let endless = Points(Double.infinity)
    // 1/64 pt more or less is the same width.
    let isOpen = width.upperBound - width.lowerBound > Points(raw: 2) || height.lowerBound != height.upperBound
    var room = TextRoom(
      width: width.lowerBound == endless ? nil : width, height: height.lowerBound == endless ? nil : height,
      reason: doubt ?? (isOpen ? reason ?? "it depends on which branch of a condition is shown" : nil))
    // Where not even a letter has room, what is not known takes more than it will.
    room.isEstimated = doubt != nil || reason != nil && width.upperBound < Self.leastRoom
    if room.isEstimated { room.reason = room.reason ?? reason }
    return room
  }
}

extension ViewSolver.Frame {
  /// The frame in the coordinates of the one around it.
  fileprivate func inside(_ around: ViewSolver.Frame?) -> ViewSolver.Frame {
    guard let around else { return self }
    return .init(x: x - around.x, y: y - around.y, size: size)
  }

  fileprivate mutating func mirror(in width: Double) { x = width - x - size.width }

  /// The frame around both.
  fileprivate func union(_ other: ViewSolver.Frame) -> ViewSolver.Frame {
    let (left, top) = (min(x, other.x), min(y, other.y))
    let right = max(x + size.width, other.x + other.size.width)
    let bottom = max(y + size.height, other.y + other.size.height)
    return .init(x: left, y: top, size: ViewSize(width: right - left, height: bottom - top))
  }

  /// Takes of each member what is chosen from both.
  fileprivate mutating func combine(_ other: ViewSolver.Frame, _ choose: (Double, Double) -> Double) {
    (x, y) = (choose(x, other.x), choose(y, other.y))
    size = ViewSize(width: choose(size.width, other.size.width), height: choose(size.height, other.size.height))
  }
}

extension Rect {
  fileprivate init(_ frame: ViewSolver.Frame) {
    self.init(
      x: Points(frame.x), y: Points(frame.y), width: Points(frame.size.width), height: Points(frame.size.height))
  }
}
