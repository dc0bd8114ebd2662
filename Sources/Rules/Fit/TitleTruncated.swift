import AuditModel
import RuleKit
import ScreenAnalysis

/// A title is truncated because it is wider than its control.
///
/// ## What it reports
/// A title that does not fit its available width and ends in an ellipsis, or after a word or character: a button's
/// title (in any state) or subtitle, the title of a segment, a tab or a screen, the widest item of a pop-up button, or
/// the widest form of a plural. If constraints decide the frame, also a label's text and a field's placeholder.
///
/// Severity: error at the default content size category and below, warning up to the largest ordinary size, note at the
/// accessibility sizes; for a label or placeholder at most a warning. One finding per title and locale, at the first
/// size with the highest severity; the other sizes and devices are listed. The evidence says what would fit: the width
/// in points (`budget`) and the approximate number of characters (`budgetCharacters`), the number of lines for the
/// whole title (`linesToFit`) with the additional height, and the first size that fails (`firstFailingContentSize`).
///
/// Needs review if the control is hidden or has a custom class, the title has an argument without a declared sample
/// (`samples`), the text has an outlet and no translation, so that code may set another, or the width is that of the
/// canvas of a view or cell in a file of its own.
///
/// Skipped, and counted in the report: controls that may grow, widths that constraints leave open (unless not even the
/// largest is enough) or that rely on an estimate such as that of bars (Documentation/measuring.md), overruns within the
/// measurement tolerance, titles with the line break mode "word wrap" in a class of the app, and texts that designers write
/// only to show where code sets another.
///
/// ## Why it matters
/// A truncated title hides what the button does, and nobody on the team notices unless they read that language.
///
/// ## Example
/// A button 60 pt wide whose German title "Einstellungen" needs 101.8 pt at 17 pt: `Ein…en`.
///
/// ## Known limits
/// The available width is the solved frame for that language, device and content size category, minus insets and image.
/// If the solver cannot decide the frame, the frame recorded by Interface Builder is used (`basis` says which). In
/// SwiftUI it is what the views around offer to the text; a range of widths, of which some suffice and some do not, is
/// skipped. A SwiftUI view is assumed to have the width of the display unless another one is known to show it. Titles with
/// a narrower variant that fits are reported by `width-variant-unused`. Titles set in code are not seen.
///
/// ## Source
/// Human Interface Guidelines, Buttons; UIKit, `NSLineBreakMode`; the audit type `textClipped` of Apple's own audit.
struct TitleTruncated: ScreenRule {
  static let name = "title-truncated"
  static let severity = Severity.error

  private let overrun = TitleOverrun(
    rule: Self.self,
    isProblem: { fit, _, _ in
      guard case .truncates = fit.measurement.verdict else { return false }
      return fit.fittingVariant == nil
    },
    whatHappens: { fit, _, _ in "is truncated to \"\(fit.measurement.visibleText)\": \(fit.need)" },
    judgesTexts: true)

  /// The titles that are truncated.
  func findings(on screen: ScreenFacts) -> [Finding] { overrun.findings(on: screen) }
}
