import AuditModel

/// Which locales are audited.
struct LocaleSelection: Sendable {
  private let trees: TreeLocales
  private let requested: [LocaleTag]

  /// The locales of a catalog's bundles; `requested`, where it is not empty, leaves out all others.
  init(catalog: LocalizationCatalog, requested: [LocaleTag]) {
    self.requested = requested
    trees = TreeLocales(catalog)
  }

  /// The language of a tree's own texts.
  func developmentLanguage(of tree: InterfaceTree) -> LocaleTag { trees.developmentLanguage(of: tree) }

  /// The locales of a tree, its development language first; that alone where none of the requested is among them.
  func locales(of tree: InterfaceTree) -> [LocaleTag] {
    let all = trees.all(of: tree)
    guard !requested.isEmpty, tree.locale == nil else { return all }
    let chosen = all.filter { locale in requested.contains(locale) || requested.contains { locale.inherits(from: $0) } }
    return chosen.isEmpty ? Array(all.prefix(1)) : chosen
  }
}
