import AuditModel
import RuleKit
import ScreenAnalysis

/// A title is clipped at the edge of its button, without an ellipsis.
///
/// ## What it reports
/// A button's title, or a label's text in a frame that constraints decide, that is wider than its available width while
/// the line break mode is `clip`. The last glyphs are clipped at the edge, often in the middle of a letter. Severity:
/// as for `title-truncated`.
///
/// ## Why it matters
/// A clipped title looks broken, and not even an ellipsis shows that something is missing. AppKit's cells clip by
/// default.
///
/// ## Example
/// A macOS push button 80 pt wide with the title "Einstellungen": `Einstellun`.
///
/// ## Known limits
/// The limits of `title-truncated` apply. The padding of AppKit buttons was measured in few files and is accurate to
/// about 2 pt.
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
    whatHappens: { fit, _, _ in "is clipped by \(fit.measurement.over) pt: \(fit.need)" },
    judgesTexts: true)

  /// The titles that are clipped.
  func findings(on screen: ScreenFacts) -> [Finding] { overrun.findings(on: screen) }
}
