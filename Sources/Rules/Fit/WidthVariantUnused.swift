import AuditModel
import RuleKit
import ScreenAnalysis

/// A title does not fit although its table has a narrower variant that would.
///
/// ## What it reports
/// A title from a `.stringsdict` entry with variants by width (`NSStringVariableWidthRuleType`) whose widest variant is
/// truncated while a narrower one fits. Severity: as for `title-truncated`, but at most a warning. `title-truncated`
/// and `title-clipped` leave such titles to this rule.
///
/// ## Why it matters
/// A translator wrote a shorter text for this case. Code that asks for the string gets the widest variant unless it
/// asks for a width (`variantFittingPresentationWidth`).
///
/// ## Example
/// `"Notification settings"` for the width 200 and `"Notifications"` for 100, in a button 110 pt wide.
///
/// ## Known limits
/// Some of UIKit's labels choose a variant by themselves if they receive the string unchanged. The audit cannot see
/// that.
///
/// ## Source
/// Foundation, `NSString.variantFittingPresentationWidth(_:)`.
struct WidthVariantUnused: ScreenRule {
  static let name = "width-variant-unused"
  static let severity = Severity.warning

  private let overrun = TitleOverrun(
    rule: Self.self,
    isProblem: { fit, _, _ in
      switch fit.measurement.verdict {
      case .truncates, .clips: fit.fittingVariant != nil
      default: false
      }
    },
    severity: { fit, _ in min(Severity(ofFailureAt: fit.contentSize), .warning) },
    whatHappens: { fit, _, _ in
      let need = fit.need
      return "does not fit, but its narrower variant \"\(fit.fittingVariant ?? "")\" would: \(need)"
    })

  /// The titles with an unused variant.
  func findings(on screen: ScreenFacts) -> [Finding] { overrun.findings(on: screen) }
}
