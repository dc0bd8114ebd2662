import AuditModel
import RuleKit
import ScreenAnalysis

/// A label introduces a square button.
///
/// ## What it reports
/// A square (gradient) button of AppKit with a label directly at its left, on the same line, that ends with a colon; a
/// request for review where it does not, since it may tell something else.
///
/// ## Why it matters
/// The buttons stand at the view that they change, which says enough; VoiceOver reads the label once more before the
/// button's own.
///
/// ## Example
/// "Rows:" before the square buttons that add and remove rows of the table above.
///
/// ## Known limits
/// Only labels within 16 pt count, in the layout of the development language. No square button with a label beside it is
/// among nine public apps.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Square buttons ("avoid using labels to introduce square buttons").
struct SquareButtonIntroducedByLabel: ScreenRule {
  static let name = "square-button-introduced-by-label"
  static let severity = Severity.note

  /// The square buttons with a label before them.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let buttons = MacButton.all([.square], on: screen).filter { !screen.elements[$0.index].isHidden }
    guard !buttons.isEmpty else { return [] }
    let labels = LabelNeighbours(screen)
    return buttons.compactMap { button in
      guard let label = labels.left(of: button.index) else { return nil }
      let problem = Problem(
        "the label \"\(label.words)\" introduces a square button",
        evidence: ["label": .text(screen.elements[label.index].reference.path)],
        reviewReason: label.endsWithColon ? nil : .otherPurpose)
      return problem.finding(of: Self.self, at: button.index, on: screen)
    }
  }
}
