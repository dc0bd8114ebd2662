public import AuditModel

/// Finds strings by key as a bundle on a device does.
///
/// One localization is chosen per bundle; of a table the varying texts (`.stringsdict`) win over the plain ones; what a
/// regional variant lacks it takes from its parents (`en-GB` from `en`); a file that the localization lacks altogether is
/// the table's source language's. Exchange documents (XLIFF) show nothing.
public struct CatalogLookup: Sendable {
  private let bundles: [String: BundleTables]
  /// The bundles' paths, sorted.
  private let paths: [String]

  /// A lookup over all the tables of a catalog; each table is indexed when it is first asked for.
  public init(_ catalog: LocalizationCatalog) {
    let shown = catalog.bundles.filter { $0.isExchange != true }
    paths = Set(shown.map(\.path)).sorted()
    bundles = Dictionary(shown.map { ($0.path, BundleTables($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The text as `locale` shows it in a tree; nil where neither a table nor the file has words for it.
  ///
  /// A key that the tables lack in that locale shows the file's own text; where there is none, a device shows the bare
  /// key, and the source language's words stand for it here, since the key alone says nothing about the text to come.
  public func resolve(_ text: LocalizableText, in tree: InterfaceTree, locale: LocaleTag) -> ResolvedText? {
    let own = text.value.map { ResolvedText($0) }
    guard let key = text.key, !isOwnCopy(text, in: tree) else { return own }
    let candidates = candidates(for: tree)
    if let shown = candidates.lazy.compactMap({ $0.entry(of: key, table: text.tableName, locale: locale) }).first {
      return ResolvedText(shown, platform: tree.platform)
    }
    if let own { return own }
    if let source = candidates.lazy.compactMap({ $0.sourceEntry(of: key, table: text.tableName) }).first {
      return ResolvedText(source, platform: tree.platform)
    }
    var bare = ResolvedText(key)
    bare.isBareKey = !candidates.contains { $0.hasTable(text.tableName) }
    return bare
  }

  /// Whether a device shows the bare key of a text: it has no words of its own, and a table of its name was read that lacks the
  /// key in that locale.
  package func showsKey(of text: LocalizableText, in tree: InterfaceTree, locale: LocaleTag) -> Bool {
    guard let key = text.key, text.value == nil else { return false }
    let candidates = candidates(for: tree).filter { $0.hasTable(text.tableName) }
    return !candidates.isEmpty
      && candidates.allSatisfy { $0.entry(of: key, table: text.tableName, locale: locale) == nil }
  }

  /// Whether the text is in one language's own copy of the interface, which no table translates.
  private func isOwnCopy(_ text: LocalizableText, in tree: InterfaceTree) -> Bool {
    tree.locale != nil && text.value != nil && text.tableName == tree.table
  }

  /// A tree of a bundle has that bundle's tables; one that names no table may look anywhere.
  private func candidates(for tree: InterfaceTree) -> [BundleTables] {
    if let bundle = tree.bundle { return bundles[bundle].map { [$0] } ?? [] }
    return tree.table == nil ? paths.compactMap { bundles[$0] } : []
  }
}

extension ResolvedText {
  /// The texts of an entry with its location.
  fileprivate init(_ match: LocaleTable.Match, platform: Platform) {
    let texts = EntryTexts(match.entry, platform: platform)
    self.init(
      texts.all.first ?? match.entry.value, alternatives: Array(texts.all.dropFirst()),
      location: match.entry.location(in: match.file), locale: match.file.locale)
    narrowerVariants = texts.narrower
  }
}
