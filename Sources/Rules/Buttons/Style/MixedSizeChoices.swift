import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// Two buttons that stand side by side are of different control sizes.
///
/// ## What it reports
/// Two neighbouring titled buttons, in a stack or row of their own, whose control sizes differ: UIKit's `buttonSize` or SwiftUI's
/// `controlSize`, of which one at least is set. A note, at the second; a request for review where it has a class of the app's own
/// or an outlet. Buttons in bars are the system's to arrange.
///
/// ## Why it matters
/// "Use style, not size, to visually distinguish the preferred choice among multiple options": buttons of one size are seen as one
/// set of choices, those of two "can make the interface look confusing and inconsistent".
///
/// ## Example
/// Buttons to sign in of three heights below one another (woocommerce/woocommerce-ios#15327); "the two button sizes are
/// inconsistent … this looks unprofessional" (bryceco/GoMap#462).
///
/// ## Known limits
/// No hit on nine public apps: only AppKit controls (65) have a control size in their files, and those are not judged. Only sizes that
/// the file names are compared, not frames.
///
/// ## Source
/// Human Interface Guidelines, Buttons, style.
struct MixedSizeChoices: ScreenRule {
  static let name = "mixed-size-choices"
  static let severity = Severity.note

  /// The neighbours of different sizes.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform != .macOS || screen.tree.framework == .swiftUI else { return [] }
    return ButtonLine.all(on: screen).flatMap { line in
      line.neighbours.compactMap { Self.finding($0, $1, on: screen) }
    }
  }

  private static func finding(_ one: Int, _ other: Int, on screen: ScreenFacts) -> Finding? {
    let styles = [one, other].map { screen.style(of: $0) }
    guard styles.allSatisfy({ $0.shown == .text || $0.shown == .textAndIcon }),
      styles.contains(where: { $0.size != nil }),
      let size = screen.controlSize(of: other), let otherSize = screen.controlSize(of: one), size != otherSize
    else { return nil }
    return screen.styleFinding(
      Self.self, at: other,
      "the button \(screen.naming(of: other)) is \(size), the button \(screen.naming(of: one)) beside it \(otherSize); "
        + "choices should be of one size",
      evidence: [
        "size": .text(size), "otherSize": .text(otherSize), "other": .text(screen.elements[one].reference.path),
      ],
      reviewReason: screen.elements[other].element.styleReviewReason ?? screen.elements[one].element.styleReviewReason)
  }
}

extension ScreenFacts {
  /// The control size of a button; regular where it has sizes and sets none, nil where it has none: UIKit's without configuration.
  fileprivate func controlSize(of index: Int) -> String? {
    let control = elements[index].element.control
    let hasSizes = control.configuration != nil || tree.framework == .swiftUI || tree.platform == .visionOS
    return style(of: index).size ?? (hasSizes ? "regular" : nil)
  }
}
