import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// Small or mini visionOS buttons are in a stack or row.
///
/// ## What it reports
/// A mini (28 pt) or small (32 pt) visionOS button in a vertical stack or horizontal row of several, judged by its
/// control size or, if none is set, by the height of its frame. Severity: note. Needs review if code may change it.
///
/// ## Why it matters
/// People aim with their eyes, and small adjacent buttons are hard to tell apart by looking at them.
///
/// ## Example
/// Human Interface Guidelines, Buttons, visionOS: "It's usually best to avoid displaying small or mini buttons in a
/// vertical stack or horizontal row."
///
/// ## Known limits
/// Sizes set in code are not seen.
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
    let frame = screen.elements[index].element.frame
    let byHeight = small.first { ButtonGuidelines.visionHeight(of: $0)?.value == frame?.height.value }
    guard let size = screen.style(of: index).size ?? byHeight, small.contains(size),
      let height = ButtonGuidelines.visionHeight(of: size)?.value
    else {
      return nil
    }
    return screen.styleFinding(
      Self.self, at: index,
      "\(screen.name(of: index)) in a \(axis == .horizontal ? "horizontal row" : "vertical stack") is \(size.name) "
        + "(\(Points(height)) pt); avoid this size in stacks and rows",
      evidence: ["size": .text(size.name)], reviewReason: screen.elements[index].element.styleReviewReason)
  }
}
