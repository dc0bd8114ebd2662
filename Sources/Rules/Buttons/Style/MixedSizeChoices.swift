import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// Two adjacent buttons have different control sizes.
///
/// ## What it reports
/// Two neighboring titled buttons, in the same stack or row, whose control sizes differ: UIKit's `buttonSize` or
/// SwiftUI's `controlSize`, set for at least one of them. Reported at the second button. Severity: note. Needs review
/// if a button has a custom class or an outlet. The system arranges buttons in bars, so those are not judged.
///
/// ## Why it matters
/// "Use style, not size, to visually distinguish the preferred choice among multiple options": buttons of the same size
/// look like one set of choices; different sizes "can make the interface look confusing and inconsistent".
///
/// ## Example
/// Sign-in buttons of three heights below each other (woocommerce/woocommerce-ios#15327); "the two button sizes are
/// inconsistent … this looks unprofessional" (bryceco/GoMap#462).
///
/// ## Known limits
/// AppKit controls are not judged, nor buttons that a style of SwiftUI shows without a bezel. Only sizes that the file names
/// are compared, not frames.
///
/// ## Source
/// Human Interface Guidelines, Buttons, style.
struct MixedSizeChoices: ScreenRule {
  static let name = "mixed-size-choices"
  static let severity = Severity.note

  /// The neighbors with different sizes.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform != .macOS || screen.tree.framework == .swiftUI else { return [] }
    return ButtonLine.all(on: screen).flatMap { line in
      line.neighbors.compactMap { Self.finding($0, $1, on: screen) }
    }
  }

  private static func finding(_ one: Int, _ other: Int, on screen: ScreenFacts) -> Finding? {
    let styles = [one, other].map { screen.style(of: $0) }
    guard styles.allSatisfy({ ($0.shown == .text || $0.shown == .textAndIcon) && !$0.isBare }),
      styles.contains(where: { $0.size != nil }),
      let size = screen.controlSize(of: other), let otherSize = screen.controlSize(of: one), size != otherSize
    else { return nil }
    return screen.styleFinding(
      Self.self, at: other,
      "\(screen.name(of: other)) is \(size.name), but \(screen.name(of: one)) next to it is \(otherSize.name); "
        + "choices should have the same size",
      evidence: [
        "size": .text(size.name), "otherSize": .text(otherSize.name),
        "other": .text(screen.elements[one].reference.path),
      ],
      reviewReason: screen.elements[other].element.styleReviewReason ?? screen.elements[one].element.styleReviewReason)
  }
}

extension ScreenFacts {
  /// The control size of a button, regular by default; nil for a UIKit button without a configuration, which has none.
  fileprivate func controlSize(of index: Int) -> ControlSize? {
    let control = elements[index].element.control
    let hasSizes = control.configuration != nil || tree.framework == .swiftUI || tree.platform == .visionOS
    return style(of: index).size ?? (hasSizes ? .regular : nil)
  }
}
