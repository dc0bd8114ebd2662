import AuditModel
import RuleKit
import ScreenAnalysis

/// An image button or a square button stands in the frame of a window.
///
/// ## What it reports
/// A square (gradient) button, or a button without a border that shows only an image, inside a toolbar or a title bar's
/// accessory. Toolbar items with an image of their own, and those that hold a button of the toolbar's style
/// (`texturedRounded`), are none.
///
/// ## Why it matters
/// They do not take part in the toolbar's looks: no highlight, no overflow menu, no size that fits the others.
///
/// ## Example
/// Apple's own: "avoid placing an image button in a toolbar or status bar". A toolbar item that holds a gradient button
/// with `NSAddTemplate`; a toolbar item with that image is what belongs there.
///
/// ## Known limits
/// Toolbars that code makes are not seen. Of the ten toolbar buttons of nine public apps all have the toolbar's style: no
/// hits.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Square buttons ("use square buttons in a view, not in the window frame") and Image
/// buttons ("use an image button in a view, not in the window frame").
struct ImageOrSquareButtonInToolbar: ScreenRule {
  static let name = "image-or-square-button-in-toolbar"
  static let severity = Severity.note

  /// The image and square buttons in toolbars and title bars.
  func findings(on screen: ScreenFacts) -> [Finding] {
    MacButton.all([.square, .image], on: screen).filter { screen.isInWindowFrame($0.index) }.map { button in
      let sort = button.style == .square ? "a square button" : "an image button"
      let problem = Problem(
        "\(sort) stands in the window's frame",
        reviewReason: screen.elements[button.index].reviewReason(codeMay: "change it"))
      return problem.finding(of: Self.self, at: button.index, on: screen)
    }
  }
}
