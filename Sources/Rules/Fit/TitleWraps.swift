import AuditModel
import RuleKit
import ScreenAnalysis

/// A title wraps onto more lines than its control has height for.
///
/// ## What it reports
/// A title that may wrap and does so in a control that is not tall enough for its lines. If a constraint fixes the
/// height, the severity is as for `title-truncated`. If not, the control usually grows: the finding needs review, and
/// it is only reported for a title with more lines than in the development language, such as a one-line button that
/// wraps onto two.
///
/// ## Why it matters
/// Lines beyond a fixed height overlap what is above and below, or are clipped. A button that grows pushes its
/// neighbors away in one language only.
///
/// ## Example
/// A configured button with a height of 34 pt: "Notifications" takes one line, "Benachrichtigungen verwalten" two.
///
/// ## Known limits
/// Lines that are cut off are reported by `title-truncated`. If the solver decides the height without a constraint of
/// the control itself, `text-overflows-height` reports it.
///
/// ## Source
/// UIKit, `UIButton.Configuration` (titles wrap by themselves); Human Interface Guidelines, Buttons.
struct TitleWraps: ScreenRule {
  static let name = "title-wraps"
  static let severity = Severity.error

  private let overrun = TitleOverrun(
    rule: Self.self, isProblem: Self.isTooTall,
    reviewReason: { _, _, context in context.facts.hasFixedHeight ? nil : .growsInHeight },
    whatHappens: { fit, title, context in
      let lines = fit.measurement.lines
      let original = context.originalLines(of: title, at: fit.contentSize) ?? lines
      let more = original < lines ? ", \(original) in the development language" : ""
      return "wraps onto \(lines) lines\(more): it needs \(fit.missingHeight) pt more height"
    })

  /// The titles that wrap beyond their height.
  func findings(on screen: ScreenFacts) -> [Finding] { overrun.findings(on: screen) }

  /// Whether a title that is shown completely needs more height than is available.
  private static func isTooTall(_ fit: TitleFit, _ title: TitleFacts, _ context: ElementContext) -> Bool {
    guard case .wraps(let lines) = fit.measurement.verdict, fit.missingHeight > 0 else { return false }
    // `text-overflows-height` reports a solved height that no constraint of the control fixes.
    guard fit.origin == .recorded || context.facts.hasFixedHeight else { return false }
    // If the original is not audited, only its recorded height is known.
    return context.facts.hasFixedHeight || context.originalLines(of: title, at: fit.contentSize) ?? 0 < lines
  }
}

extension ElementContext {
  /// The number of lines of the development language's title at a content size; nil if it is not audited.
  fileprivate func originalLines(of title: TitleFacts, at size: ContentSizeCategory) -> Int? {
    let original = facts.titles.first { $0.slot == title.slot && $0.locale == screen.developmentLanguage }
    return original?.fits.first { $0.contentSize == size }?.measurement.lines
  }
}
