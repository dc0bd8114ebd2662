import Localization
package import AuditModel

/// The development languages and localizations of a project.
package struct ProjectLanguages: Sendable {
  /// The development language of each bundle, by the bundle's path.
  package private(set) var development: [String: LocaleTag] = [:]
  /// The locales of the app's bundles (of all bundles if none of them is the app's), exchange documents and interfaces, sorted.
  package private(set) var present: [LocaleTag] = []
  /// The sorted locales of each of the app's bundles, by the bundle's path.
  package private(set) var bundles: [String: [LocaleTag]] = [:]

  /// The locales of files that no target builds.
  private var unbuilt: Set<LocaleTag> = []

  /// Languages by themselves.
  package init(development: [String: LocaleTag] = [:], present: [LocaleTag] = []) {
    self.development = development
    self.present = present.sorted()
  }

  /// The languages of a workspace.
  package init(of workspace: Workspace) {
    let (locales, all) = (ProjectLocales(of: workspace), workspace.catalog.bundles)
    for bundle in all { development[bundle.path] = bundle.developmentLanguage }
    for bundle in all where bundle.isShipped && bundle.hasTexts { bundles[bundle.path] = locales.locales(of: bundle) }
    let audited = all.filter { $0.isShipped || $0.isExchange == true }
    let ofBundles = (audited.isEmpty ? all : audited).flatMap { [$0.developmentLanguage] + $0.shippedLocalizations }
    present = Set(ofBundles + workspace.trees.compactMap { $0.locale ?? $0.developmentLanguage }).sorted()
    unbuilt = Set(all.flatMap(\.tables).flatMap { $0.unbuilt ?? [] }.map(\.locale))
  }

  /// Whether a device shows the project in a locale, or in one of the same language and script (`zh-Hans` for `zh`).
  package func serve(_ locale: LocaleTag) -> Bool {
    LanguageMatcher.match(locale, among: present) != nil
  }

  /// The project's locales in which a language is shown; empty if it has no locales.
  package func shown(for language: LocaleTag) -> [LocaleTag] {
    LocaleSelection.shown(for: language, among: present)
  }

  /// The paths of the bundles that a device shows in another language than a locale's, sorted.
  package func bundles(withoutServing locale: LocaleTag) -> [String] {
    bundles.filter { LanguageMatcher.match(locale, among: $0.value) == nil }.keys.sorted()
  }

  /// Why a locale cannot be asked for.
  package func refusal(of locale: LocaleTag) -> String {
    let isUnbuilt = !LocaleSelection.shown(for: locale, among: unbuilt.sorted()).isEmpty
    let reason = isUnbuilt ? ", since its files do not reach users" : ""
    return "the project has no locale '\(locale)'\(reason); it has \(list)"
  }

  /// The locales for a person, in order.
  package var list: String {
    present.isEmpty ? "none" : present.map(\.identifier).joined(separator: ", ")
  }
}

extension LocalizationBundle {
  /// Whether a table of the bundle has a key.
  fileprivate var hasTexts: Bool { tables.contains { $0.files.contains { !$0.entries.isEmpty } } }
}
