import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// visionOS buttons have a shape meant for other content or another direction.
///
/// ## What it reports
/// A visionOS button whose border shape is set and is not the one that its content and its neighbors call for: a capsule
/// for a text button in a horizontal row of several, a rounded rectangle in a vertical stack, a capsule for a text button
/// by itself and for text with an icon, and a circle or a capsule (which is a circle if it is square) for an icon.
/// Severity: note. Needs review if code may change it.
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
    let axes = Self.axes(of: screen)
    return screen.shownButtons.compactMap { index in
      Self.setting(of: index, in: axes[index], on: screen).flatMap { Self.finding(at: index, $0, on: screen) }
    }
  }

  /// Where a button is, or what it shows, and the shapes for that, the preferred one first.
  private typealias Setting = (words: String, shapes: [Control.BorderShape])

  /// The directions of the lines of two or more text buttons, by button.
  private static func axes(of screen: ScreenFacts) -> [Int: ButtonLine.Axis] {
    ButtonLine.all(on: screen).reduce(into: [:]) { axes, line in
      let texts = line.buttons.filter { screen.style(of: $0).shown == .text }
      if texts.count > 1 { for index in texts { axes[index] = line.axis } }
    }
  }

  private static func setting(of index: Int, in axis: ButtonLine.Axis?, on screen: ScreenFacts) -> Setting? {
    switch (screen.style(of: index).shown, axis) {
    case (.text, .horizontal): (" in a horizontal row", [ButtonGuidelines.visionRowShape.value])
    case (.text, .vertical): (" in a vertical stack", [ButtonGuidelines.visionStackShape.value])
    case (.text, nil): (" by itself", [ButtonGuidelines.visionRowShape.value])
    case (.textAndIcon, _): (" with text and icon", [ButtonGuidelines.visionRowShape.value])
    case (.icon, _): (" with an icon alone", ButtonGuidelines.visionIconShapes.value)
    case (nil, _): nil
    }
  }

  private static func finding(at index: Int, _ setting: Setting, on screen: ScreenFacts) -> Finding? {
    guard let shape = screen.style(of: index).shape, !setting.shapes.contains(shape),
      let expected = setting.shapes.first
    else { return nil }
    return screen.styleFinding(
      Self.self, at: index,
      "\(screen.name(of: index))\(setting.words) has the shape \(shape.name); visionOS prefers \(expected.name)",
      evidence: ["shape": .text(shape.name), "expected": .text(expected.name)],
      reviewReason: screen.elements[index].element.styleReviewReason)
  }
}
