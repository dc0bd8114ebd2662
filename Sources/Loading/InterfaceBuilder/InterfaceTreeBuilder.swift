import AuditModel

/// Builds elements with all the objects inside them; needs no stack for the depth.
struct InterfaceTreeBuilder {
  /// The facts of the file.
  let file: FileContext
  /// The first duplicate object id, with the location of the second object.
  private(set) var duplicate: (id: String, first: SourceLocation, second: SourceLocation)?

  private var locations: [String: SourceLocation] = [:]

  /// An object whose inner objects are being read.
  private struct OpenObject {
    var element: Element
    var pending: [ObjectSorting.Found]
    var uninstalled: Set<String>
    var heightForChildren: Points?
    var role: ContainerRoleReader
    var isInPrototype = false
    /// Whether the object is a menu whose delegate may fill it.
    let isFilledByDelegate: Bool
    /// The style of the cell around it.
    var cellStyle: LayoutProperties.ContainerStyle?
    var childIndex = 0
  }

  /// A builder for one file.
  init(file: FileContext) { self.file = file }

  /// The element of an object, with all objects inside.
  ///
  /// - Parameter fallbackID: The id if the file does not give the object one.
  mutating func build(_ node: XMLNode, fallbackID: String) -> Element {
    var open = [openObject(node, id: node["id"] ?? fallbackID, superviewHeight: nil)]
    while true {
      let top = open.count - 1
      if let next = open[top].pending.popLast() {
        open[top].childIndex += 1
        let inner = child(next, of: &open[top])
        open.append(inner)
        continue
      }
      let done = open.removeLast().element
      guard let parent = open.indices.last else { return done }
      open[parent].element.children.append(done)
    }
  }

  private mutating func child(_ found: ObjectSorting.Found, of parent: inout OpenObject) -> OpenObject {
    let part = found.node["key"] ?? "\(found.node.name)[\(parent.childIndex - 1)]"
    let id = found.node["id"] ?? "\(parent.element.id).\(part)"
    var child = openObject(found.node, id: id, superviewHeight: parent.heightForChildren)
    let isCollectionCell = parent.element.kind == .collectionView && child.element.kind == .cell
    child.isInPrototype = found.isPrototype || isCollectionCell || parent.isInPrototype
    child.cellStyle = child.element.kind == .cell ? child.element.layout.style : parent.cellStyle
    if child.isInPrototype, mayBeFilled(child, found.node) { child.element.isPrototype = true }
    if parent.isFilledByDelegate, isSample(child.element, found.node) { child.element.isPrototype = true }
    if parent.uninstalled.contains(id) { child.element.isNotInstalled = true }
    parent.role.read(found, into: &child.element.layout)
    return child
  }

  /// Whether code that fills a cell can reach an object in it.
  ///
  /// It can through an outlet, a tag or a class, or because the object is part of a cell of UIKit's own styles.
  /// Containers count, since their content may be replaced.
  private func mayBeFilled(_ object: OpenObject, _ node: XMLNode) -> Bool {
    let element = object.element
    guard Self.shownByThemselves.contains(element.kind), file.platform != .macOS else { return true }
    return element.outlets != nil || element.customClass != nil || node["tag"] != nil
      || object.cellStyle.map(Self.filledStyles.contains) ?? false
  }

  private static func hasDelegate(_ node: XMLNode) -> Bool {
    node.child("connections")?.children.contains { $0.name == "outlet" && $0["property"] == "delegate" } ?? false
  }

  /// Whether an item of a menu with a delegate is a sample of what the delegate puts there: it does nothing, and
  /// nothing points to it.
  private func isSample(_ item: Element, _ node: XMLNode) -> Bool {
    item.kind == .menuItem && item.actions == nil && item.outlets == nil && item.bindings == nil && item.opens == nil
      && node["tag"] == nil && node.child("menu") == nil
  }

  /// The kinds whose text or image is their own.
  private static let shownByThemselves: Set<ElementKind> = [.label, .button, .imageView]
  /// The styles whose labels a cell offers by name (`textLabel`).
  private static let filledStyles: Set<LayoutProperties.ContainerStyle> = [
    .cellDefault, .cellValue1, .cellValue2, .cellSubtitle,
  ]

  private mutating func openObject(_ node: XMLNode, id: String, superviewHeight: Points?) -> OpenObject {
    let source = ObjectSource(node: node, id: id, file: file)
    var element = ElementReader.read(source, superviewHeight: superviewHeight)
    if file.cellsOfAccessories[id] != nil { element.layout.role = .accessoryView }
    note(element)
    // A tab is not a view: its contents are placed in the tab view.
    let isTransparent = element.kind == .tabViewItem
    return OpenObject(
      element: element, pending: ObjectSorting.objects(in: node, platform: file.platform).reversed(),
      uninstalled: VariationReader.uninstalledSubviews(of: node),
      heightForChildren: element.frame?.height ?? (isTransparent ? superviewHeight : nil),
      role: ContainerRoleReader(parent: node),
      isFilledByDelegate: element.kind == .menu && Self.hasDelegate(node))
  }

  private mutating func note(_ element: Element) {
    guard let location = element.location else { return }
    if let first = locations[element.id], duplicate == nil { duplicate = (element.id, first, location) }
    locations[element.id] = locations[element.id] ?? location
  }
}

/// Distinguishes the XML elements that are objects of the interface from those that only contain or connect them.
enum ObjectSorting {
  /// One object inside another.
  struct Found {
    /// The object's XML element.
    var node: XMLNode
    /// Whether it is one of the prototypes that code fills.
    var isPrototype: Bool
    /// The name of the element that directly contains it (`subviews`, `middleViews`, `rightBarButtonItems`, …).
    var container: String
  }

  /// A Touch Bar, which is a screen of its own wherever it is.
  static let touchBar = "touchBar"

  /// The objects directly inside an element, in file order: elements that are not objects are searched, so that no
  /// object is lost.
  static func objects(in node: XMLNode, platform: Platform) -> [Found] {
    var found: [Found] = []
    var pending = node.children.reversed().map { Found(node: $0, isPrototype: false, container: node.name) }
    while let next = pending.popLast() {
      if next.node.name == touchBar { continue }
      if isObject(next.node, platform: platform) {
        found.append(next)
        continue
      }
      let isPrototype = next.isPrototype || prototypeContainers.contains(next.node.name)
      let children = next.node.children.reversed()
      pending.append(
        contentsOf: children.map { Found(node: $0, isPrototype: isPrototype, container: next.node.name) })
    }
    return found
  }

  /// Whether the element is an object that a user may encounter.
  static func isObject(_ node: XMLNode, platform: Platform) -> Bool {
    if invisible.contains(node.name) || invisibleEndings.contains(where: node.name.hasSuffix) { return false }
    if node.name.hasSuffix("Cell"), let key = node["key"], cellKeys.contains(key) { return false }
    if node["id"] == nil, node["reference"] != nil { return false }
    return node["id"] != nil || ObjectSchema.find(node.name, platform: platform) != nil
  }

  private static let prototypeContainers: Set<String> = ["prototypes", "prototypeCellViews"]

  /// The keys of AppKit's cells, which are not elements of their own.
  private static let cellKeys: Set<String> = ["cell", "dataCell", "headerCell", "prototype"]

  /// Elements with an id that are not visible: connections, guides, proxies, models.
  private static let invisible: Set<String> = [
    "outlet", "outletCollection", "action", "segue", "binding", "accessibilityConnection", "constraint", "placeholder",
    "customObject", "exit", "device", "adaptation", "gridCell", "gridRow", "gridColumn", "userDefaultsController",
    "arrayController", "objectController", "treeController", "dictionaryController", "managedObjectContext",
    "entity", "connections", "accessibility", "resources",
  ]
  private static let invisibleEndings = ["GestureRecognizer", "Formatter", "Layout", "LayoutGuide", "Transformer"]
}

/// Reads what the position of an object in its container says about its layout: its role, its area in a stack, and the
/// distance to the next view.
struct ContainerRoleReader {
  private let parent: String
  private var spacings: [Points?]

  /// A reader for the objects inside an element.
  init(parent node: XMLNode) {
    parent = node.name
    spacings = node.name == "stackView" ? StackReader.customSpacings(of: node).reversed() : []
  }

  /// Reads the position of the next object, in file order.
  mutating func read(_ found: ObjectSorting.Found, into layout: inout LayoutProperties) {
    if parent == "clipView", found.container == "subviews" { layout.role = layout.role ?? .documentView }
    layout.role = layout.role ?? Self.roles[found.container]
    guard parent == "stackView", found.container == "subviews" || StackReader.gravities[found.container] != nil else {
      return
    }
    layout.gravity = StackReader.gravities[found.container]
    layout.spacingAfter = spacings.popLast() ?? nil
  }

  /// The roles of objects in a list, by the names of single ones.
  private static let roles: [String: LayoutProperties.Role] = [
    "leftBarButtonItems": .leftBarButtonItem, "rightBarButtonItems": .rightBarButtonItem,
    "toolbarItems": .toolbarItem,
  ]
}
