/// What a rule made of what it saw.
public enum Outcome: String, Sendable, Hashable, Codable, CaseIterable {
  /// The fault is there.
  case fails
  /// The fault may be there; a person has to look.
  case needsReview
}

/// The element that a finding is about.
public struct ElementReference: Sendable, Hashable, Codable {
  /// The element's id in its file.
  public var id: String
  /// The element's kind.
  public var kind: ElementKind
  /// The way to the element: `screen/id/id`.
  public var path: String

  /// A reference to an element.
  public init(id: String, kind: ElementKind, path: String) {
    self.id = id
    self.kind = kind
    self.path = path
  }

  /// Whether Interface Builder generated the id (`kUA-Gx-8nR`); only copies of the object share it.
  var hasGeneratedID: Bool {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
      && parts.joined().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}

/// One fault, or one thing to look at, as a rule reports it: at one place and, usually, in one locale.
///
/// Findings about one fact are one ``FindingGroup``, which is what reports count. A finding is a reference to its ``Contents``,
/// copied when one of several is changed: hundreds of thousands are filtered, sorted and grouped. What most findings lack is
/// in ``Details``, which only the others keep.
@dynamicMemberLookup
public struct Finding: Sendable, Hashable {
  /// What a finding says.
  public struct Contents: Sendable, Hashable, Codable {
    /// The rule's name.
    public var rule: String
    /// Whether the rule fails or asks for review.
    public var outcome: Outcome
    /// The kind of reason, a stable kebab-case word: part of the identity where one rule has several.
    public var reason: String?
    /// How much it matters.
    public var severity: Severity
    /// One sentence for a person, without a final full stop.
    public var message: String
    /// The locale that it is about.
    public var locale: LocaleTag?
    /// Where it is.
    public var location: SourceLocation
    /// The strings table that it is about.
    public var table: String?
    /// The key that it is about.
    public var key: String?
    /// The facts behind it, by name: measurements, texts, utterances.
    public var evidence: [String: Evidence] {
      get { facts.byName }
      set { facts = EvidenceList(newValue) }
    }
    /// What most findings lack.
    public var details: Details {
      get { boxedDetails?.wrappedValue ?? .none }
      set { boxedDetails = newValue == .none ? nil : Boxed(wrappedValue: newValue) }
    }

    private(set) var facts = EvidenceList([:])
    @usableFromInline var boxedDetails: Boxed<Details>?

    // The details are written beside these.
    private enum CodingKeys: String, CodingKey {
      case rule, outcome, reason, severity, message, locale, location, table, key
      case facts = "evidence"
    }

    fileprivate init(rule: String, outcome: Outcome, severity: Severity, message: String, location: SourceLocation) {
      (self.rule, self.outcome, self.severity, self.message) = (rule, outcome, severity, message)
      self.location = location
    }
  }

  /// What only some findings say.
  public struct Details: Sendable, Hashable, Codable {
    /// Further locales in which the same is true.
    public var otherLocales: [LocaleTag] = []
    /// Locales that show or speak the same words for want of their own; they are not reported again.
    public var inheritingLocales: [LocaleTag] = []
    /// The element that it is about.
    public var element: ElementReference?
    /// Where the element is that shows the words that it is about, if these are written elsewhere.
    public var shownAt: SourceLocation?
    /// Which of the key's texts it is about, where it has several.
    public var leaf: LeafPath?
    /// Other devices, content sizes and forms of the text for which the same is true.
    public var also: [String] = []
    /// The root cause, such as the class of a component or a strings key; findings of one rule about different elements or keys are
    /// reported as one if they have the same cause.
    public var cause: String?
    /// What it says together with the others of the same cause; nil if they have the same message.
    public var statement: SharedStatement?
    /// How much is missing, in points, where that was measured.
    public var overrun: Points?
    /// The content size at which the rule fails, where that matters.
    public var contentSize: ContentSizeCategory?
    /// The device on which the rule fails; nil for the file's own canvas and where no device matters.
    public var device: String?
    /// The title's picture, where a report asked for pictures.
    public var picture: TextPicture? {
      get { boxedPicture?.wrappedValue }
      set { boxedPicture = Boxed(newValue) }
    }

    /// Nothing.
    @usableFromInline static let none = Details()

    // Larger than the rest, and only there where a report shows pictures.
    private var boxedPicture: Boxed<TextPicture>?

    private enum CodingKeys: String, CodingKey {
      case otherLocales, inheritingLocales, element, shownAt, leaf, also, cause, statement, overrun, contentSize, device
      case boxedPicture = "picture"
    }
  }

  @Boxed @usableFromInline var contents: Contents

  /// A part of what it says.
  @inlinable public subscript<Value>(dynamicMember part: WritableKeyPath<Contents, Value>) -> Value {
    get { contents[keyPath: part] }
    _modify { yield &contents[keyPath: part] }
  }

  /// A part of what only some findings say.
  @inlinable public subscript<Value>(dynamicMember part: WritableKeyPath<Details, Value>) -> Value {
    get { (contents.boxedDetails?.wrappedValue ?? .none)[keyPath: part] }
    set { contents.details[keyPath: part] = newValue }
  }

  /// A finding at a place.
  public init(
    rule: String, outcome: Outcome = .fails, reason: String? = nil, severity: Severity, message: String,
    locale: LocaleTag? = nil, location: SourceLocation, element: ElementReference? = nil, table: String? = nil,
    key: String? = nil, evidence: [String: Evidence] = [:], also: [String] = [], picture: TextPicture? = nil
  ) {
    contents = Contents(rule: rule, outcome: outcome, severity: severity, message: message, location: location)
    (contents.reason, contents.locale) = (reason, locale)
    (contents.table, contents.key, contents.evidence) = (table, key, evidence)
    var details = Details()
    (details.element, details.also, details.picture) = (element, also, picture)
    contents.details = details
  }
}

extension Finding {
  /// Where the element is that it is about, rather than the words that the element shows.
  public var elementLocation: SourceLocation { self.shownAt ?? self.location }
}

extension Finding: Codable {
  /// Reads what it says.
  public init(from decoder: any Decoder) throws {
    contents = try Contents(from: decoder)
    contents.details = try Details(from: decoder)
  }

  /// Writes what it says.
  public func encode(to encoder: any Encoder) throws {
    try contents.encode(to: encoder)
    try contents.details.encode(to: encoder)
  }
}

extension Finding: Comparable {
  /// By file, line, column, rule, element path, key, locale, then by all else that a report shows: findings in any order
  /// are sorted to the same bytes.
  public static func < (left: Finding, right: Finding) -> Bool { left.contents < right.contents }
}

extension Finding.Contents: Comparable {
  /// In the order of findings.
  public static func < (left: Self, right: Self) -> Bool {
    if left.location != right.location { return left.location < right.location }
    if left.rule != right.rule { return left.rule < right.rule }
    let (identity, other) = (left.identifyingTexts, right.identifyingTexts)
    if identity.precedes(other) { return true }
    if other.precedes(identity) { return false }
    return left.remainingTexts.precedes(right.remainingTexts)
  }

  private var identifyingTexts: [String] {
    [
      details.element?.path ?? "", key ?? "", details.leaf?.description ?? "", locale?.identifier ?? "", table ?? "",
      reason ?? "", message,
    ]
  }

  /// The texts, preceded by their number, so that adjacent lists stay distinguishable.
  private static func counted(_ texts: [String]) -> [String] { ["\(texts.count)"] + texts }

  private var remainingTexts: [String] {
    let details = details
    return [outcome.rawValue, severity.rawValue, details.cause ?? "", details.device ?? ""]
      + [details.contentSize?.rawValue ?? "", details.overrun.map { "\($0)" } ?? ""]
      + [details.also, details.otherLocales.map(\.identifier), details.inheritingLocales.map(\.identifier)]
      .flatMap(Self.counted)
      + facts.items.map { "\($0.name) \($0.fact)" }
  }
}

extension [String] {
  /// Whether the texts come before others, compared by their bytes: texts that only look equal are not.
  fileprivate func precedes(_ other: [String]) -> Bool {
    lexicographicallyPrecedes(other) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
