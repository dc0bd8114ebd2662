import AuditModel
import RuleKit
import ScreenAnalysis

/// A help button is in the frame of a window.
///
/// ## What it reports
/// An AppKit help button inside a toolbar or a title bar accessory. Severity: warning.
///
/// ## Why it matters
/// People look for help in the corner of the view that they have a question about. In a toolbar the button has no
/// context, and it can be customized away.
///
/// ## Example
/// A toolbar item with a round "?" button. Apple: "avoid placing a help button in a toolbar or status bar".
///
/// ## Known limits
/// Toolbars created in code are not seen.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Help buttons ("use a help button within a view, not in the window frame").
struct HelpButtonInToolbar: ScreenRule {
  static let name = "help-button-in-toolbar"
  static let severity = Severity.warning

  /// The help buttons in toolbars and title bars.
  func findings(on screen: ScreenFacts) -> [Finding] {
    MacButton.all([.help], on: screen).filter { screen.isInWindowFrame($0.index) }.map { button in
      let problem = Problem(
        "the help button is in the window frame",
        reviewReason: screen.elements[button.index].isHidden ? .hiddenAtFirst : nil)
      return problem.finding(of: Self.self, at: button.index, on: screen)
    }
  }
}
