/// A project's terms: the `glossary` of `.fitspoken.yml`.
public struct Glossary: Sendable, Equatable {
  /// A term with the languages that it is for.
  public struct Term: Sendable, Equatable {
    /// The term; a star at its end matches any ending.
    public var text: String
    /// The language, with those that inherit from it; nil is every language.
    public var locale: LocaleTag?

    /// A term.
    public init(_ text: String, locale: LocaleTag? = nil) {
      self.text = text
      self.locale = locale
    }
  }

  /// A term of the source with its translation in one language.
  public struct Translation: Sendable, Equatable {
    /// The term in the source's language.
    public var source: String
    /// The language, with those that inherit from it.
    public var locale: LocaleTag
    /// The texts of which one has to occur.
    public var accepted: [String]

    /// A translation of a term, with those that are accepted.
    public init(source: String, locale: LocaleTag, accepted: [String]) {
      self.source = source
      self.locale = locale
      self.accepted = accepted
    }
  }

  /// Terms that translations keep as they are.
  public var kept: [Term] = []
  /// Terms that texts must not use.
  public var forbidden: [Term] = []
  /// Terms with their agreed translations.
  public var translations: [Translation] = []

  /// No terms.
  public init() {}
}
