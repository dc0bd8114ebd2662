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
/// copied when one of several is changed: hundreds of thousands are filtered, sorted and grouped.
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
    /// Further locales in which the same is true.
    public var otherLocales: [LocaleTag] = []
    /// Locales that show or speak the same words for want of their own; they are not reported again.
    public var inheritingLocales: [LocaleTag] = []
    /// Where it is.
    public var location: SourceLocation
    /// The element that it is about.
    public var element: ElementReference? {
      get { boxedElement?.wrappedValue }
      set { boxedElement = Boxed(newValue) }
    }
    /// The strings table that it is about.
    public var table: String?
    /// The key that it is about.
    public var key: String?
    /// Which of the key's texts it is about, where it has several.
    public var leaf: LeafPath?
    /// The facts behind it, by name: measurements, texts, utterances.
    public var evidence: [String: Evidence] = [:]
    /// Other devices, content sizes and forms of the text for which the same is true.
    public var also: [String] = []
    /// The root cause, such as the class of a component or a strings key; findings of one rule about different elements or keys are
    /// reported as one if they have the same cause.
    public var cause: String?
    /// What it says together with the others of the same cause; nil if they have the same message.
    public var statement: SharedStatement? {
      get { boxedStatement?.wrappedValue }
      set { boxedStatement = Boxed(newValue) }
    }
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

    // Most findings lack one or another of these, which would be a third of their size.
    private var boxedElement: Boxed<ElementReference>?
    private var boxedStatement: Boxed<SharedStatement>?
    private var boxedPicture: Boxed<TextPicture>?

    private enum CodingKeys: String, CodingKey {
      case rule, outcome, reason, severity, message, locale, otherLocales, inheritingLocales, location, table, key, leaf
      case evidence, also, cause, overrun, contentSize, device
      case boxedElement = "element"
      case boxedStatement = "statement"
      case boxedPicture = "picture"
    }

    fileprivate init(rule: String, outcome: Outcome, severity: Severity, message: String, location: SourceLocation) {
      (self.rule, self.outcome, self.severity, self.message) = (rule, outcome, severity, message)
      self.location = location
    }
  }

  @Boxed @usableFromInline var contents: Contents

  /// A part of what it says.
  @inlinable public subscript<Value>(dynamicMember part: WritableKeyPath<Contents, Value>) -> Value {
    get { contents[keyPath: part] }
    _modify { yield &contents[keyPath: part] }
  }

  /// A finding at a place.
  public init(
    rule: String, outcome: Outcome = .fails, reason: String? = nil, severity: Severity, message: String,
    locale: LocaleTag? = nil, location: SourceLocation, element: ElementReference? = nil, table: String? = nil,
    key: String? = nil, evidence: [String: Evidence] = [:], also: [String] = [], picture: TextPicture? = nil
  ) {
    contents = Contents(rule: rule, outcome: outcome, severity: severity, message: message, location: location)
    (contents.reason, contents.locale, contents.element) = (reason, locale, element)
    (contents.table, contents.key, contents.evidence, contents.also) = (table, key, evidence, also)
    contents.picture = picture
  }
}

extension Finding: Codable {
  /// Reads what it says.
  public init(from decoder: any Decoder) throws { contents = try Contents(from: decoder) }

  /// Writes what it says.
  public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }
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
      element?.path ?? "", key ?? "", leaf?.description ?? "", locale?.identifier ?? "", table ?? "", reason ?? "",
      message,
    ]
  }

  /// The texts, preceded by their number, so that adjacent lists stay distinguishable.
  private static func counted(_ texts: [String]) -> [String] { ["\(texts.count)"] + texts }

  private var remainingTexts: [String] {
    [outcome.rawValue, severity.rawValue, cause ?? "", device ?? "", contentSize?.rawValue ?? ""]
      + [overrun.map { "\($0)" } ?? ""]
      + [also, otherLocales.map(\.identifier), inheritingLocales.map(\.identifier)].flatMap(Self.counted)
      + evidence.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
  }
}

extension [String] {
  /// Whether the texts come before others, compared by their bytes: texts that only look equal are not.
  fileprivate func precedes(_ other: [String]) -> Bool {
    lexicographicallyPrecedes(other) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// One fact behind a finding.
public enum Evidence: Sendable, Hashable, Codable {
  /// A text.
  case text(String)
  /// A number, in the unit that its name says.
  case number(Double)
  /// Several texts.
  case list([String])

  /// Reads a string, a number or an array of strings.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else {
      self = .list(try container.decode([String].self))
    }
  }

  /// Writes a string, a number or an array of strings.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .list(let list): try container.encode(list)
    }
  }

  /// A length in points.
  public static func points(_ length: Points) -> Evidence { .number(length.value) }
}
