import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// visionOS text buttons have the shape meant for the other direction.
///
/// ## What it reports
/// A visionOS text button in a horizontal row of several whose border shape is set and is not a capsule, or one in a
/// vertical stack whose shape is not a rounded rectangle. Severity: note. Needs review if code may change it.
///
/// ## Why it matters
/// In a stack, rounded rectangles leave less space between the titles. In a row, capsules show where one button ends.
///
/// ## Example
/// Human Interface Guidelines, Buttons, visionOS: "Prefer the rounded-rectangle shape in a vertical stack of buttons
/// and prefer the capsule shape in a horizontal row of buttons."
///
/// ## Known limits
/// If the file does not name a shape, the system chooses it and nothing is reported.
///
/// ## Source
/// Human Interface Guidelines, Buttons, visionOS.
struct VisionOSButtonShape: ScreenRule {
  static let name = "visionos-button-shape"
  static let severity = Severity.note

  /// The buttons with the other shape.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform == .visionOS else { return [] }
    return ButtonLine.all(on: screen).flatMap { line -> [Finding] in
      let texts = line.buttons.filter { screen.style(of: $0).shown == .text }
      return texts.count < 2 ? [] : texts.compactMap { Self.finding(at: $0, in: line.axis, on: screen) }
    }
  }

  private static func finding(at index: Int, in axis: ButtonLine.Axis, on screen: ScreenFacts) -> Finding? {
    let isRow = axis == .horizontal
    let expected = (isRow ? ButtonGuidelines.visionRowShape : ButtonGuidelines.visionStackShape).value
    guard let shape = screen.style(of: index).shape, shape != expected else { return nil }
    return screen.styleFinding(
      Self.self, at: index,
      "\(screen.name(of: index)) in a \(isRow ? "horizontal row" : "vertical stack") has the shape "
        + "\(shape.name); visionOS prefers \(expected.name)",
      evidence: ["shape": .text(shape.name), "expected": .text(expected.name)],
      reviewReason: screen.elements[index].element.styleReviewReason)
  }
}
