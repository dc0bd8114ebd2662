import AuditModel
import RuleKit
import ScreenAnalysis

/// Whether a control's title fits cannot be judged.
///
/// ## What it reports
/// A control with a title whose room is not known (no frame, an ambiguous or misplaced one, an image of unknown size), whose
/// words are not known (a key that no table which was read has), whose characters no font at hand has, or which does not
/// fit in the stand-in for a font that is not at hand. Always a request for review, one for each control, with the reason.
///
/// ## Why it matters
/// A title that was not measured is not a title that fits: a report without findings must not hide it.
///
/// ## Example
/// A button without a recorded frame: its title may fit or not.
///
/// ## Known limits
/// Hidden controls are left out. Where a control has several titles that cannot be judged, the first is named with its reason,
/// and the other locales beside it.
///
/// ## Source
/// The audit's own principle: never "no issues" where nothing was measured.
struct FitUnknown: ScreenRule {
  static let name = "fit-unknown"
  static let severity = Severity.note

  /// The controls whose fit is not known.
  func findings(on screen: ScreenFacts) -> [Finding] { screen.elements.compactMap { finding(for: $0, on: screen) } }

  private func finding(for element: ElementFacts, on screen: ScreenFacts) -> Finding? {
    guard !element.isHidden else { return nil }
    let unknown = element.realTitles.compactMap { title in title.unknownFit.map { (title: title, reason: $0) } }
    guard let first = unknown.first else { return nil }
    let locales = Set(unknown.map(\.title.locale)).subtracting([first.title.locale]).sorted()
    var finding = Problem(
      "whether \"\(first.title.text.string)\" fits is not known: \(first.reason)", locale: first.title.locale,
      evidence: ["text": .text(first.title.text.string), "state": .text(first.title.slot)]
    ).finding(
      of: Self.self, at: element.location(in: screen), element: element.reference, also: locales.map(\.identifier))
    // What is not known is no problem that may be none: there is no reason beside it.
    finding.outcome = .needsReview
    return finding
  }
}

extension TitleFacts {
  /// Why the title could not be judged at one of its sizes; nil where it could at all of them.
  fileprivate var unknownFit: String? {
    fits.lazy.compactMap { fit in
      if case .needsReview(let reason) = fit.measurement.verdict { reason } else { nil }
    }.first
  }
}
