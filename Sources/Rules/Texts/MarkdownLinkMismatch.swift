import AuditModel
import RuleKit
import TableAnalysis

/// A translation has more or fewer Markdown links than its source, or a broken one.
///
/// ## What it reports
/// A number of `[text](address)` that differs from the source's, and white space between the two parts. A warning.
///
/// ## Why it matters
/// The link is gone, and brackets and address are shown as they are.
///
/// ## Example
/// `"Read the [terms](https://example.com)"` translated as `"Lies die [Bedingungen] (https://example.com)"`.
///
/// ## Known limits
/// Addresses are not compared: each language may have a page of its own. Grammar markup such as `^[text](inflect: true)` is
/// no link.
///
/// ## Source
/// CommonMark, Links; Weblate's `md-link`; 0.04 of 1,000 translations in public apps, all true.
struct MarkdownLinkMismatch: HygieneRule {
  static let name = "markdown-link-mismatch"
  static let severity = Severity.warning

  /// Links that differ.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.pair, source.hasAny(.bracket) || text.hasAny(.bracket),
      source.hasAny(.parenthesis) || text.hasAny(.parenthesis)
    else { return nil }
    let (expected, found) = (MarkdownLinks(source.string), MarkdownLinks(text.string))
    if found.hasGap, found.count < expected.count {
      return Problem("has a space between \"]\" and \"(\", so that it is no link", reason: "space")
    }
    guard expected.count != found.count else { return nil }
    return Problem("has \(found.count) Markdown link\(found.count == 1 ? "" : "s"), the source has \(expected.count)")
  }
}
