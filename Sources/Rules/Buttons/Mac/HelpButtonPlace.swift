import AuditModel
import RuleKit
import ScreenAnalysis

/// A help button is not where people look for it.
///
/// ## What it reports
/// A help button of AppKit that is in neither lower corner of its dialog or pane; in a dialog with buttons that close it
/// (OK, Cancel, Done), also one on their side, or not level with them. Judged by the layout of the development language. A
/// request for review where constraints leave its frame open, and in a view of a file of its own, which another may hold.
///
/// ## Why it matters
/// People who look for help look in the corner; beside an option or in the middle it is taken for a part of that option.
///
/// ## Example
/// A "?" at the end of a row of settings, which explains that row (KiwiCanopy/KiwiDesk#94); its place is a lower corner of
/// the pane. In a sheet with Cancel and Save at its lower right the place is the lower left corner, level with them.
///
/// ## Known limits
/// A corner reaches 44 pt from both edges. What stands in something that scrolls, in a cell or in a window's frame is not
/// judged. The buttons that close a dialog are known by role, by the keys Return and Escape, by actions of AppKit and by
/// English titles. On nine public apps the one help button is in its corner: no hits.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Help buttons ("position help buttons where people expect to find them", the table).
struct HelpButtonPlace: ScreenRule {
  static let name = "help-button-place"
  static let severity = Severity.note

  /// The help buttons in other places.
  func findings(on screen: ScreenFacts) -> [Finding] {
    MacButton.all([.help], on: screen).compactMap { button in
      guard let message = HelpPlace(of: button.index, on: screen)?.fault else { return nil }
      let fault = ElementFault(
        message: message, doubt: doubt(about: button.index, on: screen))
      return fault.finding(of: Self.self, at: button.index, on: screen)
    }
  }

  private func doubt(about index: Int, on screen: ScreenFacts) -> Doubt? {
    if screen.layouts.originalScreen.element(index)?.isAmbiguous == true { return .openFrame }
    if screen.elements[index].isHidden { return .hiddenAtFirst }
    let isWhole = screen.screen.root.kind == .window || screen.screen.root.kind == .viewController
    return isWhole ? nil : .heldElsewhere
  }
}

extension Doubt {
  fileprivate static let openFrame = Doubt(
    reason: "ambiguous", explanation: "the constraints leave its frame open")
  fileprivate static let heldElsewhere = Doubt(
    reason: "held-elsewhere", explanation: "another view may hold this one")
}
