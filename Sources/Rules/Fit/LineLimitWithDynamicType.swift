import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A title that scales with the content size category is limited to one line of fixed width; off by default.
///
/// ## What it reports
/// A one-line title in a scaling font, in a control of fixed width, that is truncated at one of the accessibility sizes
/// in some language but would fit on several lines. One finding per control. Severity: warning. In SwiftUI, a text with
/// `.lineLimit(1)` in a scaling font needs review, because its width is not known.
///
/// ## Why it matters
/// The font grows up to three times, but the available width does not grow. The text is lost for exactly the people who
/// need it large. Often a second line is all that is missing.
///
/// ## Example
/// A button of 200 pt with the text style Body, one line and `truncatingTail`: "Notification settings" is truncated
/// from accessibility2 on.
///
/// ## Known limits
/// If a single word is too wide, more lines do not help; only `title-truncated` reports it. Titles that may shrink are
/// skipped.
///
/// ## Source
/// CVS Health iOS accessibility techniques, line limits; Human Interface Guidelines, Typography.
struct LineLimitWithDynamicType: ScreenRule {
  static let name = "line-limit-with-dynamic-type"
  static let severity = Severity.warning
  static let concernsWords = false
  static let isOnByDefault = false

  /// The controls whose titles are truncated by a line limit.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.isOfCode else { return screen.elements.compactMap { finding(for: $0, on: screen) } }
    guard DynamicTypeTable.of(screen.tree.platform).scales else { return [] }
    return findingsByElement(on: screen, problem: Self.problemInCode)
  }

  private static func problemInCode(at context: ElementContext) -> Problem? {
    let control = context.element.control
    let isFixed = control.font?.size != nil && control.font?.style == nil
    guard control.numberOfLines == 1, !isFixed, (control.minimumScaleFactor ?? 1) >= 1,
      let text = CodeText(at: context), text.words.map({ $0.letterCount > 1 }) ?? true
    else { return nil }
    return Problem(
      "\(text.subject) is limited to one line, although its font grows with the content size category",
      text: text.text, reviewReason: .widthUnknown)
  }

  private func finding(for element: ElementFacts, on screen: ScreenFacts) -> Finding? {
    guard !element.isHidden else { return nil }
    let truncated = element.realTitles.compactMap { title in title.firstTruncatedByLimit.map { (title: title, fit: $0) }
    }
    guard let first = truncated.min(by: { $0.fit.contentSize < $1.fit.contentSize }) else { return nil }
    let locales = Set(truncated.map(\.title.locale)).subtracting([first.title.locale]).sorted()
    let lines = first.fit.measurement.neededLines
    return Problem(
      "\"\(first.title.text.string)\" is limited to one line and truncated from "
        + "\(first.fit.contentSize.rawValue) on; it would fit on \(lines) lines", locale: first.title.locale,
      evidence: [
        "firstFailingContentSize": .text(first.fit.contentSize.rawValue), "linesToFit": .number(Double(lines)),
        "state": .text(first.title.slot),
      ]
    )
    .finding(
      of: Self.self, at: element.location(in: screen), element: element.reference, otherLocales: locales)
  }
}

extension TitleFacts {
  /// The first accessibility size at which one line is not enough but several would be.
  fileprivate var firstTruncatedByLimit: TitleFit? {
    guard setting.scales, setting.numberOfLines == 1, !setting.lineBreakMode.wraps, setting.lineBreakMode != .clip,
      samples.allSatisfy(\.isDeclared)
    else { return nil }
    return fits.first { fit in
      guard case .truncates = fit.measurement.verdict, case .fixed = fit.availableSize else { return false }
      return fit.contentSize.isAccessibilitySize && fit.measurement.neededLines > 1 && !fit.measurement.breaksWord
    }
  }
}
