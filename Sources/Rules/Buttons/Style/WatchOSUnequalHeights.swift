import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// Buttons of watchOS that stand together are of different heights.
///
/// ## What it reports
/// Two neighbouring buttons of watchOS of different heights: side by side any two, below one another two with titles. The
/// heights are those of the recorded frames, or where there are none the control sizes. A note, at the second of each pair.
///
/// ## Why it matters
/// On a display this small, buttons that differ look like a fault, and the lower one is harder to hit.
///
/// ## Example
/// Apple's page, Buttons, watchOS: "If two buttons must share the same horizontal space, use the same height for both"; "use
/// the same height for vertical stacks of one- and two-line text buttons".
///
/// ## Known limits
/// Storyboards of WatchKit are not read: only interface trees. Heights that follow the title are not computed.
///
/// ## Source
/// Human Interface Guidelines, Buttons, watchOS.
struct WatchOSUnequalHeights: ScreenRule {
  static let name = "watchos-unequal-heights"
  static let severity = Severity.note

  /// The neighbours of different heights.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform == .watchOS else { return [] }
    return ButtonLine.all(on: screen).flatMap { line in
      line.neighbours.compactMap { Self.finding($0, $1, in: line.axis, on: screen) }
    }
  }

  private static func finding(
    _ one: Int, _ other: Int, in axis: ButtonLine.Axis, on screen: ScreenFacts
  ) -> Finding? {
    let pair = [one, other]
    if axis == .vertical, !pair.allSatisfy({ screen.style(of: $0).shown == .text }) { return nil }
    let heights = pair.compactMap { screen.elements[$0].element.frame?.height }
    let sizes = pair.compactMap { screen.style(of: $0).size }
    let words = heights.count == 2 ? heights.map { "\($0) pt high" } : sizes.map { "of the size \($0)" }
    guard words.count == 2, words[0] != words[1] else { return nil }
    let place = axis == .horizontal ? "beside" : "above"
    return screen.styleFinding(
      Self.self, at: other,
      "the button \(screen.naming(of: other)) is \(words[1]), \(screen.naming(of: one)) \(place) it \(words[0]); they "
        + "should be of one height",
      evidence: [
        "height": .text(words[1]), "otherHeight": .text(words[0]), "other": .text(screen.elements[one].reference.path),
      ],
      reviewReason: screen.elements[other].element.styleReviewReason ?? screen.elements[one].element.styleReviewReason)
  }
}
