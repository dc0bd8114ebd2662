import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// Small or mini buttons of visionOS stand in a stack or row.
///
/// ## What it reports
/// A mini (28 pt) or small (32 pt) button of visionOS in a vertical stack or horizontal row of several, by its control size or, where
/// none is set, by the height of its frame. A note; a request for review where code may change it.
///
/// ## Why it matters
/// People aim with their eyes, and small neighbours are hard to tell apart by looking.
///
/// ## Example
/// Apple's page, Buttons, visionOS: "It's usually best to avoid displaying small or mini buttons in a vertical stack or
/// horizontal row."
///
/// ## Known limits
/// Sizes that code sets are not seen.
///
/// ## Source
/// Human Interface Guidelines, Buttons, visionOS.
struct VisionOSSmallInStack: ScreenRule {
  static let name = "visionos-small-in-stack"
  static let severity = Severity.note

  /// The small buttons in lines.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform == .visionOS else { return [] }
    return ButtonLine.all(on: screen).flatMap { line in
      line.buttons.compactMap { Self.finding(at: $0, in: line.axis, on: screen) }
    }
  }

  private static func finding(at index: Int, in axis: ButtonLine.Axis, on screen: ScreenFacts) -> Finding? {
    let small = ButtonGuidelines.visionSmallSizes.value
    let heights = ButtonGuidelines.visionHeights.value
    let frame = screen.elements[index].element.frame
    let byHeight = small.sorted().first { heights[$0] == frame?.height.value }
    guard let size = screen.style(of: index).size ?? byHeight, small.contains(size), let height = heights[size] else {
      return nil
    }
    return screen.styleFinding(
      Self.self, at: index,
      "the button \(screen.naming(of: index)) in a \(axis == .horizontal ? "horizontal row" : "vertical stack") is \(size) "
        + "(\(Points(height)) pt); visionOS keeps such buttons out of stacks and rows",
      evidence: ["size": .text(size)], reviewReason: screen.elements[index].element.styleReviewReason)
  }
}
