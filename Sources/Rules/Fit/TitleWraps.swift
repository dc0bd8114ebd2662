import AuditModel
import RuleKit
import ScreenAnalysis

/// A title wraps to more lines than its control is high.
///
/// ## What it reports
/// A title that may wrap, and does so in a control whose height does not hold the lines. Severities as for
/// `title-truncated` where a constraint fixes the height. Where none does, the control mostly grows: a request for review,
/// and only for a title that takes more lines than the development language's, as where a button on one line becomes one on
/// two.
///
/// ## Why it matters
/// Lines beyond a fixed height lie over what is above and below, or are cut off; a button that grows pushes its neighbours
/// away in one language only.
///
/// ## Example
/// A configured button with a height of 34 pt: "Notifications" takes one line, "Benachrichtigungen verwalten" two.
///
/// ## Known limits
/// Lines that are cut off are `title-truncated`. Of a height that the solver decides without a constraint of the control's own,
/// `text-overflows-height` tells.
///
/// ## Source
/// UIKit, `UIButton.Configuration` (titles wrap by themselves); Human Interface Guidelines, Buttons.
struct TitleWraps: ScreenRule {
  static let name = "title-wraps"
  static let severity = Severity.error

  private let overrun = TitleOverrun(
    rule: Self.self, isProblem: Self.isTooHigh,
    reviewReason: { _, _, context in context.facts.hasFixedHeight ? nil : .growsInHeight },
    whatHappens: { fit, title, context in
      let lines = fit.measurement.lines
      let original = context.originalLines(of: title, at: fit.contentSize) ?? lines
      let more = original < lines ? ", \(original) in the development language" : ""
      return "takes \(lines) lines\(more): they need \(fit.missingHeight) pt more height"
    })

  /// The titles that wrap beyond their height.
  func findings(on screen: ScreenFacts) -> [Finding] { overrun.findings(on: screen) }

  /// Whether a title that is shown whole needs more height than there is, for good or other than its original.
  private static func isTooHigh(_ fit: TitleFit, _ title: TitleFacts, _ context: ElementContext) -> Bool {
    guard case .wraps(let lines) = fit.measurement.verdict, fit.missingHeight > 0 else { return false }
    // Of a height that was solved and that nothing fixes, `text-overflows-height` tells.
    guard fit.origin == .recorded || context.facts.hasFixedHeight else { return false }
    // Where the original is not audited, the recorded height is all that is known of it.
    return context.facts.hasFixedHeight || context.originalLines(of: title, at: fit.contentSize) ?? 0 < lines
  }
}

extension ElementContext {
  /// How many lines the development language's title takes at a content size; nil where it is not audited.
  fileprivate func originalLines(of title: TitleFacts, at size: ContentSizeCategory) -> Int? {
    let original = facts.titles.first { $0.slot == title.slot && $0.locale == screen.developmentLanguage }
    return original?.fits.first { $0.contentSize == size }?.measurement.lines
  }
}
