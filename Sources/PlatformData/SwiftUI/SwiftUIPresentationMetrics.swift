/// The sizes of what SwiftUI presents with the platform's own views: alerts, dialogs, menus, swipe actions; in points.
package enum SwiftUIPresentationMetrics {
  /// A panel of texts and buttons.
  package struct Panel: Sendable, Hashable {
    /// The width of the panel; nil is the screen's, less `inset` at each side.
    package var width: Double?
    /// What is free at each side of a panel as wide as the screen.
    package var outside = 0.0
    /// What is free at each side of its texts.
    package var textInset: Double
    /// What is free around its buttons.
    package var buttonInset: Double
    /// The distance between two buttons.
    package var buttonGap: Double
    /// The height of a button.
    package var buttonHeight: Double
    /// What a button keeps free at each side of its title.
    package var titlePadding: Double
    /// The point sizes of title, message and buttons.
    package var title, message, button: Double
    /// Whether two buttons stand side by side where both titles fit.
    package var pairsButtons = false
    /// Whether the button that cancels is left out.
    package var hidesCancel = false
  }

  /// An alert.
  package static let alert = GenerationFigures(
    Figure(
      Panel(
        width: 270, textInset: 16, buttonInset: 0, buttonGap: 0, buttonHeight: 44, titlePadding: 8, title: 17,
        message: 13, button: 17, pairsButtons: true), .swiftUIInferred),
    iOS26: Figure(
      Panel(
        width: 320, textInset: 27, buttonInset: 16, buttonGap: 8, buttonHeight: 48, titlePadding: 12, title: 17,
        message: 15, button: 17, pairsButtons: true), .swiftUIInferred))

  /// A confirmation dialog: an action sheet, on OS 26 a popover.
  package static let dialog = GenerationFigures(
    Figure(
      Panel(
        width: nil, outside: 8, textInset: 16, buttonInset: 0, buttonGap: 0, buttonHeight: 57, titlePadding: 16,
        title: 13,
        message: 13, button: 20), .commonKnowledge),
    iOS26: Figure(
      Panel(
        width: 240, textInset: 24, buttonInset: 16, buttonGap: 8, buttonHeight: 48, titlePadding: 12, title: 15,
        message: 13, button: 17, hidesCancel: true), .swiftUIInferred))

  /// The room of a menu row's title, without and beside an image, and the most lines that it takes.
  package static let menu = GenerationFigures(
    Figure((width: 218.0, besideImage: 190.0, lines: 2), .commonKnowledge),
    iOS26: Figure((width: 206.0, besideImage: 170.0, lines: 2), .swiftUIInferred))
}
