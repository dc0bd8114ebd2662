import AuditModel

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
/// Lines that are cut off are `title-truncated`. Whether a control without a fixed height may grow depends on what is round it,
/// which is not solved.
///
/// ## Source
/// UIKit, `UIButton.Configuration` (titles wrap by themselves); Human Interface Guidelines, Buttons.
struct TitleWraps: ScreenRule {
  static let name = "title-wraps"
  static let severity = Severity.error

  private let overrun = TitleOverrun(
    rule: Self.name, isFault: Self.isTooHigh, doubt: { _, element in element.hasFixedHeight ? nil : .growsInHeight },
    whatHappens: { fit, title, element in
      let lines = fit.measurement.lines
      let original = element.original(of: title, at: fit.contentSize)?.measurement.lines ?? lines
      let more = original < lines ? ", \(original) in the development language" : ""
      return "takes \(lines) lines\(more): they need \(fit.missingHeight(in: title.room, lines: lines)) pt more height"
    })

  /// The titles that wrap beyond their height.
  func findings(on screen: ScreenFacts) -> [Finding] { overrun.findings(on: screen) }

  /// Whether a title that is shown whole needs more height than there is, for good or other than its original.
  private static func isTooHigh(_ fit: TitleFit, _ title: TitleFacts, _ element: ElementFacts) -> Bool {
    guard case .wraps(let lines) = fit.measurement.verdict, fit.missingHeight(in: title.room, lines: lines) > 0 else {
      return false
    }
    if element.hasFixedHeight { return true }
    return element.original(of: title, at: fit.contentSize).map { $0.measurement.lines < lines } ?? false
  }
}

extension ElementFacts {
  /// Whether a constraint fixes the element's height.
  fileprivate var hasFixedHeight: Bool {
    element.layout.constraints?.contains { constraint in
      constraint.firstItem ?? element.id == element.id && constraint.firstAttribute == "height"
        && constraint.secondItem == nil && (constraint.relation ?? "equal") != "greaterThanOrEqual"
        && constraint.isPlaceholder != true
    } ?? false
  }

  /// The same title in the first locale, the development language's, at a content size.
  fileprivate func original(of title: TitleFacts, at size: ContentSizeCategory) -> TitleFit? {
    titles.first { $0.slot == title.slot }?.fits.first { $0.contentSize == size }
  }
}

extension Doubt {
  fileprivate static let growsInHeight = Doubt(
    reason: "grows-in-height", explanation: "no constraint fixes the height, so the control may grow instead")
}
