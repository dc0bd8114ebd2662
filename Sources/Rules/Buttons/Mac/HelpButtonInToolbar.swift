import AuditModel
import RuleKit
import ScreenAnalysis

/// A help button stands in the frame of a window.
///
/// ## What it reports
/// A help button of AppKit inside a toolbar or a title bar's accessory.
///
/// ## Why it matters
/// People look for help in the corner of the view that they ask about; in a toolbar the button has no context, and may be
/// customized away.
///
/// ## Example
/// Apple's own: "avoid placing a help button in a toolbar or status bar", as an item that holds a round "?" button.
///
/// ## Known limits
/// Toolbars that code makes are not seen. No toolbar of nine public apps has one.
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
        "a help button stands in the window's frame",
        reviewReason: screen.elements[button.index].isHidden ? .hiddenAtFirst : nil)
      return problem.finding(of: Self.self, at: button.index, on: screen)
    }
  }
}
