import Localization
package import AuditModel

/// The development languages and localizations of a project.
package struct ProjectLanguages: Sendable {
  /// The development language of each bundle, by the bundle's path.
  package var development: [String: LocaleTag] = [:]
  /// The locales of all bundles and interfaces.
  package var present: Set<LocaleTag> = []

  /// No languages.
  package init() {}

  /// The languages of the tables and interfaces, including the targets of exchange documents.
  package init(of workspace: Workspace) {
    for bundle in workspace.catalog.bundles {
      development[bundle.path] = bundle.developmentLanguage
      present.insert(bundle.developmentLanguage)
      for table in bundle.tables { present.formUnion(table.files.map(\.locale)) }
    }
    present.formUnion(workspace.trees.compactMap { $0.locale ?? $0.developmentLanguage })
  }

  /// Whether the project has a locale or one of its parents (`en` for `en-GB`).
  package func serve(_ locale: LocaleTag) -> Bool {
    present.contains(locale) || !present.isDisjoint(with: locale.parents)
  }

  /// The locales for a person, in order.
  package var list: String {
    present.isEmpty ? "none" : present.sorted().map(\.identifier).joined(separator: ", ")
  }
}
