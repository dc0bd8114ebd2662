public import AuditModel

/// One strings table with the results for each locale of its bundle.
public struct TableFacts: Sendable {
  /// The bundle's path.
  public var bundle: String
  /// Whether the bundle is an exchange document, which has only one target locale.
  public var isExchange: Bool
  /// The language of the table's source texts: its own, otherwise the bundle's development language.
  public var developmentLanguage: LocaleTag
  /// The table.
  public var table: LocalizationTable
  /// The interface that the table translates, if it was read.
  public var interface: InterfaceTree?
  /// The objects and texts of that interface.
  public var objects: InterfaceObjects?
  /// The strings of all locales.
  package var strings: TableStrings
  /// The reference with which the locales are compared.
  public var reference: TableReference
  /// The locales, sorted.
  public var locales: [TableLocale]
  /// Whether the development language or at least half of the bundle's locales have the table, audited or not.
  package var isCommon = true
  /// The counts of the locales in files that the app does not contain, sorted by folder.
  public var unbuilt: [Coverage] = []
}

/// One locale of a table, compared with the reference.
public struct TableLocale: Sendable {
  /// The locale.
  public var locale: LocaleTag
  /// The `.lproj` folder's name without extension, or the language as a document spells it.
  public var folder: String
  /// The locale's strings; nil if it does not have the table.
  public var strings: LocaleStrings?
  /// Keys of the reference that the locale neither has nor inherits, sorted.
  public var missing: [String] = []
  /// Keys that the reference does not have, sorted.
  public var extra: [String] = []
  /// Keys without a text although the reference has one, sorted.
  public var empty: [String] = []
  /// Keys in the state `new`, or whose plural does not have a form that the language needs, sorted.
  public var new: [String] = []
  /// Keys whose translation is marked for review, sorted.
  public var needsReview: [String] = []
  /// The texts that are identical to the source.
  package var copied = CopiedTexts()
  /// The counts.
  public var coverage: Coverage

  package init(locale: LocaleTag, folder: String, strings: LocaleStrings?) {
    self.locale = locale
    self.folder = folder
    self.strings = strings
    coverage = Coverage(bundle: "", table: "", locale: locale, folder: folder, present: false, reference: "")
  }

  /// Whether the locale has the table at all.
  public var isPresent: Bool { strings != nil }

  /// Whether the locale has less than half of the table, so that all missing keys are one fact.
  package var isMostlyMissing: Bool { missing.count > 1 && missing.count * 2 > coverage.total }
}

extension TableFacts {
  /// The strings of the development language, or those of `Base` if it has no folder of its own; nil if there aren't any.
  package var source: LocaleStrings? { strings[developmentLanguage] }

  /// Whether a locale may keep texts of the source: its own locale and variants (`en-GB` for `en`).
  package func sharesSource(_ locale: LocaleTag) -> Bool { locale.language == developmentLanguage.language }

  /// Whether the table belongs to tests or previews, which no app contains.
  package var isOfTests: Bool { InputFile.isForTests(path: location.file) }

  /// The files of the locales that are checked, and those of `Base`.
  package var checkedFiles: [StringsFile] { locales.flatMap { $0.strings?.files ?? [] } + strings.unused }

  /// The entries of keys in a locale, in the keys' order.
  package func entries(of keys: [String], in locale: TableLocale) -> [FoundEntry] {
    keys.compactMap { key in strings.number(of: key).flatMap { locale.strings?.found($0) } }
  }

  /// The location of findings about the whole table: the interface, otherwise the reference's file, otherwise any file.
  package var location: SourceLocation {
    SourceLocation(file: interface?.source ?? source?.files.first?.path ?? table.files.first?.path ?? table.name)
  }
}
