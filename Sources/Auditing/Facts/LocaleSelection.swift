import AuditModel
import Localization

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

  /// The locales of a tree that the requested languages are shown in, its development language first.
  func locales(of tree: InterfaceTree) -> [LocaleTag] {
    trees.shown(for: requested, of: tree, matching: LanguageMatcher())
  }

  /// The requested languages with the localizations that the bundles show for them; empty where all are audited.
  static func localizations(for requested: [LocaleTag], in catalog: LocalizationCatalog) -> Set<LocaleTag> {
    let shown = catalog.bundles.filter { $0.isExchange != true }.map(\.localizations)
    return requested.reduce(into: Set(requested)) { all, language in
      for locales in shown {
        all.formUnion(TreeLocales.shown(for: language, among: locales, matching: LanguageMatcher()))
      }
    }
  }
}
