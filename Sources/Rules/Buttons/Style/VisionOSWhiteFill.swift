import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A custom visionOS button is white with a black title, the system's style for "on".
///
/// ## What it reports
/// A button of a visionOS interface with its own white fill and a black title or symbol, in light appearance. Buttons
/// that are selected or on are not reported; the style is meant for them. Severity: warning. Needs review if code may
/// set other colors.
///
/// ## Why it matters
/// "The system reserves this visual style to convey the toggled state": people think that the button is on.
///
/// ## Example
/// Human Interface Guidelines, Buttons, visionOS: "Avoid creating a custom button that uses a white background fill and
/// black text or icons."
///
/// ## Known limits
/// Colors set in code are not seen. Nearly white and nearly black count; the thresholds are our own.
///
/// ## Source
/// Human Interface Guidelines, Buttons, visionOS.
struct VisionOSWhiteFill: ScreenRule {
  static let name = "visionos-white-fill"
  static let severity = Severity.warning

  /// The buttons that look as if they are on.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform == .visionOS else { return [] }
    return screen.shownButtons.compactMap { Self.finding(at: $0, on: screen) }
  }

  private static func finding(at index: Int, on screen: ScreenFacts) -> Finding? {
    let control = screen.elements[index].element.control
    let colors = ButtonColors(screen: screen, index: index)
    guard control.isSelected != true, control.isOn != true,
      case .color(let fill) = colors.fill(in: .normal, .light), fill.isWhite,
      let reference = colors.foreground(in: .normal) ?? screen.elements[index].element.appearance.tintColor,
      let content = screen.colors.color(reference, in: .light), content.isBlack
    else { return nil }
    return screen.styleFinding(
      Self.self, at: index,
      "\(screen.name(of: index)) is black (\(content.hexadecimal)) on white (\(fill.hexadecimal)), which visionOS "
        + "reserves for buttons that are on",
      evidence: ["title": .text(content.hexadecimal), "background": .text(fill.hexadecimal)],
      reviewReason: screen.elements[index].element.styleReviewReason)
  }
}

extension RGBColor {
  fileprivate var isWhite: Bool { min(red, green, blue, alpha) >= ButtonGuidelines.visionWhitest.value }
  fileprivate var isBlack: Bool {
    max(red, green, blue) <= ButtonGuidelines.visionBlackest.value && alpha >= ButtonGuidelines.visionWhitest.value
  }
}
