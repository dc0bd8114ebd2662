/// One key of a strings file with its value, or with all the texts that its value can be.
public struct StringsEntry: Sendable, Hashable, Codable {
  /// The key, unescaped.
  public var key: String
  /// The value, unescaped; of an entry with leaves the main one: the format that embeds the variables, else
  /// the leaf `other`, else the first.
  public var value: String
  /// The comment before the entry and behind it on its line, without delimiters; a catalog's `comment`, a unit's `note`.
  public var comment: String?
  /// The key's line, from 1; in a document of several languages that of the language's text, or of the language where it
  /// has several texts; in the source language of a String Catalog that of the key, if Xcode marked it as stale.
  @Compact public var line: Int
  /// The key's column in Unicode scalars, from 1.
  @Compact public var column: Int
  /// Whether Apple's loader never sees the entry, because it stopped before; nil is no.
  public var isLost: Bool?
  /// How far the translation is, where the format says so; of an entry with leaves the least of theirs.
  public var state: TranslationState?
  /// Where a String Catalog has the key from; nil in other formats, and where Xcode extracted it from code.
  public var extraction: ExtractionState?
  /// Whether the file itself says that the key is not to be translated (`shouldTranslate: false`, `translate="no"`); nil is no.
  public var isUntranslatable: Bool?
  /// Whether the file has no text for the key in this language, so that the value is the key itself: a String Catalog's
  /// source language; nil is no.
  public var isImplied: Bool?
  /// All texts of an entry that varies by plural, device or width or embeds variables, in file order; nil if the
  /// value is all.
  public var leaves: [StringsLeaf]?
  /// The variables that the texts embed as `%#@name@`, in file order; nil if there aren't any.
  public var variables: [StringsVariable]?

  /// An entry at a place.
  public init(
    key: String, value: String, comment: String? = nil, line: Int, column: Int, isLost: Bool? = nil
  ) {
    self.key = key
    self.value = value
    self.comment = comment
    self.line = line
    self.column = column
    self.isLost = isLost
  }
}

/// How far a translation is, from the least to the most.
public enum TranslationState: String, Sendable, Hashable, Codable, Comparable, CaseIterable {
  /// Nobody has translated it: the value is the source's, or none.
  case new
  /// Translated, but to be looked at again.
  case needsReview = "needs_review"
  /// Done.
  case translated

  /// By how far it is.
  public static func < (left: TranslationState, right: TranslationState) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Where a String Catalog has a key from.
public enum ExtractionState: String, Sendable, Hashable, Codable {
  /// Xcode no longer finds the key in the sources.
  case stale
  /// A person added it.
  case manual
  /// Extracted from code together with its value.
  case extractedWithValue = "extracted_with_value"
  /// Taken over from a strings file.
  case migrated
}

/// One text among those that an entry's value can be.
public struct StringsLeaf: Sendable, Hashable, Codable {
  /// What selects the text; empty for the format that embeds the variables.
  public var path: LeafPath
  /// The text, unescaped.
  public var value: String
  /// How far the translation is, where the format says so.
  public var state: TranslationState?
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// A text at a place.
  public init(path: LeafPath, value: String, state: TranslationState? = nil, line: Int, column: Int) {
    self.path = path
    self.value = value
    self.state = state
    self.line = line
    self.column = column
  }
}

/// A variable that texts embed as `%#@name@`: a stringsdict's dictionary, a String Catalog's substitution.
public struct StringsVariable: Sendable, Hashable, Codable {
  /// The name between the at signs.
  public var name: String
  /// The number of the argument, from 1, where the file says it (`argNum`).
  public var argument: Int?
  /// The format specifier of the argument without percent sign (`ld`, `lld`), as the file has it; nil if it is absent.
  public var valueType: String?
  /// What selects its texts, as a stringsdict has it (`NSStringPluralRuleType`); nil if the file has none.
  public var ruleType: String?
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// A variable at a place.
  public init(
    name: String, argument: Int? = nil, valueType: String? = nil, ruleType: String? = nil, line: Int, column: Int
  ) {
    self.name = name
    self.argument = argument
    self.valueType = valueType
    self.ruleType = ruleType
    self.line = line
    self.column = column
  }
}
