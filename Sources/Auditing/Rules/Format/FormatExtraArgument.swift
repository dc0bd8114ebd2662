public import AuditModel

/// A translation takes an argument that its source does not have.
///
/// ## What it reports
/// Each specifier whose position is beyond the source's arguments.
///
/// ## Why it matters
/// The app passes no such argument: what is printed is whatever lies in memory there, or the app crashes.
///
/// ## Example
/// English `Delete %@`, German `%@ aus %@ löschen`.
///
/// ## Known limits
/// A source without any specifier is taken for plain text. A per cent sign before a word (`50 % des`) is prose.
///
/// ## Source
/// CoreFoundation, `CFString.c`; locheck, `string_has_extra_arguments`.
public struct FormatExtraArgument: CatalogRule {
  public static let name = "format-extra-argument"
  public static let severity = Severity.error

  /// The rule.
  public init() {}

  /// The translations that take more than their source.
  public func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table in
      FormatComparison.all(in: table).compactMap { comparison in
        let source = comparison.source.arguments
        let extra = comparison.target.arguments.filter { source[$0.key] == nil }.sorted { $0.key < $1.key }
        guard !extra.isEmpty else { return nil }
        let texts = extra.map { "\($0.value.text) (argument \($0.key))" }.joined(separator: ", ")
        return comparison.finding(
          rule: Self.name, severity: Self.severity, table: table,
          message: "\"\(comparison.entry.key)\" takes \(texts), which the source does not have")
      }
    }
  }
}
