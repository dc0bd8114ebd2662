/// Every strings table of a project, by bundle, table and locale.
public struct LocalizationCatalog: Sendable, Hashable, Codable {
  /// The folders that hold `*.lproj`, sorted by path.
  public var bundles: [LocalizationBundle]

  /// A catalog of bundles.
  public init(bundles: [LocalizationBundle] = []) { self.bundles = bundles }
}

/// The tables of one folder that holds `*.lproj`.
public struct LocalizationBundle: Sendable, Hashable, Codable {
  /// The folder's path relative to the audit's root, with `/`; empty for the root itself.
  public var path: String
  /// The development language of the app.
  public var developmentLanguage: LocaleTag
  /// Where the development language is known from: a property list's path, or `assumed`.
  public var developmentLanguageSource: String
  /// The tables, sorted by name.
  public var tables: [LocalizationTable]
  /// Whether the bundle is an exchange document (XLIFF) with one target language: its tables are compared with its own
  /// source texts, and no other locale is asked of it; nil is no.
  public var isExchange: Bool?
  /// The languages that a library has in the bundle and the app that contains the library has not, sorted; nil without any.
  public var languagesOfLibrary: [LocaleTag]?
  /// Whether the bundle is another project's, or one inside the app's, so that it need not have the app's languages; nil is no.
  public var isIndependent: Bool?
  /// The image files in the bundle's `.lproj` folders, sorted by name; nil if there aren't any.
  public var images: [LocalizedImage]?

  /// A bundle at a path.
  public init(
    path: String, developmentLanguage: LocaleTag, developmentLanguageSource: String, tables: [LocalizationTable] = []
  ) {
    self.path = path
    self.developmentLanguage = developmentLanguage
    self.developmentLanguageSource = developmentLanguageSource
    self.tables = tables
  }

  /// The locales that the bundle has files for, sorted; those of String Catalogs are among them.
  ///
  /// `Base.lproj` counts as the development language's.
  public var localizations: [LocaleTag] {
    Set(tables.lazy.flatMap(\.files).map(\.locale)).sorted()
  }

  /// The locales that a device may show the app in: those of a library alone are not among them.
  public var shippedLocalizations: [LocaleTag] {
    localizations.filter { languagesOfLibrary?.contains($0) != true }
  }

  /// Whether the app ships the bundle (not exchange documents, tests or previews).
  public var isShipped: Bool {
    isExchange != true && !path.split(separator: "/").contains(where: InputFile.isTestFolder)
  }
}

/// One image in `.lproj` folders, in as many variants as there are folders.
public struct LocalizedImage: Sendable, Hashable, Codable {
  /// The name that code asks for: the path inside the `.lproj` folder without extension, scale (`@2x`) and device (`~ipad`).
  public var name: String
  /// The path of one of the files relative to the audit's root: the development language's where it has one.
  public var path: String
  /// The names without extension of the `.lproj` folders that have the image, sorted.
  public var folders: [String]

  /// An image by name.
  public init(name: String, path: String, folders: [String]) {
    self.name = name
    self.path = path
    self.folders = folders
  }
}

/// One strings table in all its locales.
public struct LocalizationTable: Sendable, Hashable, Codable {
  /// The name: the file's name without extension.
  public var name: String
  /// The path of the storyboard or xib of the same name in `Base.lproj` (or the development language's folder).
  public var interfaceFile: String?
  /// The source language that the table itself names (a String Catalog's `sourceLanguage`, an XLIFF's `source-language`);
  /// nil is the bundle's development language.
  public var sourceLanguage: LocaleTag?
  /// The files, sorted by folder, then path: a locale may have several (`.strings` beside `.stringsdict`), and one String
  /// Catalog or XLIFF counts as one file for each of its languages.
  public var files: [StringsFile]
  /// The files that do not reach users, for example because no target builds them, sorted in the same way; nil without any.
  public var unbuilt: [StringsFile]?

  /// A table with its files.
  public init(name: String, interfaceFile: String? = nil, files: [StringsFile] = []) {
    self.name = name
    self.interfaceFile = interfaceFile
    self.files = files
  }

  /// Whether the table is outside of the folders of languages, so that a device shows its texts in every language.
  public var isForAllLanguages: Bool { !files.isEmpty && files.allSatisfy(\.folder.isEmpty) }
}

/// One locale's file of a table: a `.lproj` folder's, or one language of a String Catalog or XLIFF.
public struct StringsFile: Sendable, Hashable, Codable {
  /// The path relative to the audit's root, with `/`.
  public var path: String
  /// The `.lproj` folder's name without extension (`de`, `zh_CN`, `Base`), or the language as the document spells it.
  public var folder: String
  /// The locale; for `Base` the development language.
  public var locale: LocaleTag
  /// The format: `strings`, `xml-plist`, `binary-plist`, `stringsdict`, `xcstrings` or `xliff`.
  public var format: FileFormat
  /// The encoding of the text.
  public var encoding: TextEncoding
  /// Whether Apple's loader rejects the file, so that none of its keys exists at run time.
  public var isRejected: Bool
  /// The entries in file order, duplicates and lost ones included.
  public var entries: [StringsEntry]

  /// A file of a locale.
  public init(
    path: String, folder: String, locale: LocaleTag, format: FileFormat, encoding: TextEncoding,
    isRejected: Bool = false,
    entries: [StringsEntry] = []
  ) {
    self.path = path
    self.folder = folder
    self.locale = locale
    self.format = format
    self.encoding = encoding
    self.isRejected = isRejected
    self.entries = entries
  }

  /// Whether this is `Base.lproj`'s file.
  public var isBase: Bool { folder == "Base" }

  /// Whether this is one language of a String Catalog.
  public var isStringCatalog: Bool { format == .xcstrings }

  /// Whether this is a `.stringsdict`, which wins over the `.strings` of its table.
  public var isStringsdict: Bool { format == .stringsdict }
}

extension StringsEntry {
  /// The location of the entry in its file.
  public func location(in file: StringsFile) -> SourceLocation {
    SourceLocation(file: file.path, line: line, column: column)
  }
}
