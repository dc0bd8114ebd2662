/// A text as one locale shows it.
public struct ResolvedText: Sendable, Hashable {
  /// The words; of a text that varies by number, device or width the usual ones.
  public var string: String
  /// The other words that the text can be, by number, device and width, in file order; empty where it does not vary.
  public var alternatives: [String]
  /// Among those the narrower variants of the usual words (`NSStringVariableWidthRuleType`), the widest first.
  public var narrowerVariants: [String] = []
  /// Where they stand: the strings entry; nil where they are the interface file's own.
  public var location: SourceLocation?
  /// The locale whose table they come from; nil where they are the interface file's own.
  public var locale: LocaleTag?
  /// Whether the words are the bare key, because no table of its name was read: the true words are not known.
  public var isBareKey = false

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
