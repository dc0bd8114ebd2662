import AuditModel
import Synchronization

/// The tables of one bundle, asked as a device asks them: one localization is chosen, then each file is looked for in it.
final class BundleTables: Sendable {
  private struct Table: Sendable {
    let locales: [LocaleTag: LocaleTable]
    let source: LocaleTag

    /// The files of a table by locale; the table's own source language goes before the bundle's.
    init(_ table: LocalizationTable, development: LocaleTag) {
      locales = Dictionary(grouping: table.files, by: \.locale).mapValues(LocaleTable.init)
      source = table.sourceLanguage ?? development
    }

    /// The files of a kind in some locales; where none of them has one, the source language's.
    func files(of kind: LocaleTable.Kind, in search: [LocaleTag]) -> [LocaleTable] {
      let found = search.compactMap { locales[$0] }.filter { $0.has(kind) }
      return found.isEmpty ? [locales[source]].compactMap { $0 } : found
    }
  }

  private let development: LocaleTag
  private let localizations: [LocaleTag]
  private let tables: [String: Table]
  private let searches = Mutex<[LocaleTag: [LocaleTag]]>([:])

  /// The tables of a bundle.
  init(_ bundle: LocalizationBundle) {
    development = bundle.developmentLanguage
    // The interfaces' own texts are the development language's, even where no folder is.
    localizations = Set(bundle.localizations + [bundle.developmentLanguage]).sorted()
    tables = Dictionary(
      bundle.tables.map { ($0.name, Table($0, development: bundle.developmentLanguage)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether there is a table of a name.
  func hasTable(_ name: String) -> Bool { tables[name] != nil }

  /// The entry that a device shows for a key; nil where it shows the key or the interface's own text.
  func entry(of key: String, table name: String, locale: LocaleTag) -> LocaleTable.Match? {
    guard let table = tables[name] else { return nil }
    let search = search(for: locale)
    for kind in LocaleTable.Kind.allCases {
      let files = table.files(of: kind, in: search)
      for file in files {
        if let found = file.entry(of: key, kind: kind) { return found }
      }
    }
    return nil
  }

  /// The source language's entry of a key, whatever the locale.
  func sourceEntry(of key: String, table name: String) -> LocaleTable.Match? {
    guard let table = tables[name] else { return nil }
    return entry(of: key, table: name, locale: table.source)
      ?? LocaleTable.Kind.allCases.lazy.compactMap { table.locales[table.source]?.entry(of: key, kind: $0) }.first
  }

  /// The localizations that a language is looked up in: the chosen one, then what it inherits from.
  private func search(for locale: LocaleTag) -> [LocaleTag] {
    if let known = searches.withLock({ $0[locale] }) { return known }
    let chosen =
      LanguageMatcher.localization(for: locale, among: localizations, development: development) ?? development
    let made = [chosen] + chosen.parents
    searches.withLock { $0[locale] = made }
    return made
  }
}

/// The entries of one table in one locale by key, from all its files; the index is made when it is first asked for.
///
/// Plain and varying texts are apart, as in a bundle: there the ones are a `.strings` file, the others a `.stringsdict`,
/// and each is looked for by itself (CoreFoundation, `CFBundle_Strings.c`).
final class LocaleTable: Sendable {
  /// An entry with its file.
  struct Match: Sendable {
    /// The entry.
    var entry: StringsEntry
    /// The file that holds it.
    var file: StringsFile
  }

  /// The two kinds of files that a bundle has for a table.
  enum Kind: CaseIterable, Sendable {
    /// `.stringsdict`, which wins.
    case varying
    /// `.strings`.
    case plain
  }

  /// Entries by key: the position of the file, and that of the entry in it.
  private typealias Index = [String: (file: Int, entry: Int)]

  private let files: [StringsFile]
  private let indexes = Mutex<[Kind: Index]?>(nil)

  /// The table in the files of one locale.
  init(_ files: [StringsFile]) { self.files = files }

  /// Whether there is a file of a kind: one that could not be read is there and empty.
  func has(_ kind: Kind) -> Bool {
    withIndex { $0[kind] != nil }
  }

  /// The entry of a key; of two in one file the last, nil where there is none.
  func entry(of key: String, kind: Kind) -> Match? {
    let found = withIndex { $0[kind]?[key] }
    return found.map { Match(entry: files[$0.file].entries[$0.entry], file: files[$0.file]) }
  }

  private func withIndex<Result: Sendable>(_ body: ([Kind: Index]) -> Result) -> Result {
    indexes.withLock { known in
      let made = known ?? Self.index(files)
      known = made
      return body(made)
    }
  }

  /// The entries by kind and key; `Base.lproj`'s count only where the language has no file of its own.
  private static func index(_ files: [StringsFile]) -> [Kind: Index] {
    var indexes: [Kind: Index] = [:]
    var isOwn: [Kind: Bool] = [:]
    for position in files.indices.filter({ !files[$0].isBase }) + files.indices.filter({ files[$0].isBase }) {
      let file = files[position]
      for (kind, entries) in index(file, at: position) where !file.isBase || isOwn[kind] != true {
        indexes[kind, default: [:]].merge(entries) { _, last in last }
        isOwn[kind] = !file.isBase
      }
    }
    return indexes
  }

  private static func index(_ file: StringsFile, at position: Int) -> [Kind: Index] {
    let kind = Kind(format: file.format)
    var indexes: [Kind: Index] = kind.map { [$0: [:]] } ?? [:]
    guard !file.isRejected else { return indexes }
    for (index, entry) in file.entries.enumerated() where entry.isLost != true && entry.isTranslation {
      indexes[kind ?? (entry.leaves == nil ? .plain : .varying), default: [:]][entry.key] = (position, index)
    }
    return indexes
  }
}

extension LocaleTable.Kind {
  /// The kind of a file's format; nil for a String Catalog, which is compiled to both.
  fileprivate init?(format: FileFormat) {
    switch format {
    case .stringsdict: self = .varying
    case .xcstrings, .xliff: return nil
    default: self = .plain
    }
  }
}

extension StringsEntry {
  /// Whether a bundle would have words of the language for the key: a String Catalog also lists what is still to be
  /// translated, and keys that are their own text.
  fileprivate var isTranslation: Bool { isImplied != true && (state != .new || !value.isEmpty) }
}
