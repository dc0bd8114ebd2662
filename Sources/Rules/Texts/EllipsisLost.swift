import AuditModel
import RuleKit
import TableAnalysis
import Localization

/// The source ends with an ellipsis, but the translation has none.
///
/// ## What it reports
/// A translation without an ellipsis whose source ends with one. Severity: warning for the title of a button, otherwise
/// note.
///
/// ## Why it matters
/// On a button, an ellipsis indicates that a choice or another view follows before anything happens.
///
/// ## Example
/// `"Delete…"` translated as `"Löschen"`: users will hesitate to press the button.
///
/// ## Known limits
/// Only texts of interface files that were read are known to be button titles. Thai and Lojban do not use an ellipsis.
///
/// ## Source
/// Human Interface Guidelines, Buttons and Menus; Weblate's `end_ellipsis`.
struct EllipsisLost: HygieneRule {
  static let name = "ellipsis-lost"
  static let severity = Severity.note
  static let comparesWithSource = true

  /// The problem with a missing ellipsis.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.pair, Ellipsis.ends(source), !Ellipsis.isIn(text),
      !Self.languagesWithout.contains(unit.context.traits.language)
    else { return nil }
    return Problem("has no ellipsis; the source ends with one", severity: unit.isButtonTitle ? .warning : nil)
  }

  /// Languages without an ellipsis (Weblate 5.14, `EndEllipsisCheck`).
  private static let languagesWithout: Set<String> = ["th", "jbo"]
}
