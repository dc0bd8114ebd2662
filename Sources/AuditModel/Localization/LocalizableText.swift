/// A text of the interface: literal, or looked up by key in a strings table, or both (the file's own text is then the fallback);
/// or computed by code, in which case its words are unknown.
///
/// In JSON it is a plain string where there is no key, else `{"key", "table", "value"}` or `{"expression"}`.
public struct LocalizableText: Sendable, Hashable {
  /// The text that the file itself holds, in the development language.
  public var value: String?
  /// The key under which a strings table holds the translations.
  public var key: String?
  /// The strings table's name; nil is `Localizable`.
  public var table: String?
  /// The expression in code that computes the text, as it is written; such a text has neither a value nor a key.
  public var expression: String?
  /// Whether no table translates the text itself: code says so (SwiftUI's `verbatim:`), or parts of it have keys; nil is no.
  public var isVerbatim: Bool?
  /// The texts that a joined text consists of, in order, where some are looked up or computed; its value is then only what the file holds.
  public var parts: [LocalizableText]?
  /// What code puts in the place of the text's format specifiers, in the order of their numbers: words, or expressions; nil if that was not read.
  public var arguments: [LocalizableText]?
  /// Whether the app's own look-up shows other words where a locale lacks the key, such as those of the development language.
  public var hasFallback: Bool?
  /// Whether code looks the words up after it has put values into them, so that no key is like them; nil is no.
  public var isFilledBeforeLookUp: Bool?
  /// Where code writes the words, if it is not where the element is that shows them; the text is the same wherever it is written.
  public var location: SourceLocation? {
    get { written.place?.wrappedValue.location }
    set { written.set(\.location, newValue) }
  }
  /// The literal in the code, where that shows it in other letters (`title.uppercased()`); nil where it is the value.
  package var literal: String? {
    get { written.place?.wrappedValue.literal }
    set { written.set(\.literal, newValue) }
  }
  /// The font of an attributed text's first fragment, where it names one.
  public var font: FontDescription?
  /// The style of an attributed text's first paragraph, if it has one.
  public var paragraphStyle: ParagraphStyle?
  private var written = Writing()

  /// A literal text without a key.
  public init(_ value: String) { self.value = value }

  /// A text with a key in a table.
  public init(value: String? = nil, key: String, table: String? = nil) {
    self.value = value
    self.key = key
    self.table = table
  }

  /// A text that an expression in code computes.
  public init(computedBy expression: String) { self.expression = expression }

  /// What is between the parts of a text that is joined of several texts of one control.
  package static let separator = LocalizableText(", ")

  /// The name of the strings table that the key is looked up in.
  public var tableName: String { table ?? "Localizable" }

  /// Whether code computes one of the parts that are joined.
  package var isPartlyComputed: Bool { parts?.contains { $0.expression != nil || $0.isPartlyComputed } == true }

  /// Whether the file's own text is only white space, or there is no text at all.
  public var isBlank: Bool { value?.allSatisfy(\.isWhitespace) ?? (key == nil && expression == nil) }
}

/// Where and how words are written: all of it is equal, since the words are compared.
private struct Writing: Sendable, Hashable {
  struct Place: Sendable {
    var location: SourceLocation?
    var literal: String?
  }

  private(set) var place: Boxed<Place>?

  mutating func set<Value>(_ member: WritableKeyPath<Place, Value?>, _ value: Value?) {
    if place == nil, value == nil { return }
    var changed = place?.wrappedValue ?? Place()
    changed[keyPath: member] = value
    place = Boxed(wrappedValue: changed)
  }

  static func == (left: Self, right: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension LocalizableText: ExpressibleByStringLiteral {
  /// A literal text without a key.
  public init(stringLiteral value: String) { self.init(value) }
}

extension LocalizableText: Codable {
  private enum CodingKeys: String, CodingKey {
    case value, key, table, expression, isVerbatim, parts, arguments, hasFallback, isFilledBeforeLookUp, font
    case paragraphStyle, location
  }

  /// Reads a string or an object with `key`, `table`, `value`.
  public init(from decoder: any Decoder) throws {
    if let plain = try? decoder.singleValueContainer().decode(String.self) {
      value = plain
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    value = try container.decodeIfPresent(String.self, forKey: .value)
    key = try container.decodeIfPresent(String.self, forKey: .key)
    table = try container.decodeIfPresent(String.self, forKey: .table)
    expression = try container.decodeIfPresent(String.self, forKey: .expression)
    isVerbatim = try container.decodeIfPresent(Bool.self, forKey: .isVerbatim)
    parts = try container.decodeIfPresent([LocalizableText].self, forKey: .parts)
    arguments = try container.decodeIfPresent([LocalizableText].self, forKey: .arguments)
    hasFallback = try container.decodeIfPresent(Bool.self, forKey: .hasFallback)
    isFilledBeforeLookUp = try container.decodeIfPresent(Bool.self, forKey: .isFilledBeforeLookUp)
    font = try container.decodeIfPresent(FontDescription.self, forKey: .font)
    paragraphStyle = try container.decodeIfPresent(ParagraphStyle.self, forKey: .paragraphStyle)
    location = try container.decodeIfPresent(SourceLocation.self, forKey: .location)
    guard value != nil || key != nil || expression != nil else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "a text needs a \"key\", a \"value\" or an \"expression\""))
    }
  }

  /// Writes a string where there is nothing else to say, else an object.
  public func encode(to encoder: any Encoder) throws {
    if key == nil, expression == nil, isVerbatim == nil, parts == nil, arguments == nil, font == nil,
      paragraphStyle == nil, location == nil,
      let value
    {
      var container = encoder.singleValueContainer()
      try container.encode(value)
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encodeIfPresent(key, forKey: .key)
    try container.encodeIfPresent(table, forKey: .table)
    try container.encodeIfPresent(expression, forKey: .expression)
    try container.encodeIfPresent(isVerbatim, forKey: .isVerbatim)
    try container.encodeIfPresent(parts, forKey: .parts)
    try container.encodeIfPresent(arguments, forKey: .arguments)
    try container.encodeIfPresent(hasFallback, forKey: .hasFallback)
    try container.encodeIfPresent(isFilledBeforeLookUp, forKey: .isFilledBeforeLookUp)
    try container.encodeIfPresent(font, forKey: .font)
    try container.encodeIfPresent(paragraphStyle, forKey: .paragraphStyle)
    try container.encodeIfPresent(location, forKey: .location)
  }
}

/// A text as one locale shows it.
public struct ResolvedText: Sendable, Hashable {
  /// The words; of a text that varies by number, device or width the usual ones.
  public var string: String
  /// The other words that the text can be, by number, device and width, in file order; empty if it does not vary.
  public var alternatives: [String]
  /// Among those the narrower variants of the usual words (`NSStringVariableWidthRuleType`), the widest first.
  public var narrowerVariants: [String] = []
  /// Where they stand: the strings entry; nil if they are the interface file's own.
  public var location: SourceLocation?
  /// The locale whose table they come from; nil if they are the interface file's own.
  public var locale: LocaleTag?
  /// Whether the words are the bare key, because no table of its name was read: the true words are not known.
  public var isBareKey = false
  /// Whether they are the key because a String Catalog has no text for it in its source language.
  package var isImplied = false

  /// A text from a table or from the interface file itself.
  public init(
    _ string: String, alternatives: [String] = [], location: SourceLocation? = nil, locale: LocaleTag? = nil
  ) {
    self.string = string
    self.alternatives = alternatives
    self.location = location
    self.locale = locale
  }
}
