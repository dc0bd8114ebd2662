import AuditModel
import LocaleData

/// A screen's elements as a flat list in file order, with their places on the screen.
struct ScreenOutline {
  /// One element.
  struct Node {
    var element: Element
    var parent: Int?
    var children: [Int] = []
    var position: ScreenPosition?
  }

  private(set) var nodes: [Node] = []
  private let screen: String
  private let firstByID: [String: Int]

  /// The outline of a screen; in a right-to-left language what Auto Layout places is mirrored.
  init(_ screen: Screen, direction: LayoutDirection) {
    self.screen = screen.id
    var nodes: [Node] = []
    var waiting: [(element: Element, parent: Int?)] = [(screen.root, nil)]
    while let (element, parent) = waiting.popLast() {
      let node = Node(element: element, parent: parent.map { nodes[$0] }, index: parent, direction: direction)
      if let parent { nodes[parent].children.append(nodes.count) }
      waiting += element.children.reversed().map { ($0, nodes.count) }
      nodes.append(node)
    }
    self.nodes = nodes
    firstByID = Dictionary(nodes.indices.map { (nodes[$0].element.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The first element of an id in file order; nil where there is none.
  func index(of id: String) -> Int? { firstByID[id] }

  /// The screen's id, then the ids from the root down to an element.
  func path(to index: Int) -> [String] {
    var ids: [String] = []
    var current: Int? = index
    while let node = current {
      ids.append(nodes[node].element.id)
      current = nodes[node].parent
    }
    return [screen] + ids.reversed()
  }
}

/// Where an element is on the screen, in points from its top left corner.
struct ScreenPosition: Hashable {
  var x: Points
  var y: Points
  var width: Points

  /// The place of the leading edge in the order of reading: it grows from the start of a line to its end.
  func leading(_ direction: LayoutDirection) -> Points { direction == .leftToRight ? x : .zero - (x + width) }
}

extension ScreenOutline.Node {
  fileprivate init(element: Element, parent: Self?, index: Int?, direction: LayoutDirection) {
    self.element = element
    self.parent = index
    if parent?.element.kind == .segmentedControl, parent?.element.control.isEnabled == false {
      self.element.control.isEnabled = false
    }
    position = Self.position(of: element, in: parent, direction: direction)
  }

  private static func position(of element: Element, in parent: Self?, direction: LayoutDirection) -> ScreenPosition? {
    guard let frame = element.frame else { return nil }
    guard let parent else { return ScreenPosition(x: frame.x, y: frame.y, width: frame.width) }
    guard let outer = parent.position else { return nil }
    let isMirrored =
      direction == .rightToLeft && (element.layout.usesConstraints == true || parent.element.kind == .stackView)
    let x = isMirrored ? outer.width - frame.x - frame.width : frame.x
    return ScreenPosition(x: outer.x + x, y: outer.y + frame.y, width: frame.width)
  }
}
