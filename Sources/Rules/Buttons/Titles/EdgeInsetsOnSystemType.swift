import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// A button whose content the system provides has edge insets.
///
/// ## What it reports
/// Nonzero insets of title, image or content on a button of the type info, contact or detail disclosure. Severity:
/// note.
///
/// ## Why it matters
/// The system positions the symbol. Insets move or squeeze it.
///
/// ## Example
/// A button of the type `infoLight` with an image inset of 8 pt on the left.
///
/// ## Known limits
/// Insets set in code are not seen.
///
/// ## Source
/// UIKit, UIButton ("There should be no reason for you to adjust the edge insets for info, contact, or disclosure
/// buttons").
struct EdgeInsetsOnSystemType: ScreenRule {
  static let name = "edge-insets-on-system-type"
  static let severity = Severity.note

  /// The buttons with insets whose content the system provides.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform != .macOS else { return [] }
    return screen.elements.indices.compactMap { index in
      let element = screen.elements[index].element
      guard element.kind == .button, let type = element.control.type,
        UIKitMetrics.typesWithoutInsets.value.contains(type), let insets = element.control.insets,
        let which = Self.parts.first(where: { part in part.insets(insets).map { $0 != Insets() } ?? false })
      else { return nil }
      return Problem(
        "the button of the type \(type.name) has \(which.name) insets, but the system positions its content"
      )
      .finding(of: Self.self, at: index, on: screen)
    }
  }

  private static let parts: [(name: String, insets: @Sendable (ControlInsets) -> Insets?)] = [
    ("content", { $0.content }), ("title", { $0.title }), ("image", { $0.image }),
  ]
}
