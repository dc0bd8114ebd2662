import AuditModel
import RuleKit
import ScreenAnalysis

/// A text introduces a help button.
///
/// ## What it reports
/// A help button of AppKit with a label directly beside it, on the same line, that ends with a colon or a question mark; a
/// request for review where it does not, since it may tell something else.
///
/// ## Why it matters
/// People know what the button does; the text takes room, is translated, and is spoken once more.
///
/// ## Example
/// "Need help?" before the help button of a sheet.
///
/// ## Known limits
/// Only labels within 16 pt count, in the layout of the development language. The one help button of nine public apps has
/// no text beside it.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Help buttons ("avoid displaying text that introduces a help button").
struct HelpButtonIntroduced: ScreenRule {
  static let name = "help-button-introduced"
  static let severity = Severity.note

  /// The help buttons with a text beside them.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let buttons = MacButton.all([.help], on: screen).filter { !screen.elements[$0.index].isHidden }
    guard !buttons.isEmpty else { return [] }
    let labels = LabelNeighbours(screen)
    return buttons.compactMap { button in
      guard let label = labels.left(of: button.index) ?? labels.right(of: button.index) else { return nil }
      let isClear = label.endsWithColon || label.words.last.map { "?？؟".contains($0) } ?? false
      let problem = Problem(
        "the label \"\(label.words)\" introduces a help button",
        evidence: ["label": .text(screen.elements[label.index].reference.path)],
        reviewReason: isClear ? nil : .otherPurpose)
      return problem.finding(of: Self.self, at: button.index, on: screen)
    }
  }
}
