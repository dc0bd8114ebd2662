/// Where the elements of a recorded screen and those of the sources differ: a row of `fitspoken compare`.
public struct ScreenComparison: Sendable, Hashable, Codable {
  /// A screen, recorded or of the sources.
  public struct Side: Sendable, Hashable, Codable {
    /// The interface's path.
    public var file: String
    /// The screen's id.
    public var screen: String
    /// The screen's name, where it has one.
    public var title: String?

    /// A screen of an interface.
    public init(_ screen: Screen, in tree: InterfaceTree) {
      file = tree.source
      self.screen = screen.id
      title = screen.title
    }
  }

  /// The recorded screen.
  public var recording: Side
  /// The locale in which both are spoken.
  public var locale: LocaleTag
  /// The size of the recorded screen in points.
  public var size: Size?
  /// The screen of the sources that has most of the elements; nil if none has any.
  public var source: Side?
  /// The elements: those of the recording in its order, then those that only the sources have.
  public var elements: [ElementComparison]
  /// The counts.
  public var summary: ComparisonSummary

  /// A comparison of a recorded screen.
  public init(
    of recording: Side, locale: LocaleTag, size: Size?, with source: Side?, elements: [ElementComparison]
  ) {
    (self.recording, self.locale, self.size, self.source) = (recording, locale, size, source)
    self.elements = elements
    summary = ComparisonSummary(of: elements)
  }
}

/// An element of a recorded screen with that of the sources.
public struct ElementComparison: Sendable, Hashable, Codable {
  /// What became of the element.
  public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
    /// The outcome.
    case equal, differs, onlyInRecording, onlyInSources
  }

  /// What tells that two elements are the same.
  public enum Basis: String, Sendable, Hashable, Codable, CaseIterable {
    /// What matched the two elements.
    case identifier, label, position
  }

  /// What two elements can differ in.
  public enum Difference: String, Sendable, Hashable, Codable, CaseIterable {
    /// A property that is compared.
    case label, value, traits, frame
  }

  /// An element as it is spoken and placed.
  public struct Side: Sendable, Hashable, Codable {
    /// Where the element is.
    public var location: SourceLocation
    /// The element's id.
    public var id: String
    /// What the element is.
    public var kind: ElementKind
    /// The identifier for UI tests.
    public var identifier: String?
    /// The label that VoiceOver speaks.
    public var label: String?
    /// The value that VoiceOver speaks.
    public var value: String?
    /// The words that VoiceOver speaks for traits and states, sorted.
    public var traits: [String] = []
    /// The frame in the screen's coordinates, in points; nil if it is not known.
    public var frame: Rect?
    /// What decided the frame; nil in a recording.
    public var determinedBy: FrameOrigin?

    /// An element at a location.
    public init(id: String, kind: ElementKind, location: SourceLocation) {
      (self.id, self.kind, self.location) = (id, kind, location)
    }
  }

  /// What became of the element.
  public var status: Status
  /// What tells that the two are the same; nil if there is only one.
  public var matchedBy: Basis?
  /// The element of the recording.
  public var recording: Side?
  /// The element of the sources.
  public var source: Side?
  /// In what they differ.
  public var differences: [Difference]
  /// By how many points the frames' edges differ at most; nil if one of the frames is not known.
  public var distance: Points?

  /// The distance up to which frames are equal, in points: devices round to pixels.
  public static let tolerance: Points = 1

  /// An element that only one side has.
  public init(onlyIn status: Status, recording: Side? = nil, source: Side? = nil) {
    self.status = status
    (self.recording, self.source, differences) = (recording, source, [])
  }

  /// An element that both sides have.
  public init(_ recording: Side, _ source: Side, matchedBy basis: Basis) {
    matchedBy = basis
    (self.recording, self.source) = (recording, source)
    if let one = recording.frame, let other = source.frame { distance = one.distance(to: other) }
    let compared: [(Difference, Bool)] = [
      (.label, recording.label != source.label), (.value, recording.value != source.value),
      (.traits, recording.traits != source.traits), (.frame, distance.map { $0 > Self.tolerance } ?? false),
    ]
    differences = compared.filter(\.1).map(\.0)
    status = differences.isEmpty ? .equal : .differs
  }
}

/// The counts of a comparison.
public struct ComparisonSummary: Sendable, Hashable, Codable {
  /// The elements of the recording.
  public var recorded = 0
  /// Those among them that the sources have too.
  public var matched = 0
  /// Those among these without a difference.
  public var equal = 0
  /// Those with another label.
  public var label = 0
  /// Those with another value.
  public var value = 0
  /// Those with other traits.
  public var traits = 0
  /// Those whose frames are known on both sides.
  public var framesCompared = 0
  /// Those among these whose frames differ by more than a point.
  public var frame = 0
  /// Those that only the recording has.
  public var onlyInRecording = 0
  /// Those that only the sources have.
  public var onlyInSources = 0

  /// The counts of some elements.
  public init(of elements: [ElementComparison] = []) {
    func count(_ difference: ElementComparison.Difference) -> Int {
      elements.count { $0.differences.contains(difference) }
    }
    recorded = elements.count { $0.recording != nil }
    matched = elements.count { $0.matchedBy != nil }
    equal = elements.count { $0.status == .equal }
    (label, value, traits, frame) = (count(.label), count(.value), count(.traits), count(.frame))
    framesCompared = elements.count { $0.distance != nil }
    onlyInRecording = elements.count { $0.status == .onlyInRecording }
    onlyInSources = elements.count { $0.status == .onlyInSources }
  }
}

extension Rect {
  /// By how much the edges of two rectangles differ at most.
  fileprivate func distance(to other: Rect) -> Points {
    let edges = [x - other.x, y - other.y, maxX - other.maxX, maxY - other.maxY]
    return edges.map { max($0, .zero - $0) }.max() ?? 0
  }
}
