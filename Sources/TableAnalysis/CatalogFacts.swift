public import AuditModel

/// All that a catalog rule sees: what was read, what went wrong, and the tables compared with their references.
public struct CatalogFacts: Sendable {
  /// What went wrong while reading.
  public var diagnostics: [LoadingDiagnostic]
  /// The interfaces.
  public var trees: [InterfaceTree]
  /// The strings tables.
  public var tables: [TableFacts]
  /// The bundles, without their tables.
  public var bundles: [BundleFacts]
  /// The locales that the project has to have (`--required-locale`).
  public var requiredLocales: Set<LocaleTag>
  /// The locales to audit; empty is all.
  public var locales: Set<LocaleTag>

  /// The project's terms.
  public var glossary: Glossary

  /// The coverage by bundle, table and locale.
  public var coverage: [Coverage] { tables.flatMap { $0.locales.map(\.coverage) } }

  /// The facts of a workspace; its pseudo-locales are none of their business.
  public init(
    workspace: Workspace, requiredLocales: Set<LocaleTag> = [], locales: Set<LocaleTag> = [],
    glossary: Glossary = Glossary()
  ) {
    let builder = TableFactsBuilder(trees: workspace.trees)
    trees = workspace.trees
    diagnostics = workspace.diagnostics
    let catalog = workspace.catalog.withoutPseudoLocales
    tables = catalog.bundles.flatMap(builder.tables)
    bundles = catalog.bundles.map(BundleFacts.init)
    self.glossary = glossary
    self.requiredLocales = requiredLocales
    self.locales = locales
    guard !locales.isEmpty else { return }
    // A fault in the development language's file concerns every locale that is compared with it.
    let concerned = locales.union(workspace.catalog.bundles.map(\.developmentLanguage))
    diagnostics.removeAll { $0.locale.map { !concerned.contains($0) } ?? false }
    for index in tables.indices { tables[index].locales.removeAll { !locales.contains($0.locale) } }
  }
}
