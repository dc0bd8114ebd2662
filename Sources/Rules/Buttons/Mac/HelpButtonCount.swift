import AuditModel
import RuleKit
import ScreenAnalysis

/// A window has more than one help button; off by default.
///
/// ## What it reports
/// A window, view controller or view in a file with more than one AppKit help button visible at the same time; reported
/// once, at the second button. Severity: warning. Needs review if the buttons overlap or one has an outlet, because
/// code may show only one at a time.
///
/// ## Why it matters
/// Nobody can tell what each of them explains.
///
/// ## Example
/// A settings window with a "?" at the end of every row (KiwiCanopy/KiwiDesk#94). A single button in the corner can
/// open the topic of the pane, which explains every option.
///
/// ## Known limits
/// Each pane of a settings window with tabs counts separately. Scenes of a storyboard that one window shows together
/// are not combined.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Help buttons ("include no more than one help button per window").
struct HelpButtonCount: ScreenRule {
  static let name = "help-button-count"
  static let severity = Severity.warning
  static let isOnByDefault = false

  /// The second help button of the screen.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let buttons = MacButton.all([.help], on: screen).map(\.index).filter { !screen.elements[$0].isHidden }
    let relations = ElementRelations(screen)
    let together = relations.visibleTogether(buttons)
    guard together.count > 1 else { return [] }
    let ids = together.map { screen.elements[$0].element.id }
    let problem = Problem(
      "the window has \(together.count) help buttons: \(ids.joined(separator: ", "))",
      evidence: ["buttons": .list(ids)], reviewReason: reviewReason(about: together, relations, on: screen))
    return [problem.finding(of: Self.self, at: together[1], on: screen)]
  }

  private func reviewReason(
    about buttons: [Int], _ relations: ElementRelations, on screen: ScreenFacts
  ) -> ReviewReason? {
    let mayChange = buttons.contains { screen.elements[$0].element.reviewReason(codeMay: .label) != nil }
    return mayChange || relations.overlap(among: buttons) ? .oneAtATime : nil
  }
}
