import AuditModel

/// Reads how a view is placed: constraints, mask, priorities, guides, margins, size classes.
enum LayoutReader {
  /// What the file says of an object's layout.
  static func read(_ source: ObjectSource) -> LayoutProperties {
    let node = source.node
    var layout = LayoutProperties()
    layout.constraints = ConstraintReader.read(node)
    layout.autoresizing = autoresizing(of: source)
    layout.hugging = AxisPriorities(node, "HuggingPriority")
    layout.compressionResistance = AxisPriorities(node, "CompressionResistancePriority")
    let isPlacedByConstraints = node.flag("translatesAutoresizingMaskIntoConstraints") == false
    layout.usesConstraints = isPlacedByConstraints && node.flag("fixedFrame") != true ? true : nil
    layout.isMisplaced = node.flag("misplaced")
    layout.isAmbiguous = node.flag("ambiguous")
    layout.guides = guides(of: node)
    layout.variations = VariationReader.read(node)
    layout.role = node["key"]
    layout.semanticContent = semanticContent(of: node)
    layout.preferredMaxWidth = preferredMaxWidth(of: node)
    layout.embeds = embeddedController(of: node)
    readMargins(node, into: &layout)
    readIntrinsicSize(source, into: &layout)
    if node.name == "stackView" { StackReader.read(source, into: &layout) }
    ContainerLayoutReader.read(source, into: &layout)
    return layout
  }

  /// Reads the margins, in either spelling, and what they follow.
  private static func readMargins(_ node: XMLNode, into layout: inout LayoutProperties) {
    let margins = margins(of: node)
    layout.margins = margins?.insets
    layout.marginsAreDirectional = margins?.name == "directionalEdgeInsets" ? true : nil
    layout.followsReadableWidth = node.flag("layoutMarginsFollowReadableWidth")
    layout.preservesSuperviewMargins = node.flag("preservesSuperviewLayoutMargins")
    layout.insetsMarginsFromSafeArea = node.flag("insetsLayoutMarginsFromSafeArea")
  }

  /// The element of a view's margins; a layout guide may have the same key.
  static func margins(of node: XMLNode) -> XMLNode? {
    node.child(key: "layoutMargins", name: "edgeInsets")
      ?? node.child(key: "directionalLayoutMargins", name: "directionalEdgeInsets")
  }

  /// Reads the size that Interface Builder cached, or the one that it was told to take.
  private static func readIntrinsicSize(_ source: ObjectSource, into layout: inout LayoutProperties) {
    layout.intrinsicSize = source.file.intrinsicSizes[source.id]
    let sides = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"].map { source.node[$0] }
    guard sides.contains(where: { $0 != nil }) else { return }
    layout.hasPlaceholderIntrinsicSize = true
    let lengths = sides.map { $0.flatMap(Double.init).map { $0.isFinite ? Points($0) : noLength } ?? noLength }
    layout.intrinsicSize = Size(width: lengths[0], height: lengths[1])
  }

  /// The side of a view that has no intrinsic length (`UIView.noIntrinsicMetric`).
  private static let noLength: Points = -1

  /// The width at which a text wraps; none where it is that of the first layout, or nothing.
  private static func preferredMaxWidth(of node: XMLNode) -> Points? {
    guard node.flag("setsMaxLayoutWidthAtFirstLayout") != true else { return nil }
    return node.points("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil }
  }

  /// UIKit's semantic content, and what AppKit has instead.
  private static func semanticContent(of node: XMLNode) -> String? {
    if let content = node["semanticContentAttribute"] { return content == "unspecified" ? nil : content }
    if node["mirrorLayoutDirectionWhenInternationalizing"] == "never" { return "forceLeftToRight" }
    return node["userInterfaceLayoutDirection"].flatMap { directions[$0] }
  }

  private static let directions = ["leftToRight": "forceLeftToRight", "rightToLeft": "forceRightToLeft"]

  /// The controller whose view fills a container view.
  private static func embeddedController(of node: XMLNode) -> String? {
    let connections = node.child("connections")?.children ?? []
    return connections.first { $0.name == "segue" && $0["kind"] == "embed" }?["destination"]
  }

  /// The autoresizing mask, with y growing downwards: AppKit's lower margin is its minimum.
  private static func autoresizing(of source: ObjectSource) -> [String]? {
    guard let mask = source.node.child("autoresizingMask") else { return nil }
    guard source.file.platform == .macOS else { return mask.flags }
    let swapped = ["flexibleMinY": "flexibleMaxY", "flexibleMaxY": "flexibleMinY"]
    return mask.flags.map { swapped[$0] ?? $0 }.sorted()
  }

  /// The guides by what they guide; the old ones of a controller by `top` and `bottom`.
  private static func guides(of node: XMLNode) -> [String: String]? {
    let nodes = node.children + (node.child("layoutGuides")?.children ?? [])
    var guides: [String: String] = [:]
    for guide in nodes where guide.name.hasSuffix("LayoutGuide") {
      if let name = guide["key"] ?? guide["type"], let id = guide["id"] { guides[name] = id }
    }
    return guides.isEmpty ? nil : guides
  }
}
