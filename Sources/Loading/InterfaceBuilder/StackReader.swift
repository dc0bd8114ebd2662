import AuditModel
import PlatformData

/// Reads how a stack view arranges its views.
enum StackReader {
  /// Reads a stack's own properties.
  static func read(_ source: ObjectSource, into layout: inout LayoutProperties) {
    let node = source.node
    layout.axis = node["axis"] ?? node["orientation"] ?? "horizontal"
    layout.distribution = node["distribution"]
    layout.alignment = node["alignment"]
    layout.spacing = node["spacingType"] == "standard" ? standardSpacing : node.points("spacing")
    guard source.file.platform == .macOS else { return }
    layout.distribution = layout.distribution ?? "gravityAreas"
    layout.spacing = layout.spacing ?? standardSpacing
    layout.edgeInsets = node.child(key: "edgeInsets")?.insets
    layout.stackHugging = AxisPriorities(node, "StackHuggingPriority")
    layout.clippingResistance = AxisPriorities(node, "ClippingResistancePriority")
    layout.detachesHiddenViews = node.flag("detachesHiddenViews")
  }

  /// The system's distance between the views of a stack (`UIStackView.spacingUseSystem`); AppKit's stacks have it where the
  /// file names none (measured: 46 of 55 gaps in public files are that less the alignment insets of the views).
  private static let standardSpacing = Points(LayoutMargins.stackSpacing.value)

  /// The distances after each arranged view of an AppKit stack, in their order; nil where the stack's own holds.
  static func customSpacings(of node: XMLNode) -> [Points?] {
    let spacings = node.child("customSpacing")?.children ?? []
    return spacings.map { $0.number("value").flatMap { $0 < useDefault ? Points($0) : nil } }
  }

  /// `NSStackView.useDefaultSpacing` is the largest `Float`; no stack has a distance near it.
  private static let useDefault = 1e6

  /// The areas of an AppKit stack by the element that holds their views.
  static let gravities = ["beginningViews": "leading", "middleViews": "center", "endViews": "trailing"]
}

extension AxisPriorities {
  /// The priorities that attributes with this ending name; nil where there are none.
  init?(_ node: XMLNode, _ ending: String) {
    let (horizontal, vertical) = (node.number("horizontal" + ending), node.number("vertical" + ending))
    guard horizontal != nil || vertical != nil else { return nil }
    self.init(horizontal: horizontal, vertical: vertical)
  }
}
