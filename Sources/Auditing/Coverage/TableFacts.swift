public import AuditModel

/// One strings table with what was derived for each locale of its bundle.
public struct TableFacts: Sendable {
  /// The bundle's path.
  public var bundle: String
  /// The bundle's development language.
  public var developmentLanguage: LocaleTag
  /// The table.
  public var table: LocalizationTable
  /// The interface that the table translates, where it was read.
  public var interface: InterfaceTree?
  /// What the locales are compared with.
  public var reference: TableReference
  /// The locales, sorted.
  public var locales: [TableLocale]

  /// The development language's own file, else `Base`'s; nil where there is none.
  public var developmentFile: StringsFile? {
    table.files.first { !$0.isBase && $0.locale == developmentLanguage } ?? table.files.first(where: \.isBase)
  }
}

/// One locale of a table, compared with the reference.
public struct TableLocale: Sendable {
  /// The locale.
  public var locale: LocaleTag
  /// The `.lproj` folder's name without extension.
  public var folder: String
  /// The locale's file; nil where it lacks the table.
  public var file: StringsFile?
  /// Keys of the reference that the locale neither has nor inherits, sorted.
  public var missing: [String]
  /// Keys that the reference lacks, sorted.
  public var extra: [String]
  /// Keys with an empty value where the reference's is not empty, sorted.
  public var empty: [String]
  /// The counts.
  public var coverage: Coverage
}

extension TableFacts {
  /// The files of the locales that are judged, and `Base`'s.
  var judgedFiles: [StringsFile] {
    let folders = Set(locales.map(\.folder))
    return table.files.filter { $0.isBase || folders.contains($0.folder) }
  }

  /// A place for findings about the table as a whole: the interface, else the reference's file, else any file.
  var location: SourceLocation {
    SourceLocation(file: interface?.source ?? developmentFile?.path ?? table.files.first?.path ?? table.name)
  }
}
