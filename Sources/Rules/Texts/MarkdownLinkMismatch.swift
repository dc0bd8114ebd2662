import AuditModel
import RuleKit
import TableAnalysis

/// A translation has a different number of Markdown links than its source, or a broken link.
///
/// ## What it reports
/// A number of `[text](address)` that differs from the source's, whitespace between the two parts, and an empty address.
/// Severity: warning.
///
/// ## Why it matters
/// The link does not work, and the brackets and the address are visible.
///
/// ## Example
/// `"Read the [terms](https://example.com)"` translated as `"Lies die [Bedingungen] (https://example.com)"`.
///
/// ## Known limits
/// Addresses are not compared: each language may have its own page. Grammar markup such as `^[text](inflect: true)` is
/// not a link.
///
/// ## Source
/// CommonMark, Links; Weblate's `md-link`.
struct MarkdownLinkMismatch: HygieneRule {
  static let name = "markdown-link-mismatch"
  static let severity = Severity.warning
  static let comparesWithSource = true

  /// The problem with different links.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.modelPair, source.hasAny(.bracket) || text.hasAny(.bracket),
      source.hasAny(.parenthesis) || text.hasAny(.parenthesis)
    else { return nil }
    let (expected, found) = (MarkdownLinks(source.string), MarkdownLinks(text.string))
    if found.hasGap, found.count < expected.count {
      return Problem("has a space between \"]\" and \"(\", so it is not a link", reason: "space")
    }
    if found.hasEmptyAddress, !expected.hasEmptyAddress {
      return Problem("has a link without an address; the links of \(unit.reference) have one", reason: "empty")
    }
    guard expected.count != found.count else { return nil }
    return Problem(
      "has \(found.count) Markdown link\(found.count == 1 ? "" : "s"); \(unit.reference) has \(expected.count)")
  }
}
