package import AuditModel
package import VoiceOver

/// A screen as a list: every element in file order, with its ancestors, its descendants and what VoiceOver does with it.
///
/// Everything in `ScreenAnalysis` and in the rules names an element by its index in this list, which solved screens and
/// transcripts have too. Three other flattenings remain, below this target: `LayoutTree` has the elements as size classes
/// change them, `DesignTimeWidths` only what decides widths without a solver, and `ScreenOutline` the containers of VoiceOver.
package struct ScreenIndex: Sendable {
  /// One element with what its ancestors decide.
  package struct Node: Sendable {
    /// The element.
    package let element: Element
    /// The screen's id, then the ids from the root down; an id that the root shares with the screen is there once.
    package let path: [String]
    /// The index of the superview or other container; nil for the root.
    package let parent: Int?
    /// The index after the last descendant.
    package fileprivate(set) var end = 0
    /// Whether the element or an ancestor is hidden or not installed.
    package let isHidden: Bool
    /// Whether the file makes an ancestor one accessibility element, or has it hide, combine or ignore what is inside.
    package let isSwallowed: Bool
    /// Whether the toolbar item around the element has a label, which names what is inside.
    package let isNamedByToolbarItem: Bool
    /// Whether the element is inside a cell.
    package let isInCell: Bool

    /// The element as findings name it.
    package var reference: ElementReference {
      ElementReference(id: element.id, kind: element.kind, path: path.joined(separator: "/"))
    }
  }

  /// The elements in file order.
  package private(set) var nodes: [Node] = []
  /// What VoiceOver does with each element, as far as the file's own texts tell.
  package let reach: [VoiceOverReach]

  /// The index of a screen of a tree.
  package init(_ screen: Screen, in tree: InterfaceTree) {
    reach = VoiceOverReach.all(in: screen, platform: tree.platform, framework: tree.framework)
    // Not recursive: elements may be nested deeply, and threads that judge screens have small stacks.
    var pending: [(element: Element, parent: Int?)] = [(screen.root, nil)]
    while let (element, parent) = pending.popLast() {
      nodes.append(Node(element, in: parent.map { nodes[$0] }, at: parent, of: screen))
      let index = nodes.count - 1
      pending.append(contentsOf: element.children.reversed().map { ($0, index) })
    }
    for index in nodes.indices.reversed() {
      nodes[index].end = max(nodes[index].end, index + 1)
      if let parent = nodes[index].parent { nodes[parent].end = max(nodes[parent].end, nodes[index].end) }
    }
  }

  /// The indices of the elements around an element, the nearest first, up to the root.
  package func ancestors(of index: Int) -> [Int] {
    Array(sequence(first: index) { nodes[$0].parent }.dropFirst())
  }

  /// The indices of the elements inside an element.
  package func descendants(of index: Int) -> Range<Int> { (index + 1)..<nodes[index].end }
}

extension ScreenIndex.Node {
  fileprivate init(_ element: Element, in container: ScreenIndex.Node?, at parent: Int?, of screen: Screen) {
    self.element = element
    self.parent = parent
    let path = container?.path ?? [screen.id]
    self.path = element.id == path.last ? path : path + [element.id]
    isHidden = container?.isHidden == true || element.isHidden == true || element.isNotInstalled == true
    isSwallowed = container.map { $0.isSwallowed || $0.element.swallowsContent } ?? false
    isNamedByToolbarItem = container.map { $0.isNamedByToolbarItem || $0.element.isNamedToolbarItem } ?? false
    isInCell = container.map { $0.isInCell || $0.element.kind == .cell } ?? false
  }
}

extension Element {
  /// Whether the file has the element speak for what is inside, or hide it from VoiceOver.
  fileprivate var swallowsContent: Bool {
    accessibility.isElement == true || accessibility.elementsHidden == true
      || [.combine, .ignore].contains(accessibility.children)
  }

  fileprivate var isNamedToolbarItem: Bool { kind == .toolbarItem && control.title.map { !$0.isBlank } ?? false }
}
