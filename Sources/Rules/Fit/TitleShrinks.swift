import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A title only fits because its font shrinks.
///
/// ## What it reports
/// A title that fits because its control lets the font shrink (`adjustsFontSizeToFitWidth`, `minimumScaleFactor`), in a
/// locale and at a content size category. Severity: warning if, at an ordinary content size category, it becomes
/// smaller than the platform's smallest text (11 pt on iOS); otherwise note.
///
/// ## Why it matters
/// Adjacent buttons with letters of different sizes look like a mistake. People who need large text get small text in
/// the one language that is too long.
///
/// ## Example
/// `"Benachrichtigungen verwalten"` at 15 pt in 120 pt with a minimum scale factor of 0.5: shown at 53%, 8 pt.
///
/// ## Known limits
/// The limits of `title-truncated` apply. Shrinking is only computed for titles on one line.
///
/// ## Source
/// UIKit, `UILabel.minimumScaleFactor`; Human Interface Guidelines, Typography (smallest text of each platform).
struct TitleShrinks: ScreenRule {
  static let name = "title-shrinks"
  static let severity = Severity.note

  private let overrun = TitleOverrun(
    rule: Self.self,
    isProblem: { fit, _, _ in if case .shrinks = fit.measurement.verdict { true } else { false } },
    severity: { fit, screen in
      let smallest = DynamicTypeTable.smallestText(on: screen.tree.platform).value
      let isTooSmall = fit.measurement.pointSize * fit.measurement.scale < smallest
      return isTooSmall && !fit.contentSize.isAccessibilitySize ? .warning : .note
    },
    whatHappens: { fit, _, _ in
      let percent = Int((fit.measurement.scale * 100).rounded())
      let size = Points(fit.measurement.pointSize * fit.measurement.scale)
      return "shrinks to \(percent)% (\(size) pt): \(fit.need)"
    })

  /// The titles that shrink.
  func findings(on screen: ScreenFacts) -> [Finding] { overrun.findings(on: screen) }
}
