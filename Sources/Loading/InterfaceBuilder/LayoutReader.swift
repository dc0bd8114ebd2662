import AuditModel

/// Reads the layout of a view: constraints, mask, priorities, guides, margins, size classes.
enum LayoutReader {
  /// The layout properties of an object.
  static func read(_ source: ObjectSource) -> LayoutProperties {
    let node = source.node
    var layout = LayoutProperties()
    layout.constraints = ConstraintReader.read(node, in: source.file)
    layout.autoresizing = autoresizing(of: source)
    layout.hugging = AxisPriorities(node, "HuggingPriority")
    layout.compressionResistance = AxisPriorities(node, "CompressionResistancePriority")
    let isPlacedByConstraints = node.flag("translatesAutoresizingMaskIntoConstraints") == false
    layout.usesConstraints = isPlacedByConstraints && node.flag("fixedFrame") != true ? true : nil
    layout.isMisplaced = node.flag("misplaced")
    layout.isAmbiguous = node.flag("ambiguous")
    layout.guides = guides(of: node)
    layout.variations = VariationReader.read(node)
    layout.role = node.word("key")
    layout.semanticContent = semanticContent(of: node)
    layout.preferredMaxWidth = preferredMaxWidth(of: node)
    layout.embeds = embeddedController(of: node)
    layout.isScrollEnabled = node.flag("scrollEnabled") == false ? false : nil
    layout.isBaselineRelative = node.flag("baselineRelativeArrangement") == true ? true : nil
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

  /// Reads the size that Interface Builder cached, or the placeholder size.
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

  /// The width at which a text wraps; nil if it is set at the first layout, or zero.
  private static func preferredMaxWidth(of node: XMLNode) -> Points? {
    guard node.flag("setsMaxLayoutWidthAtFirstLayout") != true else { return nil }
    return node.points("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil }
  }

  /// UIKit's semantic content attribute, and its AppKit equivalent.
  private static func semanticContent(of node: XMLNode) -> LayoutProperties.SemanticContent? {
    if let content = node["semanticContentAttribute"] { return content == "unspecified" ? nil : .init(name: content) }
    if node["mirrorLayoutDirectionWhenInternationalizing"] == "never" { return .forceLeftToRight }
    return node["userInterfaceLayoutDirection"].flatMap { directions[$0] }
  }

  private static let directions: [String: LayoutProperties.SemanticContent] = [
    "leftToRight": .forceLeftToRight, "rightToLeft": .forceRightToLeft,
  ]

  /// The controller whose view fills a container view.
  private static func embeddedController(of node: XMLNode) -> String? {
    let connections = node.child("connections")?.children ?? []
    return connections.first { $0.name == "segue" && $0["kind"] == "embed" }?["destination"]
  }

  /// The autoresizing mask, with y growing downwards: AppKit's lower margin is its minimum.
  private static func autoresizing(of source: ObjectSource) -> [LayoutProperties.Autoresizing]? {
    guard let mask = source.node.child("autoresizingMask") else { return nil }
    guard source.file.platform == .macOS else { return mask.flags.map(LayoutProperties.Autoresizing.init(name:)) }
    let swapped = ["flexibleMinY": "flexibleMaxY", "flexibleMaxY": "flexibleMinY"]
    return mask.flags.map { swapped[$0] ?? $0 }.sorted().map(LayoutProperties.Autoresizing.init(name:))
  }

  /// The guides by what they guide; the old ones of a controller by `top` and `bottom`.
  private static func guides(of node: XMLNode) -> [LayoutProperties.Guide: String]? {
    let nodes = node.children + (node.child("layoutGuides")?.children ?? [])
    var guides: [LayoutProperties.Guide: String] = [:]
    for guide in nodes where guide.name.hasSuffix("LayoutGuide") {
      if let name = guide["key"] ?? guide["type"], let id = guide["id"] { guides[.init(name: name)] = id }
    }
    return guides.isEmpty ? nil : guides
  }
}

/// Reads what differs by size class.
enum VariationReader {
  /// The variations of an object and of the constraints that it owns, one for each combination, in file order.
  static func read(_ node: XMLNode) -> [SizeClassVariation]? {
    var (keys, variations): ([String], [String: SizeClassVariation]) = ([], [:])
    func merge(_ own: XMLNode, prefix: String) {
      guard let key = own["key"] else { return }
      if variations[key] == nil { keys.append(key) }
      add(own, prefix: prefix, to: &variations[key, default: SizeClassVariation(key: key)])
    }
    for own in elements(of: node) { merge(own, prefix: "") }
    for constraint in ConstraintReader.nodes(of: node) {
      guard let id = constraint["id"] else { continue }
      for own in elements(of: constraint) { merge(own, prefix: "\(id).") }
    }
    return keys.isEmpty ? nil : keys.compactMap { variations[$0] }
  }

  /// The ids of the subviews that are not installed by default.
  static func uninstalledSubviews(of node: XMLNode) -> Set<String> {
    let masks = elements(of: node).filter { $0["key"] == "default" }.flatMap(\.children).filter {
      $0["key"] == "subviews"
    }
    return Set(masks.flatMap { references("exclude", in: $0) })
  }

  private static func elements(of node: XMLNode) -> [XMLNode] { node.children.filter { $0.name == "variation" } }

  private static func add(_ node: XMLNode, prefix: String, to variation: inout SizeClassVariation) {
    for (name, value) in node.attributes where name != "key" {
      variation.attributes = variation.attributes ?? [:]
      variation.attributes?[prefix + name] = value
    }
    variation.font = FontReader.read(node.child("fontDescription") ?? node.child("font")) ?? variation.font
    if prefix.isEmpty, let margins = LayoutReader.margins(of: node) {
      variation.margins = margins.insets
      variation.marginsAreDirectional = margins.name == "directionalEdgeInsets" ? true : nil
    }
    for mask in node.children where mask.name == "mask" {
      variation.included = joined(variation.included, references("include", in: mask))
      variation.excluded = joined(variation.excluded, references("exclude", in: mask))
    }
  }

  private static func references(_ name: String, in mask: XMLNode) -> [String] {
    mask.children.filter { $0.name == name }.compactMap { $0["reference"] }
  }

  private static func joined(_ ids: [String]?, _ more: [String]) -> [String]? {
    let all = (ids ?? []) + more
    return all.isEmpty ? nil : all
  }
}

/// Reads Auto Layout constraints.
enum ConstraintReader {
  /// The constraints that an object owns; nil if it owns none.
  static func read(_ node: XMLNode, in file: FileContext) -> [LayoutConstraint]? {
    let constraints = nodes(of: node).map { constraint($0, in: file) }
    return constraints.isEmpty ? nil : constraints
  }

  /// The elements of the constraints that an object owns.
  static func nodes(of node: XMLNode) -> [XMLNode] {
    node.children.filter { $0.name == "constraints" }.flatMap(\.children).filter { $0.name == "constraint" }
  }

  private static func constraint(_ node: XMLNode, in file: FileContext) -> LayoutConstraint {
    var constraint = LayoutConstraint(firstAttribute: node.word("firstAttribute") ?? .notAnAttribute)
    constraint.id = node["id"]
    constraint.firstItem = node["firstItem"]
    constraint.relation = node.word("relation")
    constraint.secondItem = node["secondItem"]
    constraint.secondAttribute = node.word("secondAttribute")
    constraint.constant = node.number("constant")
    constraint.multiplier = node["multiplier"]
    constraint.priority = node.number("priority")
    constraint.isPlaceholder = node.flag("placeholder")
    constraint.isSymbolic = node.flag("symbolic")
    constraint.outlets = constraint.id.flatMap(file.outlets(to:))
    constraint.hasOutlet = constraint.id.flatMap { file.outlets[$0] } == nil ? nil : true
    return constraint
  }
}

/// Reads design-time frames, in the superview's coordinates with y growing downwards.
enum FrameReader {
  /// The frame in the file; nil if absent.
  ///
  /// AppKit's y grows upwards from the superview's lower edge, so it is flipped with the superview's height. Some
  /// AppKit classes, such as table views, are flipped themselves, and frames in them should not be; but Interface Builder
  /// records no such frame together with its superview's height.
  static func read(_ source: ObjectSource, superviewHeight: Points?) -> Rect? {
    if source.node.name == "window" || source.node.name == "panel" { return window(source.node) }
    guard var frame = rect(source.node.child(key: "frame") ?? source.node.child(key: "frameInset")) else { return nil }
    if source.file.platform == .macOS, let superviewHeight { frame.y = superviewHeight - frame.y - frame.height }
    return frame
  }

  /// The size of a window's content; its position on the screen does not matter.
  private static func window(_ node: XMLNode) -> Rect? {
    guard let size = (node.child(key: "contentRect") ?? node.child(key: "frame"))?.size else { return nil }
    return Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  private static func rect(_ node: XMLNode?) -> Rect? {
    // `<frame key="frameInset">` of some old files names its origin `minX` and `minY`.
    guard let node, let x = node.points("x") ?? node.points("minX"), let y = node.points("y") ?? node.points("minY"),
      let size = node.size
    else { return nil }
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }
}
