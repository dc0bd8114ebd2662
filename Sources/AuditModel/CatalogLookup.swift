/// A text as one locale shows it.
public struct ResolvedText: Sendable, Hashable {
  /// The words.
  public var string: String
  /// Where they stand: the strings entry; nil where they are the interface file's own.
  public var location: SourceLocation?
  /// The locale whose table they come from; nil where they are the interface file's own.
  public var locale: LocaleTag?
  /// Whether the words are the bare key, because no table of its name was read: the true words are not known.
  public var isBareKey = false

  /// A text from a table or from the interface file itself.
  public init(_ string: String, location: SourceLocation? = nil, locale: LocaleTag? = nil) {
    self.string = string
    self.location = location
    self.locale = locale
  }
}

/// Finds strings by key as a bundle does: the locale's table, its parents', then the development language's.
public struct CatalogLookup: Sendable {
  private struct Place: Hashable {
    var bundle: String
    var table: String
    var locale: LocaleTag
  }

  private struct TableName: Hashable {
    var bundle: String
    var table: String
  }

  private var tables: Set<TableName> = []
  private var entries: [Place: [String: Int]] = [:]
  private var files: [Place: StringsFile] = [:]
  private var developmentLanguages: [String: LocaleTag] = [:]
  /// The bundles' paths, sorted.
  private let bundles: [String]

  /// An index over all the tables of a catalog; of a key that stands twice in a file the last entry counts.
  public init(_ catalog: LocalizationCatalog) {
    bundles = Set(catalog.bundles.map(\.path)).sorted()
    for bundle in catalog.bundles {
      developmentLanguages[bundle.path] = bundle.developmentLanguage
      for table in bundle.tables { index(table, of: bundle) }
    }
  }

  /// The text as `locale` shows it in a tree; nil where neither a table nor the file has words for it.
  public func resolve(_ text: LocalizableText, in tree: InterfaceTree, locale: LocaleTag) -> ResolvedText? {
    let own = text.value.map { ResolvedText($0) }
    guard let key = text.key else { return own }
    let candidates = tree.bundle.map { [$0] } ?? (tree.table == nil ? bundles : [])
    for bundle in candidates {
      if let found = value(for: key, table: text.tableName, bundle: bundle, locale: locale) {
        return found
      }
    }
    if let own { return own }
    var bare = ResolvedText(key)
    bare.isBareKey = !candidates.contains { tables.contains(TableName(bundle: $0, table: text.tableName)) }
    return bare
  }

  /// The value of a key, by the locale, its parents, then the development language; nil where none has it.
  public func value(for key: String, table: String, bundle: String, locale: LocaleTag) -> ResolvedText? {
    guard let development = developmentLanguages[bundle] else { return nil }
    for candidate in [locale] + locale.parents + [development] {
      if let found = exactValue(for: key, in: Place(bundle: bundle, table: table, locale: candidate)) { return found }
    }
    return nil
  }

  private func exactValue(for key: String, in place: Place) -> ResolvedText? {
    guard let position = entries[place]?[key], let file = files[place] else { return nil }
    let entry = file.entries[position]
    return ResolvedText(entry.value, location: entry.location(in: file), locale: file.locale)
  }

  private mutating func index(_ table: LocalizationTable, of bundle: LocalizationBundle) {
    tables.insert(TableName(bundle: bundle.path, table: table.name))
    // `Base` first, so that the development language's own folder replaces it.
    for file in table.files.sorted(by: { $0.isBase && !$1.isBase }) where !file.isRejected {
      let place = Place(bundle: bundle.path, table: table.name, locale: file.locale)
      files[place] = file
      var byKey: [String: Int] = [:]
      for (position, entry) in file.entries.enumerated() where entry.isLost != true && entry.isImplied != true {
        byKey[entry.key] = position
      }
      entries[place] = byKey
    }
  }
}
