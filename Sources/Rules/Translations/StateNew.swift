package import AuditModel
import RuleKit
package import TableAnalysis

/// A key has not been translated yet: its state is "new".
///
/// ## What it reports
/// Each key and locale of a String Catalog or XLIFF document in the state `new` (in XLIFF also `needs-translation`), at
/// the first such text. Severity: note; `rules: {state-new: error}` makes it fail the audit. The source language is
/// ignored, because Xcode writes that state for its texts as well.
///
/// ## Why it matters
/// The value is usually a copy of the source text. `fitspoken coverage` counts it as not translated.
///
/// ## Example
/// `"de" : { "stringUnit" : { "state" : "new", "value" : "Retry" } }`.
///
/// ## Known limits
/// Coverage also counts a plural with a missing form as new; `plural-missing-category` reports it. Formats without
/// states (`.strings`, `.stringsdict`) are not checked.
///
/// ## Source
/// Xcode, String Catalogs; XLIFF 1.2, 2.4 (state); localelint, needs-translation.
package struct StateNew: CatalogRule {
  package static let name = "state-new"
  package static let severity = Severity.note

  /// The rule.
  package init() {}

  /// The new keys of every locale.
  package func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table in
      table.locales.filter { $0.locale != table.developmentLanguage }.flatMap { locale in
        table.entries(of: locale.new, in: locale).filter { $0.entry.state == .new }.map { found in
          found.stateFinding(
            rule: Self.self, state: .new, message: "is not translated in \(locale.locale) yet (state \"new\")",
            table: table)
        }
      }
    }
  }
}
