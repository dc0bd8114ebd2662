import AuditModel
import RuleKit
import ScreenAnalysis

/// It is not possible to decide whether a control's title fits; off by default.
///
/// ## What it reports
/// A control with a title that cannot be measured: its available width is unknown (no frame, an ambiguous or misplaced
/// frame, an image of unknown size), its text is unknown (no table that was read contains the key), no available font
/// has its characters, or it does not fit in the substitute for a font that is not available. Always needs review; one
/// finding per control, with the reason.
///
/// ## Why it matters
/// A title that was not measured is not a title that fits, and a report without findings must not hide that.
///
/// ## Example
/// A button without a recorded frame: its title may or may not fit.
///
/// ## Known limits
/// Hidden controls are skipped. If several titles of a control cannot be judged, the finding names the first with its
/// reason and lists the other locales.
///
/// ## Source
/// The audit's own principle: never report "no issues" about something that was not measured.
struct FitUnknown: ScreenRule {
  static let name = "fit-unknown"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The controls whose titles cannot be judged.
  func findings(on screen: ScreenFacts) -> [Finding] {
    // Of controls made in code little is known of most; that is counted.
    guard screen.tree.isMadeInCode != true else { return [] }
    return screen.elements.compactMap { finding(for: $0, on: screen) }
  }

  private func finding(for element: ElementFacts, on screen: ScreenFacts) -> Finding? {
    guard !element.isHidden else { return nil }
    let unknown = element.realTitles.compactMap { title in title.unknownFit.map { (title: title, reason: $0) } }
    guard let first = unknown.first else { return nil }
    let locales = Set(unknown.map(\.title.locale)).subtracting([first.title.locale]).sorted()
    var finding = Problem(
      "cannot tell whether \"\(first.title.text.string)\" fits: \(first.reason)", locale: first.title.locale,
      evidence: ["text": .text(first.title.text.string), "state": .text(first.title.slot)]
    ).finding(
      of: Self.self, at: element.location(in: screen), element: element.reference, otherLocales: locales)
    // The reason is part of the message, so the outcome is set without a review reason.
    finding.outcome = .needsReview
    return finding
  }
}

extension TitleFacts {
  /// Why the title could not be judged at one of its sizes; nil if it could at all of them.
  fileprivate var unknownFit: String? {
    fits.lazy.compactMap { fit in
      if case .needsReview(let reason) = fit.measurement.verdict { reason } else { nil }
    }.first
  }
}
