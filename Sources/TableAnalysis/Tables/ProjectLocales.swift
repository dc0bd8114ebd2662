package import AuditModel
import Localization

/// The locales in which a project is shipped, and thus the ones in which each of its bundles needs a translation.
///
/// An app shows all its bundles in one language. A bundle without it is shown in the nearest localization that it has,
/// if that is of the same language and script, and otherwise in its development language. Exchange documents are not
/// shipped; bundles of tests and previews, and those that other projects made, are compared only in their own locales.
package struct ProjectLocales: Sendable {
  /// A locale in which a bundle is compared.
  struct Charge: Sendable {
    /// The locale.
    var locale: LocaleTag
    /// The folder's name without extension: the bundle's own, otherwise that of another bundle.
    var folder: String
    /// The localization that a device shows instead, if the bundle does not have the locale.
    var substitute: LocaleTag?
  }

  /// The name of a folder of each locale.
  private var shipped: [LocaleTag: String] = [:]
  /// The locales of interfaces, by the bundle's path.
  private let interfaces: [String: Set<LocaleTag>]

  /// The locales of all bundles that are shipped, and those that are required but served by none of them.
  package init(of workspace: Workspace, required: Set<LocaleTag> = []) {
    interfaces = Dictionary(
      workspace.trees.compactMap { tree in tree.bundle.map { ($0, Set([tree.locale].compactMap { $0 })) } }
    ) { $0.union($1) }
    for bundle in workspace.catalog.bundles where bundle.isShipped {
      let foreign = bundle.languagesOfLibrary ?? []
      shipped.merge(bundle.folders.filter { !foreign.contains($0.key) }) { first, _ in first }
      for locale in locales(of: bundle) where shipped[locale] == nil && !foreign.contains(locale) {
        shipped[locale] = locale.identifier
      }
    }
    let present = all
    for locale in required where LanguageMatcher.match(locale, among: present) == nil {
      shipped[locale] = locale.identifier
    }
  }

  /// The locales, sorted.
  package var all: [LocaleTag] { shipped.keys.sorted() }

  /// The locales that a bundle has, including its own language and those of its interfaces, sorted.
  package func locales(of bundle: LocalizationBundle) -> [LocaleTag] {
    Set(bundle.localizations).union([bundle.developmentLanguage]).union(interfaces[bundle.path] ?? []).sorted()
  }

  /// The locales in which a bundle is compared, sorted: its own and, if it is shipped and not independent, those of the other bundles.
  func charges(of bundle: LocalizationBundle) -> [Charge] {
    let own = bundle.folders
    let present = locales(of: bundle)
    let needsOthers = bundle.isShipped && bundle.isIndependent != true
    let others = needsOthers ? shipped.filter { own[$0.key] == nil } : [:]
    let charges =
      own.map { Charge(locale: $0.key, folder: $0.value) }
      + others.map { locale, folder in
        Charge(locale: locale, folder: folder, substitute: LanguageMatcher.match(locale, among: present))
      }
    return charges.sorted { $0.locale < $1.locale }
  }
}

extension LocalizationBundle {
  /// The locales for which the bundle has a table, each with the name of its folder.
  fileprivate var folders: [LocaleTag: String] {
    let files = tables.flatMap(\.files).sorted { ($0.rankOfFolder, $0.folder) < ($1.rankOfFolder, $1.folder) }
    return Dictionary(files.map { ($0.locale, $0.folder) }, uniquingKeysWith: { first, _ in first })
  }
}

extension StringsFile {
  /// The order in which files name the folder of a locale: its own, `Base`, none.
  fileprivate var rankOfFolder: Int { folder.isEmpty ? 2 : isBase ? 1 : 0 }
}
