import AuditModel
import Synchronization
import Utilities

/// The tables of one bundle, looked up as on a device: one localization is chosen, then each file is looked up in it.
final class BundleTables: Sendable {
  /// One table, with the files in which each locale's keys are looked up.
  private final class Table: Sendable {
    /// The files to look in, in order.
    typealias Search = [(kind: LocaleTable.Kind, file: LocaleTable)]

    let locales: [LocaleTag: LocaleTable]
    let source: LocaleTag
    private let searches = Guarded<[LocaleTag: Search]>([:])

    /// The files of a table by locale; the table's own source language takes precedence over the bundle's.
    init(_ table: LocalizationTable, development: LocaleTag) {
      locales = Dictionary(grouping: table.files, by: \.locale).mapValues(LocaleTable.init)
      source = table.sourceLanguage ?? development
    }

    /// The files in which a locale's keys are looked up, given its localizations; found on first use.
    func search(for locale: LocaleTag, among localizations: () -> [LocaleTag]) -> Search {
      if let known = searches.withLock({ $0[locale] }) { return known }
      let chosen = localizations()
      let search = LocaleTable.Kind.allCases.flatMap { kind in files(of: kind, in: chosen).map { (kind, $0) } }
      searches.withLock { $0[locale] = search }
      return search
    }

    /// The files of a kind in some locales; if none of them has one, those of the source language.
    private func files(of kind: LocaleTable.Kind, in search: [LocaleTag]) -> [LocaleTable] {
      let found = search.compactMap { locales[$0] }.filter { $0.has(kind) }
      return found.isEmpty ? [locales[source]].compactMap { $0 } : found
    }
  }

  private let development: LocaleTag
  private let localizations: [LocaleTag]
  private let tables: [String: Table]

  /// The tables of a bundle.
  init(_ bundle: LocalizationBundle) {
    development = bundle.developmentLanguage
    // The interfaces' own texts are in the development language, even if it has no folder.
    localizations = Set(bundle.localizations + [bundle.developmentLanguage]).sorted()
    tables = Dictionary(
      bundle.tables.map { ($0.name, Table($0, development: bundle.developmentLanguage)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether there is a table with a name.
  func hasTable(_ name: String) -> Bool { tables[name] != nil }

  /// Whether a table has a key in any language.
  func hasKey(_ key: String, table name: String) -> Bool {
    tables[name]?.locales.values.contains { file in
      LocaleTable.Kind.allCases.contains { file.entry(of: key, kind: $0) != nil }
    } ?? false
  }

  /// The entry that a device shows for a key; nil if it shows the key or the interface's own text.
  func entry(of key: String, table name: String, locale: LocaleTag) -> LocaleTable.Match? {
    guard let table = tables[name] else { return nil }
    for (kind, file) in table.search(for: locale, among: { localizations(for: locale) }) {
      if let found = file.entry(of: key, kind: kind) { return found }
    }
    return nil
  }

  /// The source language's entry of a key.
  func sourceEntry(of key: String, table name: String) -> LocaleTable.Match? {
    guard let table = tables[name] else { return nil }
    return entry(of: key, table: name, locale: table.source)
      ?? LocaleTable.Kind.allCases.lazy.compactMap { table.locales[table.source]?.entry(of: key, kind: $0) }.first
  }

  /// The localizations in which a language is looked up: the chosen one and its parents.
  private func localizations(for locale: LocaleTag) -> [LocaleTag] {
    let chosen =
      LanguageMatcher.localization(for: locale, among: localizations, development: development) ?? development
    return [chosen] + chosen.parents
  }
}

/// The entries of one table in one locale by key, from all its files; the index is built on first use.
///
/// Plain and varying texts are separate, as in a bundle, where the former are in a `.strings` and the latter in a
/// `.stringsdict` file, and each file is looked up by itself (CoreFoundation, `CFBundle_Strings.c`).
final class LocaleTable: Sendable {
  /// An entry with its location and locale; not the whole file, as matches are copied often.
  struct Match: Sendable {
    /// The entry.
    var entry: StringsEntry
    /// Where it stands.
    var location: SourceLocation
    /// The locale of its file.
    var locale: LocaleTag
  }

  /// The two kinds of files that a bundle has for a table.
  enum Kind: CaseIterable, Sendable {
    /// `.stringsdict`, which takes precedence.
    case varying
    /// `.strings`.
    case plain
  }

  /// Entries by key: the position of the file, and that of the entry in it.
  private typealias Index = KeyDictionary<(file: Int, entry: Int)>

  private let files: [StringsFile]
  private let indexes = Guarded<[Kind: Index]?>(nil)

  /// The table in the files of one locale.
  init(_ files: [StringsFile]) { self.files = files }

  /// Whether there is a file of a kind; one that could not be read counts as an empty file.
  func has(_ kind: Kind) -> Bool {
    withIndex { $0[kind] != nil }
  }

  /// The entry of a key, the last one if a file has several; nil if there isn't one.
  func entry(of key: String, kind: Kind) -> Match? {
    guard let found = withIndex({ $0[kind]?[key] }) else { return nil }
    let entry = files[found.file].entries[found.entry]
    return Match(entry: entry, location: entry.location(in: files[found.file]), locale: files[found.file].locale)
  }

  private func withIndex<Result: Sendable>(_ body: ([Kind: Index]) -> Result) -> Result {
    indexes.withLock { known in
      let made = known ?? Self.index(files)
      known = made
      return body(made)
    }
  }

  /// The entries by kind and key; those of `Base.lproj` are used only if the language has no file of its own.
  private static func index(_ files: [StringsFile]) -> [Kind: Index] {
    var indexes: [Kind: Index] = [:]
    var isOwn: [Kind: Bool] = [:]
    for position in files.indices.filter({ !files[$0].isBase }) + files.indices.filter({ files[$0].isBase }) {
      let file = files[position]
      for (kind, entries) in index(file, at: position) where !file.isBase || isOwn[kind] != true {
        indexes[kind, default: [:]].merge(entries, uniquingKeysWith: { _, last in last })
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
  /// The kind of a file's format; nil for a String Catalog, which is compiled to both kinds.
  fileprivate init?(format: FileFormat) {
    switch format {
    case .stringsdict: self = .varying
    case .xcstrings, .xliff: return nil
    default: self = .plain
    }
  }
}

extension StringsEntry {
  /// Whether a bundle has a translation of the key: a String Catalog also lists keys that are not translated yet, and
  /// keys that are their own text.
  fileprivate var isTranslation: Bool { isImplied != true && (state != .new || !value.isEmpty) }
}
