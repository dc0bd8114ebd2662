import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// An image button keeps too little room round its image.
///
/// ## What it reports
/// An image button of AppKit, not in a toolbar, whose image comes nearer than 10 pixels to an edge of the button: a note
/// where that holds at two pixels a point (5 pt), a request for review from there to 10 pt, which are 10 pixels on displays
/// of one pixel a point. Buttons with an outlet or a class of the app's own are a request for review.
///
/// ## Why it matters
/// The button's edges are where it can be clicked, even though nobody sees them: a click just beside the image is lost.
///
/// ## Example
/// The gear at the edge of a small window was as large as its symbol, and hard to click (mannylopez/TinyMoonApp#1): a
/// button of 20 × 20 pt with an image of 16 × 16 pt, 2 pt from its edges.
///
/// ## Known limits
/// The size of an image is the one that Interface Builder recorded; images that are scaled up to the button are judged by
/// their own size. On nine public apps the one image button is ten times as large as its symbol: no hits.
///
/// ## Source
/// Human Interface Guidelines, Buttons, Image buttons ("include about 10 pixels of padding between the edges of the image
/// and the button edges").
struct ImageButtonPadding: ScreenRule {
  static let name = "image-button-padding"
  static let severity = Severity.note

  /// The padding of the page, in pixels.
  private static let padding = ButtonGuidelines.macImagePadding.value

  /// The image buttons without room.
  func findings(on screen: ScreenFacts) -> [Finding] {
    MacButton.all([.image], on: screen).compactMap { button in
      screen.isInWindowFrame(button.index)
        ? nil : problem(of: button, on: screen)?.finding(of: Self.self, at: button.index, on: screen)
    }
  }

  private func problem(of button: MacButton, on screen: ScreenFacts) -> Problem? {
    let frame = screen.layouts.originalScreen.frames[button.index] ?? button.element.frame
    guard let frame, !frame.isEmpty, let image = button.image, let size = image.size else { return nil }
    let room = min((frame.width - size.width).value, (frame.height - size.height).value) / 2
    guard room < Self.padding else { return nil }
    let nearest = Points(max(room, 0))
    return Problem(
      "the image \"\(image.name)\" comes within \(nearest) pt of the button's edge, less than \(Int(Self.padding)) pixels",
      evidence: ["padding": .points(nearest), "width": .points(frame.width), "height": .points(frame.height)],
      reviewReason: room < Self.padding / 2
        ? screen.elements[button.index].reviewReason(codeMay: "change it") : .onePixelPerPoint)
  }
}
