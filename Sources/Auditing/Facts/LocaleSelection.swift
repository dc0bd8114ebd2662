import AuditModel

/// Which locales are audited.
struct LocaleSelection: Sendable {
  /// The language of an interface that does not name one.
  static let assumedDevelopmentLanguage = LocaleTag.english

  private let bundles: [String: [LocaleTag]]
  private let requested: [LocaleTag]

  /// The locales of a catalog's bundles; `requested`, where it is not empty, leaves out all others.
  init(catalog: LocalizationCatalog, requested: [LocaleTag]) {
    self.requested = requested
    bundles = Dictionary(
      catalog.bundles.map { bundle in
        (bundle.path, Set(bundle.tables.flatMap(\.files).filter { !$0.isBase }.map(\.locale)).sorted())
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The locales of a tree, its development language first.
  func locales(of tree: InterfaceTree) -> [LocaleTag] {
    if let own = tree.locale { return [own] }
    let development = tree.developmentLanguage ?? Self.assumedDevelopmentLanguage
    let all = [development] + available(to: tree).filter { $0 != development }
    guard !requested.isEmpty else { return all }
    let chosen = all.filter { locale in requested.contains(locale) || requested.contains { locale.inherits(from: $0) } }
    return chosen.isEmpty ? [development] : chosen
  }

  /// A tree of a bundle has the bundle's locales; a tree that names no table may look anywhere.
  private func available(to tree: InterfaceTree) -> [LocaleTag] {
    if let bundle = tree.bundle { return bundles[bundle] ?? [] }
    return tree.table == nil ? Set(bundles.values.joined()).sorted() : []
  }
}
