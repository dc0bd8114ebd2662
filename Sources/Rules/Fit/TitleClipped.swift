import AuditModel
import RuleKit
import ScreenAnalysis

/// A title is cut off at the edge of its button, without an ellipsis.
///
/// ## What it reports
/// A button's title, or a label's text in a frame that constraints decide, that is wider than its room where the line-break
/// mode is `clip`: the last glyphs are cut at the edge, often through the middle of a letter. Severities as for
/// `title-truncated`.
///
/// ## Why it matters
/// A clipped title looks broken, and not even an ellipsis tells that something is missing. AppKit's cells clip unless they
/// are told otherwise.
///
/// ## Example
/// A macOS push button 80 pt wide with the title "Einstellungen": `Einstellun`.
///
/// ## Known limits
/// As for `title-truncated`. What an AppKit button keeps round its title is measured on few files and good to about 2 pt.
///
/// ## Source
/// UIKit, `NSLineBreakMode.byClipping`; AppKit, `NSCell.lineBreakMode`.
struct TitleClipped: ScreenRule {
  static let name = "title-clipped"
  static let severity = Severity.error

  private let overrun = TitleOverrun(
    rule: Self.self,
    isProblem: { fit, _, _ in
      if case .clips = fit.measurement.verdict { fit.fittingVariant == nil } else { false }
    },
    whatHappens: { fit, _, _ in "is cut off by \(fit.measurement.over) pt: \(fit.need)" },
    judgesTexts: true)

  /// The titles that are cut off.
  func findings(on screen: ScreenFacts) -> [Finding] { overrun.findings(on: screen) }
}
