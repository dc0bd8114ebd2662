import AuditModel
import RuleKit
import ScreenAnalysis

/// A button for help is not the system's help button.
///
/// ## What it reports
/// An AppKit button that is not of the type `help` and not in a toolbar, and that shows only a question mark (the title
/// "?" or a symbol `questionmark`) or sends an action with which AppKit opens help (`showHelp:`, `openHelpAnchor:`).
/// Severity: note.
///
/// ## Why it matters
/// People know the round button with the question mark. VoiceOver calls it "help" in every language but reads a button
/// titled "?" as a question mark.
///
/// ## Example
/// A borderless button with the symbol `questionmark.circle` at the end of a row of settings (KiwiCanopy/KiwiDesk#94).
///
/// ## Known limits
/// Buttons titled "Help" with a custom action are not recognized.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Help buttons ("use the system-provided help button to display your help
/// documentation").
struct HelpButtonCustom: ScreenRule {
  static let name = "help-button-custom"
  static let severity = Severity.note

  /// The buttons that imitate the help button.
  func findings(on screen: ScreenFacts) -> [Finding] {
    MacButton.all([.push, .flexiblePush, .square, .image, .other], on: screen).compactMap { button in
      guard !screen.isInWindowFrame(button.index), let cue = cue(of: button, on: screen) else { return nil }
      let problem = Problem(
        "\(cue) is not the system's help button",
        reviewReason: screen.elements[button.index].isHidden ? .hiddenAtFirst : nil
      ) { element in
        element.control.type = .help
        element.control.states = nil
      }
      return problem.finding(of: Self.self, at: button.index, on: screen)
    }
  }

  private func cue(of button: MacButton, on screen: ScreenFacts) -> String? {
    let words = button.words(on: screen)
    if let words, Self.questionMarks.contains(words) { return "a button with the title \"\(words)\"" }
    if words == nil, let image = button.image, image.isSystem, image.name.hasPrefix("questionmark") {
      return "a button with the image \"\(image.name)\""
    }
    let action = button.element.actions?.first { Self.helpActions.contains($0) }
    return action.map { "a button that opens help (\($0))" }
  }

  private static let questionMarks: Set<String> = ["?", "？", "؟"]
  /// AppKit, NSApplication.showHelp and NSHelpManager's openHelpAnchor.
  private static let helpActions: Set<String> = ["showHelp:", "openHelpAnchor:"]
}
