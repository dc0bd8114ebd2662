import AuditModel
import RuleKit
import TableAnalysis
import Localization

/// The source ends with an ellipsis, and the translation has none.
///
/// ## What it reports
/// A translation without any ellipsis whose source ends with one. A warning for the title of a button, else a note.
///
/// ## Why it matters
/// On a button an ellipsis says that a choice or another view follows before anything happens.
///
/// ## Example
/// `"Delete…"` translated as `"Löschen"`: people will not dare to press it.
///
/// ## Known limits
/// Only buttons of interface files that were read are known as such. Thai and Lojban have no ellipsis.
///
/// ## Source
/// Human Interface Guidelines, Buttons and Menus; Weblate's `end_ellipsis`; 0.35 of 1,000 translations in public apps.
struct EllipsisLost: HygieneRule {
  static let name = "ellipsis-lost"
  static let severity = Severity.note

  /// An ellipsis that was lost.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.pair, Ellipsis.ends(source), !Ellipsis.isIn(text),
      !Self.languagesWithout.contains(unit.context.traits.language)
    else { return nil }
    return Problem("lacks the ellipsis at the end of the source", severity: unit.isButtonTitle ? .warning : nil)
  }

  /// Languages without an ellipsis (Weblate 5.14, `EndEllipsisCheck`).
  private static let languagesWithout: Set<String> = ["th", "jbo"]
}
