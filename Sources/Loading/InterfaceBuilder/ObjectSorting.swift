import AuditModel

/// Tells the XML elements that are objects of the interface from those that only hold or connect them.
enum ObjectSorting {
  /// One object inside another.
  struct Found {
    /// The object's XML element.
    var node: XMLNode
    /// Whether it stands among the prototypes that code fills.
    var isPrototype: Bool
    /// The name of the element that holds it directly (`subviews`, `middleViews`, `rightBarButtonItems`, …).
    var holder: String
  }

  /// The objects directly inside an element, in file order: what is no object itself is looked through, so that no
  /// object is lost.
  static func objects(in node: XMLNode, platform: Platform) -> [Found] {
    var found: [Found] = []
    var pending = node.children.reversed().map { Found(node: $0, isPrototype: false, holder: node.name) }
    while let next = pending.popLast() {
      if isObject(next.node, platform: platform) {
        found.append(next)
        continue
      }
      let isPrototype = next.isPrototype || prototypeContainers.contains(next.node.name)
      let children = next.node.children.reversed()
      pending.append(
        contentsOf: children.map { Found(node: $0, isPrototype: isPrototype, holder: next.node.name) })
    }
    return found
  }

  /// Whether the element is an object that a user may meet.
  static func isObject(_ node: XMLNode, platform: Platform) -> Bool {
    if invisible.contains(node.name) || invisibleEndings.contains(where: node.name.hasSuffix) { return false }
    if node.name.hasSuffix("Cell"), let key = node["key"], cellKeys.contains(key) { return false }
    if node["id"] == nil, node["reference"] != nil { return false }
    return node["id"] != nil || ObjectSchema.find(node.name, platform: platform) != nil
  }

  private static let prototypeContainers: Set<String> = ["prototypes", "prototypeCellViews"]

  /// Where AppKit's controls keep their cells, which are no elements of their own.
  private static let cellKeys: Set<String> = ["cell", "dataCell", "headerCell", "prototype"]

  /// Elements with an id that nobody sees: connections, guides, proxies, models.
  private static let invisible: Set<String> = [
    "outlet", "outletCollection", "action", "segue", "binding", "accessibilityConnection", "constraint", "placeholder",
    "customObject", "exit", "device", "adaptation", "gridCell", "gridRow", "gridColumn", "userDefaultsController",
    "arrayController", "objectController", "treeController", "dictionaryController", "managedObjectContext",
    "entity", "connections", "accessibility", "resources",
  ]
  private static let invisibleEndings = ["GestureRecognizer", "Formatter", "Layout", "LayoutGuide", "Transformer"]
}
