public import AuditModel

/// All that a catalog rule sees: what was read, what went wrong, and the coverage derived from it.
public struct CatalogFacts: Sendable {
  /// The strings tables.
  public var catalog: LocalizationCatalog
  /// The interfaces (for the object ids that a table's keys name).
  public var trees: [InterfaceTree]
  /// What went wrong while reading.
  public var diagnostics: [LoadingDiagnostic]
  /// The locales that the project has to have (`--required-locale`).
  public var requiredLocales: Set<LocaleTag>
  /// The coverage by bundle, table and locale.
  public var coverage: [Coverage]
}
