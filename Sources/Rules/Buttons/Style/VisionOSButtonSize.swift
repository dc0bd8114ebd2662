import AuditModel
import PlatformData
import RuleKit
import ScreenAnalysis

/// visionOS has no button of that shape and content in that size.
///
/// ## What it reports
/// A button of visionOS whose control size is set, and for whose shape Apple's table has no such size: mini and extra large
/// are for circles alone, and a button with a symbol and a title is regular or large. A button without a set shape counts as what
/// its content usually is: a symbol with a title as a capsule, a title alone as capsule or rounded rectangle. A note.
///
/// ## Why it matters
/// The system takes another size, or draws one that no other app has.
///
/// ## Example
/// Apple's page, Buttons, visionOS: capsules with text and icon are regular (44 pt) and large (52 pt) only.
///
/// ## Known limits
/// Sizes and shapes that code sets are not seen. Circles are available in all sizes.
///
/// ## Source
/// Human Interface Guidelines, Buttons, visionOS, table of sizes.
struct VisionOSButtonSize: ScreenRule {
  static let name = "visionos-button-size"
  static let severity = Severity.note

  /// The buttons of sizes that their shapes do not have.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard screen.tree.platform == .visionOS else { return [] }
    return screen.shownButtons.compactMap { Self.finding(at: $0, on: screen) }
  }

  private static func finding(at index: Int, on screen: ScreenFacts) -> Finding? {
    let style = screen.style(of: index)
    guard let size = style.size, let content = style.shown,
      let sizes = ButtonGuidelines.visionSizes(shape: style.shape, content: content)?.value, !sizes.contains(size),
      let height = ButtonGuidelines.visionHeights.value[size]
    else { return nil }
    let available = sizes.sorted {
      (ButtonGuidelines.visionHeights.value[$0] ?? 0) < (ButtonGuidelines.visionHeights.value[$1] ?? 0)
    }
    let shape = style.shape.map { "\($0) " } ?? ""
    return screen.styleFinding(
      Self.self, at: index,
      "the \(shape)button \(screen.naming(of: index)) with \(content.words) is \(size) (\(Points(height)) pt); visionOS has it "
        + "\(available.joined(separator: ", "))",
      evidence: ["size": .text(size), "content": .text(content.rawValue), "available": .list(available)],
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
