import AuditModel

/// A screen's elements in file order, each with its superview.
struct LayoutTree: Sendable {
  struct Node: Sendable {
    var resolved: ResolvedLayout
    /// The place of the nearest view that contains the element; nil of a root.
    var parent: Int?
    /// The places of the views that the element holds, those of what is no view between them included.
    var children: [Int] = []
    /// The place of the element that contains it in the file, view or not.
    var container: Int?
    var isView: Bool
    /// Whether the element is part of the screen in this combination of size classes.
    var isInstalled: Bool

    var element: Element { resolved.element }
    var layout: LayoutProperties { resolved.element.layout }
    /// Whether a constraint names the view, or it has one of its own.
    var isConstrained = false
    /// Whether a stack leaves the view out.
    var isDetached: Bool { element.isHidden == true && layout.keepsPlaceWhileHidden != true }
  }

  private(set) var nodes: [Node] = []
  /// The places of elements and the guides that they own, by id.
  private(set) var items: [String: LayoutItem] = [:]

  /// The elements of a screen in a combination of size classes.
  ///
  /// - Parameter keepsPlaceholders: Whether constraints and sizes count that only Interface Builder's canvas has.
  init(root: Element, classes: SizeClasses, keepsPlaceholders: Bool = false) {
    var pending: [(element: Element, container: Int?)] = [(root, nil)]
    while let (element, container) = pending.popLast() {
      append(ResolvedLayout(element, in: classes, keepsPlaceholders: keepsPlaceholders), container: container)
      let index = nodes.count - 1
      pending.append(contentsOf: element.children.reversed().map { ($0, index) })
    }
    let referenced = Set(nodes.flatMap(\.resolved.constraints).flatMap { [$0.firstItem, $0.secondItem] })
    for index in nodes.indices {
      settle(index, referenced: referenced)
      let constraints = nodes[index].resolved.constraints
      nodes[index].isConstrained =
        referenced.contains(nodes[index].element.id)
        || constraints.contains { $0.firstItem == nil && $0.secondItem == nil }
    }
  }

  private mutating func append(_ resolved: ResolvedLayout, container: Int?) {
    let element = resolved.element
    let isInstalled =
      container.map { container in
        let container = nodes[container]
        return container.isInstalled && !container.resolved.excluded.contains(element.id)
          && (element.isNotInstalled != true || container.element.layout.variations != nil)
      } ?? true
    nodes.append(Node(resolved: resolved, container: container, isView: false, isInstalled: isInstalled))
    let index = nodes.count - 1
    if items[element.id] == nil { items[element.id] = .view(index) }
    for (guide, id) in element.layout.guides ?? [:] where items[id] == nil {
      items[id] = .guide(guide, of: index)
    }
  }

  private mutating func settle(_ index: Int, referenced: Set<String?>) {
    let node = nodes[index]
    nodes[index].isView = ViewKinds.isView(node.element, isReferenced: referenced.contains(node.element.id))
    var container = node.container
    while let current = container, !nodes[current].isView { container = nodes[current].container }
    nodes[index].parent = container
    if nodes[index].isView, nodes[index].isInstalled, let container { nodes[container].children.append(index) }
  }

  /// Whether a stack leaves a view out, so that it has no place at all.
  func isLeftOut(_ index: Int) -> Bool {
    guard let parent = nodes[index].parent else { return false }
    return nodes[parent].element.kind == .stackView && nodes[index].isDetached
  }

  /// Whether a view is the page of a tab that AppKit's tab view does not show at first: it is laid out once its tab is chosen, and
  /// the tab view then has the room that the page needs.
  func isHiddenPage(_ index: Int) -> Bool {
    guard let tab = nodes[index].container, nodes[tab].element.kind == .tabViewItem, let view = nodes[tab].container,
      nodes[view].element.kind == .tabView
    else { return false }
    return nodes[view].element.shownTabID != nodes[tab].element.id
  }

  /// Whether each element is inside a view that meets a condition.
  func marks(inside condition: (Int) -> Bool) -> [Bool] {
    var marks = [Bool](repeating: false, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { marks[index] = marks[parent] || condition(parent) }
    }
    return marks
  }

  /// Whether one view lies inside another.
  func isInside(_ index: Int, _ ancestor: Int) -> Bool {
    var current = nodes[index].parent
    while let index = current {
      if index == ancestor { return true }
      current = nodes[index].parent
    }
    return false
  }

  /// The view that a controller shows; the view itself where it is one.
  func view(of index: Int) -> Int? {
    if nodes[index].isView { return index }
    return nodes.indices.first { nodes[$0].container == index && nodes[$0].isView && nodes[$0].parent == nil }
  }
}

/// What a constraint can tie: a view, or a guide that a view or controller owns.
enum LayoutItem: Sendable, Hashable {
  case view(Int)
  case guide(LayoutProperties.Guide, of: Int)

  /// The place of the view or of the guide's owner.
  var index: Int {
    switch self {
    case .view(let index), .guide(_, let index): index
    }
  }
}

/// Which kinds of elements are views.
enum ViewKinds {
  private static let others: Set<ElementKind> = [
    .viewController, .navigationItem, .barButtonItem, .tabBarItem, .toolbarItem, .section, .menu, .menuItem, .segment,
    .tableColumn, .tabViewItem, .element,
  ]

  /// Whether an element is a view; one of a kind that we have no name for is one where the file places it.
  static func isView(_ element: Element, isReferenced: Bool) -> Bool {
    guard case .unknown = element.kind else { return !others.contains(element.kind) }
    return element.frame != nil || element.layout.grid != nil || element.layout.autoresizing != nil
      || element.layout.usesConstraints == true
      || isReferenced
  }
}

/// The views that nothing in the file holds.
enum RootViews {
  /// Whether a view is the one that its screen shows: a controller's view, or a file's top-level view.
  static func isMain(_ index: Int, in tree: LayoutTree) -> Bool {
    let node = tree.nodes[index]
    guard node.isView, node.parent == nil else { return false }
    guard let container = node.container else { return true }
    let isControllers = tree.nodes[container].element.kind == .viewController && tree.nodes[container].container == nil
    return isControllers && [.view, .window, nil].contains(node.layout.role) && tree.view(of: container) == index
  }
}
