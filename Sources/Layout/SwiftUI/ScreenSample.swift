import AuditModel

/// The elements of a screen in one scenario.
struct ScreenSample: Sendable {
  /// The frames in the coordinates of the elements around; nil of what is not shown.
  private(set) var frames: [Rect?]
  let rooms: [ViewSolver.Room?]

  init(_ solver: ViewSolver, _ elements: ViewElements, isRightToLeft: Bool) {
    rooms = solver.rooms
    let absolute = Self.filled(solver.frames, elements)
    frames = absolute.indices.map { index in
      guard let frame = absolute[index] else { return nil }
      let around = elements.parents[index].flatMap { absolute[$0] }
      let width = around?.size.width ?? frame.size.width
      var x = frame.x - (around?.x ?? 0)
      if isRightToLeft { x = width - x - frame.size.width }
      return Rect(
        x: Points(x), y: Points(frame.y - (around?.y ?? 0)), width: Points(frame.size.width),
        height: Points(frame.size.height))
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

/// What the scenarios of a screen have in common, and between which bounds they differ.
struct SampleRanges {
  /// The likely one first.
  let samples: [ScreenSample]
  /// What makes a range of each element, in words.
  let reasons: [String?]
  /// Whether no frame is certain, even if it is the same in all scenarios.
  var isDoubtful = false

  var elements: [SolvedElement?] { reasons.indices.map(element) }

  private func element(_ index: Int) -> SolvedElement? {
    let frames = samples.compactMap { $0.frames[index] }
    guard let first = frames.first else { return nil }
    var element = SolvedElement(frame: first, determinedBy: .proposal)
    element.isAmbiguous = isDoubtful
    let range = FrameRange(frames)
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
    room.isEstimated = first.doubt != nil
    return room
  }

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
