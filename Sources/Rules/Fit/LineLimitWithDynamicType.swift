import AuditModel
import RuleKit
import ScreenAnalysis

/// A title that grows with the content size is held to one line of fixed width.
///
/// ## What it reports
/// A title in a scaling font on one line that is cut where it is too long, in a control of fixed width, that is cut at one of
/// the accessibility sizes in some language but would stand whole on several lines. A warning, one for each control.
///
/// ## Why it matters
/// The font grows by up to three times, the room does not: what is lost is lost for those who need large text. A second line
/// is often all that is missing.
///
/// ## Example
/// A button of 200 pt with the text style Body, one line and `truncatingTail`: "Notification settings" is cut from accessibility2 on.
///
/// ## Known limits
/// Where a single word is too wide, more lines do not help: `title-truncated` alone tells. Titles that may shrink are left out.
///
/// ## Source
/// CVS Health iOS accessibility techniques, line limits; Human Interface Guidelines, Typography.
struct LineLimitWithDynamicType: ScreenRule {
  static let name = "line-limit-with-dynamic-type"
  static let severity = Severity.warning

  /// The controls whose titles a line limit cuts.
  func findings(on screen: ScreenFacts) -> [Finding] { screen.elements.compactMap { finding(for: $0, on: screen) } }

  private func finding(for element: ElementFacts, on screen: ScreenFacts) -> Finding? {
    guard !element.isHidden else { return nil }
    let cut = element.realTitles.compactMap { title in title.firstCutByLimit.map { (title: title, fit: $0) } }
    guard let first = cut.min(by: { $0.fit.contentSize < $1.fit.contentSize }) else { return nil }
    let locales = Set(cut.map(\.title.locale)).subtracting([first.title.locale]).sorted()
    let lines = first.fit.measurement.neededLines
    return Problem(
      "\"\(first.title.text.string)\" may take one line only and is cut from "
        + "\(first.fit.contentSize.rawValue) on; \(lines) lines would hold it", locale: first.title.locale,
      evidence: [
        "firstFailingContentSize": .text(first.fit.contentSize.rawValue), "linesToFit": .number(Double(lines)),
        "state": .text(first.title.slot),
      ]
    )
    .finding(
      of: Self.self, at: element.location(in: screen), element: element.reference, also: locales.map(\.identifier))
  }
}

extension TitleFacts {
  /// The first size above the standard one at which one line is too little, and several would do.
  fileprivate var firstCutByLimit: TitleFit? {
    guard setting.scales, setting.numberOfLines == 1, !setting.lineBreakMode.wraps, setting.lineBreakMode != .clip,
      samples.allSatisfy(\.isDeclared)
    else { return nil }
    return fits.first { fit in
      guard case .truncates = fit.measurement.verdict, case .fixed = fit.room else { return false }
      return fit.contentSize.isAccessibilitySize && fit.measurement.neededLines > 1 && !fit.measurement.breaksWord
    }
  }
}
