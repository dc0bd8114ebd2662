import AuditModel

/// Reads how a view is placed: constraints, mask, priorities, guides, stack properties, size classes.
enum LayoutReader {
  /// What the file says of an object's layout.
  static func read(_ source: ObjectSource) -> LayoutProperties {
    let node = source.node
    var layout = LayoutProperties()
    layout.constraints = ConstraintReader.read(node)
    layout.autoresizing = autoresizing(of: source)
    layout.hugging = priorities(node, ["HuggingPriority", "StackHuggingPriority"])
    layout.compressionResistance = priorities(node, ["CompressionResistancePriority"])
    let isPlacedByConstraints = node.flag("translatesAutoresizingMaskIntoConstraints") == false
    layout.usesConstraints = isPlacedByConstraints && node.flag("fixedFrame") != true ? true : nil
    layout.isMisplaced = node.flag("misplaced")
    layout.isAmbiguous = node.flag("ambiguous")
    layout.guides = guides(of: node)
    layout.margins = (node.child(key: "layoutMargins") ?? node.child(key: "directionalLayoutMargins"))?.insets
    layout.variations = VariationReader.read(node)
    layout.intrinsicSize = source.file.intrinsicSizes[source.id]
    if node.name == "stackView" { readStack(node, into: &layout) }
    return layout
  }

  private static func readStack(_ node: XMLNode, into layout: inout LayoutProperties) {
    layout.axis = node["axis"] ?? node["orientation"] ?? "horizontal"
    layout.distribution = node["distribution"]
    layout.alignment = node["alignment"]
    layout.spacing = node["spacingType"] == "standard" ? standardSpacing : node.points("spacing")
  }

  /// The system's distance between the views of a stack (`UIStackView.spacingUseSystem`).
  private static let standardSpacing: Points = 8

  private static func priorities(_ node: XMLNode, _ names: [String]) -> AxisPriorities? {
    let priority = { (axis: String) in names.lazy.compactMap { node.number(axis + $0) }.first }
    let priorities = AxisPriorities(horizontal: priority("horizontal"), vertical: priority("vertical"))
    return priorities == AxisPriorities() ? nil : priorities
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
