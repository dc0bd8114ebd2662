/// The locales in which interfaces are shown: one answer for those who measure and those who listen.
public struct TreeLocales: Sendable {
  private struct Bundle: Sendable {
    var development: LocaleTag
    var locales: Set<LocaleTag>
  }

  private let bundles: [String: Bundle]
  private let paths: [String]

  /// The locales that a catalog's bundles have tables for.
  public init(_ catalog: LocalizationCatalog) {
    paths = catalog.bundles.map(\.path)
    bundles = Dictionary(
      catalog.bundles.map { bundle in
        let locales = bundle.tables.flatMap(\.files).filter { !$0.isBase }.map(\.locale)
        return (bundle.path, Bundle(development: bundle.developmentLanguage, locales: Set(locales)))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The language of an interface's own texts; English where nothing tells.
  public func developmentLanguage(of tree: InterfaceTree) -> LocaleTag {
    tree.locale ?? tree.developmentLanguage ?? candidates(for: tree).first?.development ?? .english
  }

  /// The language of the interface's own texts, then those of its translations, sorted; one language's copy has only that.
  public func all(of tree: InterfaceTree) -> [LocaleTag] {
    let development = developmentLanguage(of: tree)
    guard tree.locale == nil else { return [development] }
    let translations = candidates(for: tree).reduce(into: Set<LocaleTag>()) { $0.formUnion($1.locales) }
    return [development] + translations.subtracting([development]).sorted()
  }

  /// A tree of a bundle has that bundle's tables; one that names no table may look anywhere.
  private func candidates(for tree: InterfaceTree) -> [Bundle] {
    if let bundle = tree.bundle { return bundles[bundle].map { [$0] } ?? [] }
    return tree.table == nil ? paths.compactMap { bundles[$0] } : []
  }
}
