import AuditModel
import RuleKit
import ScreenAnalysis

/// A text of several lines needs more height than its frame has.
///
/// ## What it reports
/// The text of a label that may take several lines, or the wrapped title of a button, that is higher than its solved frame at
/// the width which that has. A label's is a warning; a button's title an error at the usual content size and below, a warning
/// up to the largest ordinary size; both a note at the accessibility sizes. One for each text and language; where the development
/// language's own text does not fit at the usual size, that one alone.
///
/// ## Why it matters
/// The last lines are cut, or lie over what stands below. A label between two constraints cannot grow where it must.
///
/// ## Example
/// A label of any number of lines with a height of 40 pt: in Russian it takes three lines of 20 pt.
///
/// ## Known limits
/// Only frames that constraints or autoresizing decide are judged. Text views scroll and are left out. Titles in buttons whose
/// own constraint fixes the height, or whose frame is only recorded, are `title-wraps`. A text in a prototype cell, or that
/// nobody has translated in a label that code can reach, is a request for review, as is one in a cell, view or window of the Mac
/// whose height the running app decides.
///
/// ## Source
/// UIKit, `UILabel.numberOfLines`; the audit type `textClipped` of Apple's own audit.
struct TextOverflowsHeight: ScreenRule {
  static let name = "text-overflows-height"
  static let severity = Severity.warning

  private let overrun = TitleOverrun(
    rule: Self.self, isProblem: Self.isTooHigh,
    reviewReason: { _, _, context in context.screen.hasOpenHeight(context.facts) ? .heightOfCanvas : nil },
    whatHappens: { fit, _, _ in
      let lines = fit.measurement.neededLines
      let height = fit.room.size?.height ?? 0
      return
        "takes \(lines) line\(lines == 1 ? "" : "s") of \(fit.measurement.lineHeight) pt and has \(height) pt of height: "
        + "\(fit.missingHeight) pt are missing"
    }, judgesTexts: true)

  /// The texts that are higher than their frames.
  ///
  /// Where the development language's own text does not fit at the usual size, that is reported, and other languages' are not.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let found = overrun.findings(on: screen)
    let designed = found.filter { finding in
      finding.locale == screen.developmentLanguage && finding.contentSize == .large
    }
    let elements = Set(designed.map(\.element))
    return found.filter { $0.locale == screen.developmentLanguage || !elements.contains($0.element) }
  }

  private static func isTooHigh(_ fit: TitleFit, _ title: TitleFacts, _ context: ElementContext) -> Bool {
    guard fit.origin != .recorded, title.setting.numberOfLines != 1, fit.measurement.verdict.showsWholeText,
      !(title.isTitle && context.facts.hasFixedHeight)
    else { return false }
    // The height of a line in the stand-in for a font may be off by that share of itself.
    return fit.missingHeight.value > fit.measurement.lineHeight.value * tolerance
  }

  /// Which share of a line may be missing before anybody sees it.
  private static let tolerance = 0.1
}
