import AuditModel
import RuleKit
import ScreenAnalysis

/// A window has more than one help button.
///
/// ## What it reports
/// A window, controller or view of a file with more than one help button of AppKit that are seen together: once, at the
/// second. A request for review where they lie over one another, or where one has an outlet, since code may show one at a
/// time.
///
/// ## Why it matters
/// Nobody can tell what each of them explains.
///
/// ## Example
/// Settings with a "?" at the end of every row (KiwiCanopy/KiwiDesk#94); one in the corner opens the topic of the pane,
/// which can explain every option.
///
/// ## Known limits
/// Each pane of a settings window with tabs counts for itself. Scenes of a storyboard that one window shows together are
/// not put together. Nine public apps have one help button among them: no hits, and none missed.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Help buttons ("include no more than one help button per window").
struct HelpButtonCount: ScreenRule {
  static let name = "help-button-count"
  static let severity = Severity.warning

  /// The second help button of the screen.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let places = MacButton.all([.help], on: screen).map(\.index).filter { !screen.elements[$0].isHidden }
    let together = ScreenHolders(screen).seenTogether(places)
    guard together.count > 1 else { return [] }
    let ids = together.map { screen.elements[$0].element.id }
    let problem = Problem(
      "the window has \(together.count) help buttons: \(ids.joined(separator: ", "))",
      evidence: ["buttons": .list(ids)], reviewReason: reviewReason(about: together, on: screen))
    return [problem.finding(of: Self.self, at: together[1], on: screen)]
  }

  private func reviewReason(about places: [Int], on screen: ScreenFacts) -> ReviewReason? {
    let mayChange = places.contains { screen.elements[$0].element.reviewReason(codeMay: "set a label") != nil }
    return mayChange || screen.haveOverlap(places) ? .oneAtATime : nil
  }
}
