import AuditModel
import RuleKit
import TableAnalysis

/// A text uses three periods instead of an ellipsis character.
///
/// ## What it reports
/// `...` in a text of the development language, and in a translation whose source has `…` or no ellipsis. Severity:
/// note.
///
/// ## Why it matters
/// On Apple's platforms the ellipsis is one character: it is narrower, is never broken over two lines, and VoiceOver
/// recognizes it.
///
/// ## Example
/// `"Export…"` translated as `"Exporter..."`.
///
/// ## Known limits
/// A translation that has `...` like its source is not reported; nor are ranges (`1...5`) and paths (`.../Library`).
///
/// ## Source
/// Human Interface Guidelines, Menus: "use the ellipsis character"; Weblate's `ellipsis`.
struct EllipsisStyle: HygieneRule {
  static let name = "ellipsis-style"
  static let severity = Severity.note
  static let reportsOncePerTable = true

  /// The problem with periods instead of an ellipsis.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.text.hasAny(.fullStop), unit.source != nil || unit.context.isSource, Ellipsis.hasDots(unit.text) else {
      return nil
    }
    guard let source = unit.source else {
      return Problem("has three periods instead of an ellipsis; use \"…\"")
    }
    guard !Ellipsis.hasDots(source) else { return nil }
    return Problem(
      Ellipsis.isIn(source)
        ? "has three periods; the source has \"…\"" : "has three periods, but the source has no ellipsis; use \"…\"")
  }
}
