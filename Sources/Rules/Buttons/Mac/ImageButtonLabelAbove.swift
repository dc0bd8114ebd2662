import AuditModel
import RuleKit
import ScreenAnalysis

/// The label of an image button is above the image.
///
/// ## What it reports
/// An AppKit button without a border whose title is above its image (`imagePosition` `below`). Severity: note. An image
/// button with a label directly above it and centered on it needs review.
///
/// ## Why it matters
/// Everywhere else in the system, the name of an image is below it.
///
/// ## Example
/// A row of pictures to choose from, each with its name above the picture.
///
/// ## Known limits
/// Labels at the side of an image button are not reported: a title at the side of an icon makes it a button with text.
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
    let labels = AdjacentLabels(screen)
    return buttons.compactMap { problem(of: $0, labels, on: screen)?.finding(of: Self.self, at: $0.index, on: screen) }
  }

  private func problem(of button: MacButton, _ labels: AdjacentLabels, on screen: ScreenFacts) -> Problem? {
    var problem = Problem("")
    if button.style == .image {
      guard let label = labels.centeredAbove(button.index) else { return nil }
      problem.message = "the label \"\(label.words)\" is above the image button; it belongs below it"
      problem.reviewReason = .otherPurpose
      return problem
    }
    let control = button.element.control
    guard control.isBordered == false, control.imagePosition == .below, let words = button.words(on: screen) else {
      return nil
    }
    problem.message = "the title \"\(words)\" is above the button's image; it belongs below it"
    return problem
  }
}
