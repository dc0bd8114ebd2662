import AuditModel
import RuleKit
import ScreenAnalysis

/// An image button or a square button is in the frame of a window.
///
/// ## What it reports
/// A square (gradient) button, or a button without a border that shows only an image, inside a toolbar or a title bar
/// accessory. Toolbar items with their own image, and those that contain a button of the toolbar's style
/// (`texturedRounded`), are not reported. Severity: note.
///
/// ## Why it matters
/// Such a button does not adopt the look of the toolbar: no highlight, no overflow menu, no matching size.
///
/// ## Example
/// A toolbar item that contains a gradient button with `NSAddTemplate`. A toolbar item with that image belongs there.
/// Apple: "avoid placing an image button in a toolbar or status bar".
///
/// ## Known limits
/// Toolbars created in code are not seen.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Square buttons ("use square buttons in a view, not in the window frame") and
/// Image buttons ("use an image button in a view, not in the window frame").
struct ImageOrSquareButtonInToolbar: ScreenRule {
  static let name = "image-or-square-button-in-toolbar"
  static let severity = Severity.note

  /// The image and square buttons in toolbars and title bars.
  func findings(on screen: ScreenFacts) -> [Finding] {
    MacButton.all([.square, .image], on: screen).filter { screen.isInWindowFrame($0.index) }.map { button in
      let style = button.style == .square ? "a square button" : "an image button"
      let problem = Problem(
        "\(style) is in the window frame",
        reviewReason: screen.elements[button.index].reviewReason(codeMay: .style))
      return problem.finding(of: Self.self, at: button.index, on: screen)
    }
  }
}
