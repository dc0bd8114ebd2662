import AuditModel
import RuleKit
import TableAnalysis

/// A translation is marked to be looked at again.
///
/// ## What it reports
/// Each key and locale of a String Catalog or XLIFF document in the state `needs_review` (XLIFF's `needs-review-…` and
/// `approved="no"` too), at the first such text. A note; `rules: {needs-review: error}` makes a gate of it.
///
/// ## Why it matters
/// Xcode sets the state when the source text has changed: the translation may say what the app said before.
///
/// ## Example
/// `"fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Annuler" } }`.
///
/// ## Known limits
/// The text is shown all the same, so the coverage counts it as translated, and beside that as to be reviewed.
///
/// ## Source
/// Xcode, String Catalogs; XLIFF 1.2, 2.4 (state); localelint, needs-review.
struct NeedsReview: CatalogRule {
  static let name = "needs-review"
  static let severity = Severity.note

  /// The keys to review of every locale.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table in
      table.locales.flatMap { locale in
        table.entries(of: locale.needsReview, in: locale).map { found in
          found.stateFinding(
            rule: Self.self, state: .needsReview, message: "is marked for review in \(locale.locale)", table: table)
        }
      }
    }
  }
}
