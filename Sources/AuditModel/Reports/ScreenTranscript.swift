/// What VoiceOver is simulated to say on a screen in one locale, in reading order.
public struct ScreenTranscript: Sendable, Hashable, Codable {
  /// One element.
  public struct Line: Sendable, Hashable, Codable {
    /// The element's id.
    public var element: String
    /// What the element is.
    public var kind: ElementKind
    /// The containers around it that matter to a listener, as words, outermost first.
    public var containers: [String]
    /// All that is spoken, as one string; empty for an element that says nothing.
    public var utterance: String
    /// The parts in the order in which they are spoken.
    public var segments: [Utterance.Segment]
    /// How sure the least sure part is.
    public var confidence: Confidence
    /// Whether code sets the words that are missing.
    public var isSetInCode: Bool

    /// An element with its utterance.
    public init(
      element: String, kind: ElementKind, containers: [String] = [], utterance: String,
      segments: [Utterance.Segment] = [], confidence: Confidence = .a, isSetInCode: Bool = false
    ) {
      self.element = element
      self.kind = kind
      self.containers = containers
      self.utterance = utterance
      self.segments = segments
      self.confidence = confidence
      self.isSetInCode = isSetInCode
    }
  }

  /// The locale.
  public var locale: LocaleTag
  /// The language of the texts if the file has none in the locale; nil if it has.
  public var textLocale: LocaleTag?
  /// The elements.
  public var lines: [Line]

  /// A transcript in a locale.
  public init(locale: LocaleTag, textLocale: LocaleTag? = nil, lines: [Line]) {
    self.locale = locale
    self.textLocale = textLocale
    self.lines = lines
  }
}
