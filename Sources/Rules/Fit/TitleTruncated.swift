import AuditModel
import RuleKit
import ScreenAnalysis

/// A title is cut because it is wider than its control.
///
/// ## What it reports
/// A title that does not fit the room which its control leaves for it: a button's title (of any state) or subtitle, a
/// segment's, a tab's, a screen's, the widest item of a pop-up button, the widest form of a plural; where constraints decide
/// the frame also a label's text and a field's placeholder; in a locale, on a device and at a content size, so that it ends in
/// an ellipsis or at a word or character. An error at the default content size and below, a warning up to the largest ordinary
/// size, a note at the accessibility sizes; of a label or placeholder a warning at most. One finding for each title and locale,
/// at the first size that fails most severely; the other sizes and devices are listed beside it. The finding says what would
/// fit: the width in points (`budget`) and about how many characters (`budgetCharacters`), on how many lines the whole title
/// would stand (`linesToFit`) and how much more height they need, and the first size that fails (`firstFailingContentSize`).
///
/// ## Why it matters
/// A cut title hides what the button does, and nobody on the team sees it who does not read that language.
///
/// ## Example
/// A button 60 pt wide whose German title "Einstellungen" needs 101.8 pt at 17 pt: `Ein…en`.
///
/// ## Known limits
/// The room is the solved frame in that language, on that device and at that content size, less insets and image; where the
/// solver cannot tell, the frame that Interface Builder recorded (`basis` says which). A recorded frame of a control that may
/// grow is a request for review, as are a width that the constraints leave open, of which the smallest is judged, an overrun
/// below the tolerance of the measurement, a room that rests on what is only commonly known, as that of bars
/// (Documentation/measuring.md), a hidden control, the title "Button" that Interface Builder gives a new one, and a title with
/// an argument for which the configuration declares no sample (`samples`), and a label's text that code may set. A title with a
/// narrower variant that fits is left to `width-variant-unused`. Titles that code sets are not seen.
///
/// ## Source
/// Human Interface Guidelines, Buttons; UIKit, `NSLineBreakMode`; the audit type `textClipped` of Apple's own audit.
struct TitleTruncated: ScreenRule {
  static let name = "title-truncated"
  static let severity = Severity.error

  private let overrun = TitleOverrun(
    rule: Self.self,
    isProblem: { fit, _, _ in
      if case .truncates = fit.measurement.verdict { fit.fittingVariant == nil } else { false }
    },
    whatHappens: { fit, _, _ in "is cut to \"\(fit.measurement.visibleText)\": \(fit.need)" },
    judgesTexts: true)

  /// The titles that are cut.
  func findings(on screen: ScreenFacts) -> [Finding] { overrun.findings(on: screen) }
}

extension TitleFit {
  /// What a title that is cut would need, and what it has.
  var need: String {
    let width = room.size?.width ?? 0
    guard measurement.lines == 1, measurement.naturalWidth > width.value else {
      return "it is \(measurement.over) pt too high"
    }
    return "it needs \(Points(roundingUp: measurement.naturalWidth, toPixelsAt: 2)) pt and has \(width) pt"
  }
}
