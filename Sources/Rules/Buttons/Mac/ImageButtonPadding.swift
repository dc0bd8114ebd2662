import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// An image button has too little padding around its image; off by default.
///
/// ## What it reports
/// An AppKit image button, not in a toolbar, whose image comes closer than 10 pixels to an edge of the button.
/// Severity: note. Less than 5 pt is too little even on 2x displays; 5 to 10 pt is too little only on 1x displays and
/// needs review. Buttons with an outlet or a custom class need review too.
///
/// ## Why it matters
/// The invisible edges of the button bound the area that can be clicked: a click just next to the image is lost.
///
/// ## Example
/// The gear at the edge of a small window was as large as its symbol and hard to click (mannylopez/TinyMoonApp#1): a
/// button of 20 × 20 pt with an image of 16 × 16 pt, 2 pt from its edges.
///
/// ## Known limits
/// The size of an image is the one that Interface Builder recorded. Images that are scaled to the button are judged by
/// their own size.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Image buttons ("include about 10 pixels of padding between the edges of the
/// image and the button edges").
struct ImageButtonPadding: ScreenRule {
  static let name = "image-button-padding"
  static let severity = Severity.note
  static let concernsSpeech = false
  static let isOnByDefault = false

  /// The padding of the guidelines, in pixels.
  private static let padding = ButtonGuidelines.macImagePadding.value

  /// The image buttons with too little padding.
  func findings(on screen: ScreenFacts) -> [Finding] {
    MacButton.all([.image], on: screen).compactMap { button in
      screen.isInWindowFrame(button.index)
        ? nil : problem(of: button, on: screen)?.finding(of: Self.self, at: button.index, on: screen)
    }
  }

  private func problem(of button: MacButton, on screen: ScreenFacts) -> Problem? {
    let frame = screen.layouts.originalScreen.frames[button.index] ?? button.element.frame
    guard let frame, !frame.isEmpty, let image = button.image, let size = image.size else { return nil }
    let padding = min((frame.width - size.width).value, (frame.height - size.height).value) / 2
    guard padding < Self.padding else { return nil }
    let nearest = Points(max(padding, 0))
    return Problem(
      "the image \"\(image.name)\" is only \(nearest) pt from the button's edge; it should be \(Int(Self.padding)) pixels",
      evidence: ["padding": .points(nearest), "width": .points(frame.width), "height": .points(frame.height)],
      reviewReason: padding < Self.padding / 2
        ? screen.elements[button.index].reviewReason(codeMay: .style) : .onePixelPerPoint)
  }
}
