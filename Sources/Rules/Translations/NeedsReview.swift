import AuditModel
import RuleKit
import TableAnalysis

/// A translation is marked for review.
///
/// ## What it reports
/// Each table of a String Catalog or XLIFF document that has, in some locale, keys in the state `needs_review` (in XLIFF
/// also `needs-review-…` and `approved="no"`): how many, with a place for each. Severity: note;
/// `rules: {needs-review: error}` makes it fail the audit.
///
/// ## Why it matters
/// Xcode sets the state when the source text has changed. The translation may still have the old meaning.
///
/// ## Example
/// `"fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Annuler" } }`.
///
/// ## Known limits
/// The app shows the text all the same, so coverage counts it both as translated and as needing review.
///
/// ## Source
/// Xcode, String Catalogs; XLIFF 1.2, 2.4 (state); localelint, needs-review.
struct NeedsReview: CatalogRule {
  static let name = "needs-review"
  static let severity = Severity.note

  /// From how many keys on those of a table are one finding.
  private static let several = 2

  /// The keys that every locale has marked for review.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table in
      let marked = table.locales.flatMap { locale in
        table.entries(of: locale.needsReview, in: locale).map { found in
          found.stateFinding(
            rule: Self.self, state: .needsReview, message: "is marked for review in \(locale.locale)", table: table)
        }
      }
      return marked.joined(
        from: Self.several, in: table,
        saying: "have translations that are marked for review (table \(table.table.name))")
    }
  }
}
