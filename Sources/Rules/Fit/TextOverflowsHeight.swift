import AuditModel
import RuleKit
import ScreenAnalysis

/// A multiline text needs more height than its frame has.
///
/// ## What it reports
/// The text of a multiline label, or the wrapped title of a button, that is taller than its solved frame at the frame's
/// width. Severity: for a label warning; for a button's title error at the default content size category and below,
/// warning up to the largest ordinary size; for both note at the accessibility sizes. One finding per text and
/// language; if the development language's own text does not fit at the default size, only that one. Up to a quarter of a
/// line may be missing, and nothing is reported if code has an outlet to a constraint that decides the height.
///
/// Needs review if the text is in a prototype cell, if a label with an outlet has no translation of its text, if the
/// element has a custom class, or if the width is that of the canvas of a view or cell in a file of its own.
///
/// ## Why it matters
/// The last lines are cut off or overlap what is below. A label between two constraints cannot grow when it has to.
///
/// ## Example
/// A label with any number of lines and a height of 40 pt: in Russian it takes three lines of 20 pt.
///
/// ## Known limits
/// Only frames decided by constraints or autoresizing are judged, and only if they do not grow with their content in the
/// running app, as cells, views in a file of their own and Mac windows do. Text views scroll and are skipped. Titles in buttons
/// whose own constraint fixes the height, or whose frame is only recorded, are reported by `title-wraps`. A text that shrinks until it
/// fits on its lines is not judged.
///
/// ## Source
/// UIKit, `UILabel.numberOfLines`; the audit type `textClipped` of Apple's own audit.
struct TextOverflowsHeight: ScreenRule {
  static let name = "text-overflows-height"
  static let severity = Severity.warning

  private let overrun = TitleOverrun(
    rule: Self.self, isProblem: Self.isTooTall,
    whatHappens: { fit, _, _ in
      let lines = fit.measurement.neededLines
      let height = fit.availableSize.size?.height ?? 0
      return
        "needs \(height + fit.missingHeight) pt of height for \(lines) line\(lines == 1 ? "" : "s") but has only "
        + "\(height) pt: \(fit.missingHeight) pt are missing"
    }, judgesTexts: true)

  /// The texts that are taller than their frames.
  ///
  /// If the development language's own text does not fit at the default size, only that one is reported.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let found = overrun.findings(on: screen)
    let designed = (found + overrun.findingsInOriginal(on: screen)).filter { finding in
      finding.locale == screen.developmentLanguage && finding.contentSize == .large
    }
    let elements = Set(designed.map(\.element))
    return found.filter { $0.locale == screen.developmentLanguage || !elements.contains($0.element) }
  }

  private static func isTooTall(_ fit: TitleFit, _ title: TitleFacts, _ context: ElementContext) -> Bool {
    // SwiftUI draws the first line whole, and leaves out others for which there is no height.
    guard fit.origin != .recorded, fit.origin != .proposal || fit.measurement.neededLines > 1,
      !context.screen.hasOpenHeight(context.facts), title.setting.numberOfLines != 1,
      fit.measurement.verdict.showsAllLines,
      !(title.isTitle && context.facts.hasFixedHeight), !context.hasAdjustableConstraint(on: deciding(context.facts))
    else { return false }
    return fit.missingHeight.value > fit.measurement.lineHeight.value * tolerance
  }

  /// The attributes by which constraints decide the height of an element: a fixed one, or where its edges are.
  private static func deciding(_ facts: ElementFacts) -> Set<LayoutConstraint.Attribute> {
    facts.hasFixedHeight ? [.height] : verticalAttributes
  }

  private static let verticalAttributes: Set<LayoutConstraint.Attribute> = [
    .height, .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .baseline, .firstBaseline,
    .lastBaseline,
  ]
  /// The share of a line that may be missing unnoticed: lines have room above and below their letters, and the line height of
  /// a substitute font may be off.
  private static let tolerance = 0.25
}

extension FitVerdict {
  /// Whether the whole text is shown in its own size, on as many lines as it needs.
  fileprivate var showsAllLines: Bool {
    if case .shrinks = self { return false }
    return showsWholeText
  }
}
