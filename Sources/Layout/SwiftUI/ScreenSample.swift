import AuditModel

/// The elements of a screen in one scenario.
struct ScreenSample: Sendable {
  /// The frames in the screen's coordinates; nil of what is not shown.
  private(set) var frames: [ViewSolver.Frame?]
  let rooms: [ViewSolver.Room?]

  init(_ solver: ViewSolver, _ elements: ViewElements, mirroredIn width: Double?) {
    rooms = solver.rooms
    frames = Self.filled(solver.frames, elements)
    guard let width else { return }
    for index in frames.indices {
      guard let frame = frames[index] else { continue }
      frames[index]?.x = width - frame.x - frame.size.width
    }
  }

  /// The frames, with those of groups and other elements without a view of their own: around all that is in them.
  private static func filled(_ frames: [ViewSolver.Frame?], _ elements: ViewElements) -> [ViewSolver.Frame?] {
    var frames = frames
    // Those inside come after the ones around them.
    for index in frames.indices.reversed() where frames[index] == nil {
      let inside = elements.children[index].compactMap { frames[$0] }
      guard let left = inside.map(\.x).min(), let top = inside.map(\.y).min() else { continue }
      let right = inside.map { $0.x + $0.size.width }.max() ?? left
      let bottom = inside.map { $0.y + $0.size.height }.max() ?? top
      frames[index] = .init(x: left, y: top, size: ViewSize(width: right - left, height: bottom - top))
    }
    return frames
  }
}

extension ViewSolver.Frame {
  /// The frame in the coordinates of the one around it.
  fileprivate func inside(_ around: ViewSolver.Frame?) -> Rect {
    Rect(
      x: Points(x - (around?.x ?? 0)), y: Points(y - (around?.y ?? 0)), width: Points(size.width),
      height: Points(size.height))
  }
}

/// What the scenarios of a screen have in common, and between which bounds they differ.
struct SampleRanges {
  /// The likely one first.
  let samples: [ScreenSample]
  /// The element around each element.
  let parents: [Int?]
  /// What makes a range of each element, in words.
  let reasons: [String?]
  /// Whether no frame is certain, even if it is the same in all scenarios.
  var isDoubtful = false

  var elements: [SolvedElement?] { reasons.indices.map(element) }

  /// The frame of an element in the first scenario that shows it, in the screen's coordinates.
  private func frame(_ index: Int?) -> ViewSolver.Frame? {
    index.flatMap { index in samples.lazy.compactMap { $0.frames[index] }.first }
  }

  private func element(_ index: Int) -> SolvedElement? {
    guard let first = frame(index) else { return nil }
    let around = parents[index]
    // Each element is where the first scenario that shows it has it, whatever that has around it.
    var element = SolvedElement(frame: first.inside(frame(around)), determinedBy: .proposal)
    element.isAmbiguous = isDoubtful
    let shown = samples.filter { $0.frames[index] != nil }
    element.isPlaceAmbiguous = isDoubtful || Set(shown.compactMap { $0.frames[index]?.inside(nil) }).count > 1
    let range = FrameRange(
      shown.compactMap { sample in sample.frames[index]?.inside(around.flatMap { sample.frames[$0] }) })
    if range.minimum != range.maximum {
      element.frameRange = range
      element.isAmbiguous = true
      element.isWidthAmbiguous = range.minimum.width != range.maximum.width
      element.isHeightAmbiguous = range.minimum.height != range.maximum.height
      if element.isWidthAmbiguous { element.widths = range.minimum.width...range.maximum.width }
    }
    element.room = room(index)
    return element
  }
  private func room(_ index: Int) -> TextRoom? {
    let rooms = samples.compactMap { $0.rooms[index] }
    guard let first = rooms.first else { return nil }
    let widths = rooms.map { Points($0.width ?? .infinity) }
    let heights = rooms.map { Points($0.height ?? .infinity) }
    let endless = Points(Double.infinity)
    let width = Self.hull(widths)
    let height = Self.hull(heights)
    // 1/64 pt more or less is the same width.
    let isOpen = width.upperBound - width.lowerBound > Points(raw: 2) || height.lowerBound != height.upperBound
    var room = TextRoom(
      width: width.lowerBound == endless ? nil : width, height: height.lowerBound == endless ? nil : height,
      reason: first.doubt ?? (isOpen ? reasons[index] ?? "it depends on which branch of a condition is shown" : nil))
    // Where not even a letter has room, what is not known takes more than it will.
    room.isEstimated = first.doubt != nil || reasons[index] != nil && width.upperBound < Self.leastRoom
    if room.isEstimated { room.reason = room.reason ?? reasons[index] }
    return room
  }

  /// The width of a wide letter in the font of the body, in points.
  private static let leastRoom: Points = 20

  private static func hull(_ lengths: [Points]) -> ClosedRange<Points> {
    (lengths.min() ?? 0)...(lengths.max() ?? 0)
  }
}

extension FrameRange {
  /// The least and the greatest position and size of several frames.
  fileprivate init(_ frames: [Rect]) {
    let bounds = { (member: (Rect) -> Points) -> (Points, Points) in
      let values = frames.map(member)
      return (values.min() ?? 0, values.max() ?? 0)
    }
    let (x, y, width, height) = (bounds(\.x), bounds(\.y), bounds(\.width), bounds(\.height))
    self.init(
      minimum: Rect(x: x.0, y: y.0, width: width.0, height: height.0),
      maximum: Rect(x: x.1, y: y.1, width: width.1, height: height.1))
  }
}

/// What makes ranges of elements, in words: the nearest thing that is not known.
struct RangeReasons {
  let causes: [Int: String]
  let elements: ViewElements

  /// The reason of each element; nil where nothing is unknown.
  var all: [String?] {
    guard !causes.isEmpty else { return Array(repeating: nil, count: elements.all.count) }
    let firsts = firsts
    return elements.all.indices.map { index in
      var next: Int? = index
      while let around = next {
        if let cause = firsts[around] { return "it depends on \(cause)" }
        next = elements.parents[around]
      }
      return nil
    }
  }

  /// The first cause in each element.
  private var firsts: [String?] {
    var firsts: [String?] = elements.all.indices.map { causes[$0] }
    for index in firsts.indices.reversed() {
      if let around = elements.parents[index], let cause = firsts[index], causes[around] == nil {
        firsts[around] = cause
      }
    }
    return firsts
  }
}
