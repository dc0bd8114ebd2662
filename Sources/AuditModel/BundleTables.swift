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
  private let matching: any LanguageMatching
  private let tables: [String: Table]
  private let searches = Mutex<[LocaleTag: [LocaleTag]]>([:])

  /// The tables of a bundle and the way to choose among its localizations.
  init(_ bundle: LocalizationBundle, matching: any LanguageMatching) {
    development = bundle.developmentLanguage
    // The interfaces' own texts are the development language's, even where no folder is.
    localizations = Set(bundle.localizations + [bundle.developmentLanguage]).sorted()
    self.matching = matching
    tables = Dictionary(
      bundle.tables.map { ($0.name, Table($0, development: bundle.developmentLanguage)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether there is a table of a name.
  func hasTable(_ name: String) -> Bool { tables[name] != nil }

  /// The entry that a device shows for a key; nil where it shows the key or the interface's own text.
  func place(of key: String, table name: String, locale: LocaleTag) -> LocaleTable.Place? {
    guard let table = tables[name] else { return nil }
    let search = search(for: locale)
    for kind in LocaleTable.Kind.allCases {
      let files = table.files(of: kind, in: search)
      for file in files {
        if let found = file.place(of: key, kind: kind) { return found }
      }
    }
    return nil
  }

  /// The source language's entry of a key, whatever the locale.
  func sourcePlace(of key: String, table name: String) -> LocaleTable.Place? {
    guard let table = tables[name] else { return nil }
    return place(of: key, table: name, locale: table.source)
      ?? LocaleTable.Kind.allCases.lazy.compactMap { table.locales[table.source]?.place(of: key, kind: $0) }.first
  }

  /// The localizations that a language is looked up in: the chosen one, then what it inherits from.
  private func search(for locale: LocaleTag) -> [LocaleTag] {
    if let known = searches.withLock({ $0[locale] }) { return known }
    let chosen = matching.localization(for: locale, among: localizations, development: development) ?? development
    let made = [chosen] + chosen.parents
    searches.withLock { $0[locale] = made }
    return made
  }
}

extension LocalizationBundle {
  /// The locales that the bundle has files for, sorted; those of String Catalogs are among them.
  ///
  /// `Base.lproj` counts as the development language's.
  public var localizations: [LocaleTag] {
    Set(tables.lazy.flatMap(\.files).map(\.locale)).sorted()
  }
}
