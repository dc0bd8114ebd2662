import AuditModel
import RuleKit
import ScreenAnalysis

/// Two buttons of one view are both the default button.
///
/// ## What it reports
/// More than one button of a window, view controller or view that has the primary role or responds to Return, all
/// visible at the same time; reported once, at the second button. Severity: warning. Needs review if the buttons
/// overlap or one has an outlet, because code may show only one at a time.
///
/// ## Why it matters
/// Return can press only one of them, and people cannot tell which. Two buttons in the accent color do not show which
/// choice is the likely one.
///
/// ## Example
/// A dialog that asks for a key has OK and Cancel, both blue (tedbarnett/Boswell#80).
///
/// ## Known limits
/// Hidden buttons, buttons in different tabs and buttons in cells do not count. Roles and key equivalents that code sets
/// are not seen, nor are buttons that code makes: a class may put them into several windows.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Role ("the button is the default button": one button people are most likely to
/// choose).
struct TwoPrimaryButtons: ScreenRule {
  static let name = "two-primary-buttons"
  static let severity = Severity.warning

  /// The second default button of the screen.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let buttons = screen.elements.indices.filter { isDefault(screen.elements[$0]) }
    let relations = ElementRelations(screen)
    let all = relations.visibleTogether(buttons)
    // Those that code leaves alone are visible together, whatever it does with others.
    let left = all.filter { screen.elements[$0].element.reviewReason(codeMay: .show) == nil }
    let together = left.count > 1 ? left : all
    guard together.count > 1 else { return [] }
    let ids = together.map { screen.elements[$0].element.id }
    let problem = Problem(
      "\(together.count) buttons of one view are default buttons: \(ids.joined(separator: ", "))",
      evidence: ["buttons": .list(ids)], reviewReason: reviewReason(about: together, relations, on: screen))
    return [problem.finding(of: Self.self, at: together[1], on: screen)]
  }

  private func isDefault(_ facts: ElementFacts) -> Bool {
    guard facts.element.kind == .button, !facts.isHidden, !facts.isInCell else { return false }
    guard let action = DefaultAction(of: facts.element) else { return false }
    return action != .prominence
  }

  private func reviewReason(
    about buttons: [Int], _ relations: ElementRelations, on screen: ScreenFacts
  ) -> ReviewReason? {
    let mayHide = buttons.contains { screen.elements[$0].element.reviewReason(codeMay: .show) != nil }
    return mayHide || relations.overlap(among: buttons) ? .oneAtATime : nil
  }
}
