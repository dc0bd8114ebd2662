import AuditModel
import RuleKit
import TableAnalysis
import Utilities

/// A translation has different tags than its source.
///
/// ## What it reports
/// HTML or XML tags that only the source or only the translation has, and a tag inside a tag of the same name.
/// Severity: warning; note if the only difference is how many words are emphasized (`<b>`, `<i>`, `<u>`) and all tags
/// are closed, or how many tags there are of elements without content (`<br>`).
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
  static let comparesWithSource = true

  /// The problem with different tags.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.modelPair, source.hasAny(.angle) || text.hasAny(.angle) else { return nil }
    let comparison = TagComparison(source: source.string, translation: text.string)
    let (lost, added) = (comparison.lost, comparison.added)
    if lost.isEmpty, added.isEmpty {
      guard let name = MarkupTags(text.string).nested, MarkupTags(source.string).nested == nil else { return nil }
      return Problem("has <\(name)> inside <\(name)>; the first one is probably meant to close", reason: "nested")
    }
    return Problem(
      Self.difference(comparison, from: unit.reference),
      reason: added.isEmpty ? "lost" : lost.isEmpty ? "added" : "changed",
      severity: comparison.isBalancedEmphasis || comparison.isCountOfVoids ? .note : nil)
  }

  /// The tags that only one text has, then those of which one has more; an element's closing tags are not listed beside
  /// its others.
  private static func difference(_ comparison: TagComparison, from reference: String) -> String {
    let counted = comparison.recounted.filter { !comparison.isClosingOfRecounted($0.tag) }.map {
      "has \($0.tag) \(times($0.translation)), \(reference) \(times($0.source))"
    }
    let tags = Set(comparison.recounted.map(\.tag))
    let (lost, added) = (comparison.lost.filter { !tags.contains($0) }, comparison.added.filter { !tags.contains($0) })
    let kinds = lost.isEmpty && added.isEmpty ? [] : [difference(lost: lost, added: added, from: reference)]
    return (kinds + counted).joined(separator: "; ")
  }
}
