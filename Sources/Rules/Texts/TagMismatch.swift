import AuditModel
import RuleKit
import TableAnalysis

/// A translation has different tags than its source.
///
/// ## What it reports
/// HTML or XML tags that only the source or only the translation has. Severity: warning.
///
/// ## Why it matters
/// A text that is shown as HTML loses its links or emphasis, or stays bold to the end of the page.
///
/// ## Example
/// `"<b>Never</b> share it"` translated as `"Teile es <b>nie<b>"`.
///
/// ## Known limits
/// Only closing tags, tags that are closed, and HTML tags count: `<None>` and `<key>` are words. Order and attributes
/// are not compared.
///
/// ## Source
/// WHATWG HTML, the elements; Weblate's `xml-tags`.
struct TagMismatch: HygieneRule {
  static let name = "tag-mismatch"
  static let severity = Severity.warning

  /// The problem with different tags.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.pair, source.hasAny(.angle) || text.hasAny(.angle) else { return nil }
    let comparison = TagComparison(source: source.string, translation: text.string)
    let (lost, added) = (comparison.lost, comparison.added)
    if lost.isEmpty, added.isEmpty { return nil }
    return Problem(
      Self.difference(lost: lost, added: added), reason: added.isEmpty ? "lost" : lost.isEmpty ? "added" : "changed")
  }
}
