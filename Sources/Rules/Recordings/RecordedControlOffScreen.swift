import AuditModel
import RuleKit
import ScreenAnalysis

/// A recorded control extends beyond the left or right edge of the screen in one language only.
///
/// ## What it reports
/// A visible control or text in a tree recorded from the running app that extends by more than 2 pt beyond the left or right edge
/// of the screen, and does not in the recording of the same screen in the development language. Severity: warning.
///
/// ## Why it matters
/// The end of the title is cut off, and what lies beyond the edge cannot be tapped.
///
/// ## Example
/// The button `next` ends at 370 pt in English, and at 431 pt in German on a screen of 390 pt.
///
/// ## Known limits
/// Elements in scroll views and collection views, which may scroll sideways, and the upper and lower edges are not judged.
///
/// ## Source
/// WCAG 2.2, 1.4.10; see `control-off-screen`, which judges the sources.
struct RecordedControlOffScreen: ScreenRule {
  static let name = "recorded-control-off-screen"
  static let severity = Severity.warning
  static let appliesToRecordings = true

  /// The controls beyond an edge.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard let reference = screen.recordedReference, let width = screen.screen.size?.width, width > 0 else { return [] }
    return findingsByElement(on: screen) { context in
      guard let other = reference.pairs[context.index], context.isRecordedContent, context.scrollContainer == nil,
        let frame = screen.placedFrames[context.index], let original = reference.frames[other],
        !frame.isEmpty, Self.beyond(original, width) <= RecordedFrames.tolerance
      else { return nil }
      let distance = Self.beyond(frame, width)
      guard distance > RecordedFrames.tolerance else { return nil }
      let name = screen.name(of: context.index, showing: context.element.recordedWords)
      return Problem(
        "\(name) extends \(distance.side) pt beyond the \(frame.x < 0 ? "left" : "right") edge, unlike in \(reference.locale)",
        locale: screen.tree.locale, evidence: ["beyond": .points(distance), "reference": .text(reference.file)])
    }
  }

  private static func beyond(_ frame: Rect, _ width: Points) -> Points { max(.zero - frame.x, frame.maxX - width) }
}
