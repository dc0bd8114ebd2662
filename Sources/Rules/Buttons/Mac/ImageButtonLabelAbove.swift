import AuditModel
import RuleKit
import ScreenAnalysis

/// The label of an image button is above the image.
///
/// ## What it reports
/// A button of AppKit without a border whose title stands above its image (`imagePosition` `below`); a request for review
/// of an image button with a label directly above it that shares its middle.
///
/// ## Why it matters
/// Everywhere else in the system the name of an image is below it.
///
/// ## Example
/// A row of pictures to choose from, each with its name above the picture.
///
/// ## Known limits
/// Labels beside an image button are not told: a title at the side of an icon is a button with text. Nine public apps have
/// none.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Image buttons ("if you need to include a label, position it below the image
/// button").
struct ImageButtonLabelAbove: ScreenRule {
  static let name = "image-button-label-above"
  static let severity = Severity.note

  /// The image buttons whose label is above them.
  func findings(on screen: ScreenFacts) -> [Finding] {
    let buttons = MacButton.all([.image, .other], on: screen).filter { button in
      button.image != nil && !screen.elements[button.index].isHidden && !screen.isInWindowFrame(button.index)
    }
    guard !buttons.isEmpty else { return [] }
    let labels = LabelNeighbours(screen)
    return buttons.compactMap { problem(of: $0, labels, on: screen)?.finding(of: Self.self, at: $0.index, on: screen) }
  }

  private func problem(of button: MacButton, _ labels: LabelNeighbours, on screen: ScreenFacts) -> Problem? {
    var problem = Problem("")
    if button.style == .image {
      guard let label = labels.above(button.index) else { return nil }
      problem.message = "the label \"\(label.words)\" is above the image button; its place is below"
      problem.reviewReason = .otherPurpose
      return problem
    }
    let control = button.element.control
    guard control.isBordered == false, control.imagePosition == "below", let words = button.words(on: screen) else {
      return nil
    }
    problem.message = "the title \"\(words)\" is above the button's image; its place is below"
    return problem
  }
}
