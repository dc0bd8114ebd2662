import AuditModel

/// Builds elements with all the objects inside them; needs no stack for the depth.
struct InterfaceTreeBuilder {
  /// The facts of the file.
  let file: FileContext
  /// The first object id that stands twice, with the place of the second.
  private(set) var duplicate: (id: String, first: SourceLocation, second: SourceLocation)?

  private var places: [String: SourceLocation] = [:]

  /// An object whose inner objects are being read.
  private struct OpenObject {
    var element: Element
    var pending: [ObjectSorting.Found]
    var uninstalled: Set<String>
    var heightForChildren: Points?
    var placing: PlacingReader
    var childIndex = 0
  }

  /// A builder for one file.
  init(file: FileContext) { self.file = file }

  /// The element of an object, with all objects inside.
  ///
  /// - Parameter fallbackID: The id where the file gives the object none.
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
    if found.isPrototype || isCollectionCell || parent.element.isPrototype == true { child.element.isPrototype = true }
    if parent.uninstalled.contains(id) { child.element.isNotInstalled = true }
    parent.placing.place(found, into: &child.element.layout)
    return child
  }

  private mutating func openObject(_ node: XMLNode, id: String, superviewHeight: Points?) -> OpenObject {
    let source = ObjectSource(node: node, id: id, file: file)
    let element = ElementReader.read(source, superviewHeight: superviewHeight)
    note(element)
    // A tab is no view: what is in it lies in the tab view.
    let isTransparent = element.kind == .tabViewItem
    return OpenObject(
      element: element, pending: ObjectSorting.objects(in: node, platform: file.platform).reversed(),
      uninstalled: VariationReader.uninstalledSubviews(of: node),
      heightForChildren: element.frame?.height ?? (isTransparent ? superviewHeight : nil),
      placing: PlacingReader(parent: node))
  }

  private mutating func note(_ element: Element) {
    guard let place = element.location else { return }
    if let first = places[element.id], duplicate == nil { duplicate = (element.id, first, place) }
    places[element.id] = places[element.id] ?? place
  }
}
