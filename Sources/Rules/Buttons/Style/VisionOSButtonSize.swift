import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// visionOS has no button with this shape and content in this size.
///
/// ## What it reports
/// A visionOS button whose control size is set but not available for its shape in Apple's table: mini and extra large
/// are only for circles, and a button with a symbol and a title is regular or large. A button without a shape is
/// treated like the usual shapes of its content: a capsule for a symbol with a title, a capsule or rounded rectangle
/// for a title alone. Severity: note.
///
/// ## Why it matters
/// The system uses another size, or draws one that no other app has.
///
/// ## Example
/// Human Interface Guidelines, Buttons, visionOS: capsules with text and icon come in regular (44 pt) and large (52 pt)
/// only.
///
/// ## Known limits
/// Sizes and shapes set in code are not seen. Circles are available in all sizes.
///
/// ## Source
/// Human Interface Guidelines, Buttons, visionOS, table of sizes.
struct VisionOSButtonSize: ScreenRule {
  static let name = "visionos-button-size"
  static let severity = Severity.note

  /// The buttons with a size that is not available for their shape.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform == .visionOS else { return [] }
    return screen.shownButtons.compactMap { Self.finding(at: $0, on: screen) }
  }

  private static func finding(at index: Int, on screen: ScreenFacts) -> Finding? {
    let style = screen.style(of: index)
    guard let size = style.size, let content = style.shown,
      let sizes = ButtonGuidelines.visionSizes(shape: style.shape, content: content)?.value, !sizes.contains(size),
      let height = ButtonGuidelines.visionHeight(of: size)?.value
    else { return nil }
    let available = sizes.map(\.name)
    let shape = style.shape.map { "\($0.name) " } ?? ""
    return screen.styleFinding(
      Self.self, at: index,
      "\(screen.name(of: index)) is a \(shape)button with \(content.words) in the size \(size.name) (\(Points(height)) pt); "
        + "visionOS has these sizes for it: \(available.joined(separator: ", "))",
      evidence: ["size": .text(size.name), "content": .text(content.rawValue), "available": .list(available)],
      reviewReason: screen.elements[index].element.styleReviewReason)
  }
}

extension ButtonGuidelines.Content {
  /// The content for a person.
  fileprivate var words: String {
    switch self {
    case .text: "a title"
    case .icon: "a symbol"
    case .textAndIcon: "a title and a symbol"
    }
  }
}
