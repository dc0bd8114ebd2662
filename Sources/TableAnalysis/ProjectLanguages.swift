import Localization
package import AuditModel

/// The development languages and localizations of a project.
package struct ProjectLanguages: Sendable {
  /// The development language of each bundle, by the bundle's path.
  package var development: [String: LocaleTag] = [:]
  /// The locales of the bundles that an app contains, of all bundles if there is none, and of interfaces.
  package var present: Set<LocaleTag> = []
  /// The localizations of each bundle that the app contains, sorted, by the bundle's path.
  package var bundles: [String: [LocaleTag]] = [:]

  /// The locales of files that no target builds.
  private var unbuilt: Set<LocaleTag> = []

  /// No languages.
  package init() {}

  /// The languages of a workspace; those of exchange documents are present if nothing else was read.
  package init(of workspace: Workspace) {
    let locales = ProjectLocales(of: workspace)
    let shipped = workspace.catalog.bundles.filter(\.isShipped)
    for bundle in shipped where bundle.hasTexts { bundles[bundle.path] = locales.locales(of: bundle) }
    for bundle in workspace.catalog.bundles { development[bundle.path] = bundle.developmentLanguage }
    for bundle in shipped.isEmpty ? workspace.catalog.bundles : shipped {
      present.formUnion([bundle.developmentLanguage] + bundle.localizations)
    }
    unbuilt = Set(workspace.catalog.bundles.flatMap(\.tables).flatMap { $0.unbuilt ?? [] }.map(\.locale))
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

  /// Why a locale cannot be asked for.
  package func refusal(of locale: LocaleTag) -> String {
    let reason = unbuilt.contains(locale) ? ", since no target builds its files" : ""
    return "the project has no locale '\(locale)'\(reason); it has \(list)"
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
