public import AuditModel

/// One strings table with what was derived for each locale of its bundle.
public struct TableFacts: Sendable {
  /// The bundle's path.
  public var bundle: String
  /// Whether the bundle is an exchange document, of which no other locale is asked.
  public var isExchange: Bool
  /// The language of the table's source texts: its own, else the bundle's development language.
  public var developmentLanguage: LocaleTag
  /// The table.
  public var table: LocalizationTable
  /// The interface that the table translates, where it was read.
  public var interface: InterfaceTree?
  /// The objects and texts of that interface.
  public var objects: InterfaceObjects?
  /// The strings of all locales.
  package var strings: TableStrings
  /// What the locales are compared with.
  public var reference: TableReference
  /// The locales, sorted.
  public var locales: [TableLocale]
}

/// One locale of a table, compared with the reference.
public struct TableLocale: Sendable {
  /// The locale.
  public var locale: LocaleTag
  /// The `.lproj` folder's name without extension, or the language as a document spells it.
  public var folder: String
  /// The locale's strings; nil where it lacks the table.
  public var strings: LocaleStrings?
  /// Keys of the reference that the locale neither has nor inherits, sorted.
  public var missing: [String] = []
  /// Keys that the reference lacks, sorted.
  public var extra: [String] = []
  /// Keys without any text where the reference has one, sorted.
  public var empty: [String] = []
  /// Keys that are in the state `new`, or whose plural lacks a form that the language needs, sorted.
  public var new: [String] = []
  /// Keys whose translation is marked for review, sorted.
  public var needsReview: [String] = []
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
}

extension TableFacts {
  /// The strings of the development language, `Base`'s where it has no folder of its own; nil where there are none.
  package var source: LocaleStrings? { strings[developmentLanguage] }

  /// Whether a locale is one in which texts of the source stay as they are: its own, and its variants (`en-GB` beside `en`).
  package func sharesSource(_ locale: LocaleTag) -> Bool { locale.language == developmentLanguage.language }

  /// The files of the locales that are judged, and `Base`'s.
  package var judgedFiles: [StringsFile] { locales.flatMap { $0.strings?.files ?? [] } + strings.unused }

  /// The entries of a locale that keys stand for, in the keys' order.
  package func entries(of keys: [String], in locale: TableLocale) -> [FoundEntry] {
    keys.compactMap { key in strings.number(of: key).flatMap { locale.strings?.found($0) } }
  }

  /// A place for findings about the table as a whole: the interface, else the reference's file, else any file.
  package var location: SourceLocation {
    SourceLocation(file: interface?.source ?? source?.files.first?.path ?? table.files.first?.path ?? table.name)
  }
}
