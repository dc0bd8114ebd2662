import Localization
package import AuditModel

/// The development languages and localizations of a project.
package struct ProjectLanguages: Sendable {
  /// The development language of each bundle, by the bundle's path.
  package var development: [String: LocaleTag] = [:]
  /// The locales of all bundles and interfaces.
  package var present: Set<LocaleTag> = []
  /// The localizations of each bundle that the app contains, sorted, by the bundle's path.
  package var bundles: [String: [LocaleTag]] = [:]

  /// No languages.
  package init() {}

  /// The languages of the tables and interfaces, including the targets of exchange documents.
  package init(of workspace: Workspace) {
    let locales = ProjectLocales(of: workspace)
    for bundle in workspace.catalog.bundles {
      if bundle.isShipped, bundle.hasTexts { bundles[bundle.path] = locales.locales(of: bundle) }
      development[bundle.path] = bundle.developmentLanguage
      present.insert(bundle.developmentLanguage)
      for table in bundle.tables { present.formUnion(table.files.map(\.locale)) }
    }
    present.formUnion(workspace.trees.compactMap { $0.locale ?? $0.developmentLanguage })
  }

  /// Whether a device shows the project in a locale, or in one of the same language and script (`zh-Hans` for `zh`).
  package func serve(_ locale: LocaleTag) -> Bool {
    LanguageMatcher.match(locale, among: present.sorted()) != nil
  }

  /// The project's locales in which a language is shown; empty if there are none.
  package func shown(for language: LocaleTag) -> [LocaleTag] {
    LocaleSelection.shown(for: language, among: present.sorted())
  }

  /// The paths of the bundles that a device shows in another language than a locale's, sorted.
  package func bundles(withoutServing locale: LocaleTag) -> [String] {
    bundles.filter { LanguageMatcher.match(locale, among: $0.value) == nil }.keys.sorted()
  }

  /// The locales for a person, in order.
  package var list: String {
    present.isEmpty ? "none" : present.sorted().map(\.identifier).joined(separator: ", ")
  }
}

extension LocalizationBundle {
  /// Whether a table of the bundle has a key.
  fileprivate var hasTexts: Bool { tables.contains { $0.files.contains { !$0.entries.isEmpty } } }
}
