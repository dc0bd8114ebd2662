import AuditModel
import RuleKit
import ScreenAnalysis

/// A title wraps onto more lines than its control has height for.
///
/// ## What it reports
/// A title that may wrap and does so in a control whose height a constraint fixes and that is not tall enough for its
/// lines. The severity is as for `title-truncated`.
///
/// ## Why it matters
/// Lines beyond a fixed height overlap what is above and below, or are clipped.
///
/// ## Example
/// A configured button with a height of 34 pt: "Notifications" takes one line, "Benachrichtigungen verwalten" two.
///
/// ## Known limits
/// Lines that are cut off are reported by `title-truncated`. If the solver decides the height without a constraint of
/// the control itself, `text-overflows-height` reports it. A control without either usually grows and is skipped.
///
/// ## Source
/// UIKit, `UIButton.Configuration` (titles wrap by themselves); Human Interface Guidelines, Buttons.
struct TitleWraps: ScreenRule {
  static let name = "title-wraps"
  static let severity = Severity.error

  private let overrun = TitleOverrun(
    rule: Self.self, isProblem: Self.isTooTall,
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
    guard case .wraps = fit.measurement.verdict else { return false }
    return fit.missingHeight > 0 && context.facts.hasFixedHeight
  }
}

extension ElementContext {
  /// The number of lines of the development language's title at a content size; nil if it is not audited.
  fileprivate func originalLines(of title: TitleFacts, at size: ContentSizeCategory) -> Int? {
    let original = facts.measuredTexts.first { $0.slot == title.slot && $0.locale == screen.developmentLanguage }
    return original?.fits.first { $0.contentSize == size }?.measurement.lines
  }
}
