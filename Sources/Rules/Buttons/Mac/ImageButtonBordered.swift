import AuditModel
import RuleKit
import ScreenAnalysis

/// An image button has a border; off by default.
///
/// ## What it reports
/// An AppKit button with a square border (`square`, `shadowlessSquare`) that shows only an image and is not in a
/// toolbar. Push buttons and square (gradient) buttons with a symbol are not reported. Severity: note.
///
/// ## Why it matters
/// The image is the button. A frame around it makes it look like a field or a picture.
///
/// ## Example
/// A picture of a person in a square frame that opens the picker for another picture.
///
/// ## Known limits
/// Borders set in code are not seen.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Image buttons ("in general, avoid including a system-provided border in an
/// image button"); AppKit, NSButton.isBordered.
struct ImageButtonBordered: ScreenRule {
  static let name = "image-button-bordered"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The image buttons with a border.
  func findings(on screen: ScreenFacts) -> [Finding] {
    MacButton.all([.image], on: screen).compactMap { button in
      guard button.element.control.isBordered != false, !screen.isInWindowFrame(button.index) else { return nil }
      let problem = Problem(
        "the image button has a border", reviewReason: screen.elements[button.index].reviewReason(codeMay: .style))
      return problem.finding(of: Self.self, at: button.index, on: screen)
    }
  }
}
