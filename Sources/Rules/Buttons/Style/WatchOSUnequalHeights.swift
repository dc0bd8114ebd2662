import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// Adjacent watchOS buttons have different heights.
///
/// ## What it reports
/// Two neighboring watchOS buttons of different heights: any two side by side, or two with titles below each other. The
/// heights are those of the recorded frames or, without frames, the control sizes. Reported at the second button of
/// each pair. Severity: note.
///
/// ## Why it matters
/// On a display this small, buttons that differ look like a mistake, and the shorter one is harder to hit.
///
/// ## Example
/// Human Interface Guidelines, Buttons, watchOS: "If two buttons must share the same horizontal space, use the same
/// height for both"; "use the same height for vertical stacks of one- and two-line text buttons".
///
/// ## Known limits
/// WatchKit storyboards are not read, only interface trees. Heights that follow the title are not computed.
///
/// ## Source
/// Human Interface Guidelines, Buttons, watchOS.
struct WatchOSUnequalHeights: ScreenRule {
  static let name = "watchos-unequal-heights"
  static let severity = Severity.note
  static let concernsSpeech = false

  /// The neighbors with different heights.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform == .watchOS else { return [] }
    return ButtonLine.all(on: screen).flatMap { line in
      line.neighbors.compactMap { Self.finding($0, $1, in: line.axis, on: screen) }
    }
  }

  private static func finding(
    _ one: Int, _ other: Int, in axis: ButtonLine.Axis, on screen: ScreenFacts
  ) -> Finding? {
    let pair = [one, other]
    if axis == .vertical, !pair.allSatisfy({ screen.style(of: $0).shown == .text }) { return nil }
    let heights = pair.compactMap { screen.elements[$0].element.frame?.height }
    let sizes = pair.compactMap { screen.style(of: $0).size }
    let words = heights.count == 2 ? heights.map { "\($0) pt tall" } : sizes.map { "of the size \($0)" }
    guard words.count == 2, words[0] != words[1] else { return nil }
    let position = axis == .horizontal ? "next to" : "above"
    return screen.styleFinding(
      Self.self, at: other,
      "\(screen.name(of: other)) is \(words[1]), but \(screen.name(of: one)) \(position) it is \(words[0]); they "
        + "should have the same height",
      evidence: [
        "height": .text(words[1]), "otherHeight": .text(words[0]), "other": .text(screen.elements[one].reference.path),
      ],
      reviewReason: screen.elements[other].element.styleReviewReason ?? screen.elements[one].element.styleReviewReason)
  }
}
