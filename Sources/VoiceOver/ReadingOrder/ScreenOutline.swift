import AuditModel

/// A screen's elements as a flat list in file order, with the facts that decide where VoiceOver goes.
struct ScreenOutline {
  /// What is known about one element; small, since elements are large.
  struct Node {
    var kind: ElementKind
    var parent: Int?
    var children: [Int] = []
    /// The position on the screen; inside a container whose own position is unknown, the position in that container.
    var position: ScreenPosition?
    /// Whether neither the element nor an ancestor is hidden.
    var isShown: Bool
    var isModal: Bool
    /// Whether the element, or one around it, is what a collapsed disclosure group of SwiftUI does not show yet.
    var isCollapsed = false
    /// Whether the element is an accessibility element.
    var isSpoken: Bool
    /// SwiftUI's sort priority, the element's own or that of its transparent ancestors.
    var priority: Double
    /// How VoiceOver continues inside.
    var traversal: ChildTraversal
    /// The role of the element in its parent.
    var role: LayoutProperties.Role?
    /// Whether a bar comes before (negative) or after the controller's content.
    var rank: Int
    /// Whether the element is a section with a footer, which UIKit makes a label.
    var hasFooter: Bool
    /// Whether it is in the header or footer of a section that speaks the texts there.
    var isOfHeading = false
  }

  private(set) var elements: [Element] = []
  private(set) var nodes: [Node] = []
  private let screen: String
  private var firstByID: [String: Int] = [:]

  /// The outline of a screen.
  ///
  /// - Parameter frames: The solved frames by index in file order; without them the recorded ones count, and in a right-to-left
  ///   language views placed by Auto Layout are mirrored.
  init(_ screen: Screen, speech: SpeechContext, isRightToLeft: Bool, frames: SolvedScreen? = nil) {
    self.screen = screen.id
    let collapsed = frames?.collapsedParents(in: screen) ?? []
    var waiting: [(element: Element, parent: Int?)] = [(screen.root, nil)]
    while let (element, parent) = waiting.popLast() {
      let index = nodes.count
      if let parent { nodes[parent].children.append(index) }
      waiting += element.children.reversed().map { ($0, index) }
      let frame = parent.map(collapsed.contains) == true ? nil : frames?.frame(of: element, at: index)
      let placing = ScreenPosition.Placing(solved: frame, isRightToLeft: isRightToLeft)
      append(element, in: parent, speech: speech, placing: placing)
    }
    hideReplacedTitles()
  }

  /// The first element of an id in file order; nil if no element has it.
  func index(of id: String) -> Int? { firstByID[id] }

  /// The screen's id, then the ids from the root down to an element; a root of the screen's own id is not repeated.
  func path(to index: Int) -> [String] {
    var ids: [String] = []
    var current: Int? = index
    while let node = current {
      if ids.last != elements[node].id { ids.append(elements[node].id) }
      current = nodes[node].parent
    }
    if ids.last != screen { ids.append(screen) }
    return ids.reversed()
  }

  private mutating func append(
    _ element: Element, in parent: Int?, speech: SpeechContext, placing: ScreenPosition.Placing
  ) {
    var element = element
    if let parent { element.adapt(to: elements[parent]) }
    let container = parent.map { nodes[$0] }
    let isOfHeading = container?.isOfHeading == true || parent.map { elements[$0].speaks(element, speech) } == true
    let isSpoken = !(isOfHeading && element.isPlainLabel) && speech.isAccessibilityElement(element)
    firstByID[element.id] = firstByID[element.id] ?? nodes.count
    nodes.append(
      Node(
        kind: element.kind, parent: parent, position: ScreenPosition(of: element, in: container, placing),
        isShown: element.isShown && container?.isShown != false, isModal: element.isModal == true, isSpoken: isSpoken,
        priority: element.accessibility.sortPriority ?? container.map { $0.traversal == .transparent ? $0.priority : 0 }
          ?? 0,
        traversal: ChildTraversal(of: element, isSpoken: isSpoken), role: element.layout.role,
        rank: Node.rank(of: element, in: container?.kind),
        hasFooter: element.hasFooter(speech), isOfHeading: isOfHeading))
    elements.append(element)
    nodes[nodes.count - 1].isCollapsed = container?.isCollapsed == true || parent.map(isCollapsed) ?? false
  }

  /// Whether what is appended to a view next belongs to a collapsed disclosure group, whose title is the view's first.
  private func isCollapsed(_ view: Int) -> Bool {
    guard let title = nodes[view].children.first, title < elements.count - 1 else { return false }
    return elements[title].control.type == .disclosure && elements[title].accessibility.expandedStatus == .collapsed
  }

  /// Skips the title of a navigation item if a view replaces it.
  private mutating func hideReplacedTitles() {
    for index in nodes.indices where nodes[index].kind == .navigationItem {
      if nodes[index].children.contains(where: { nodes[$0].role == .titleView && nodes[$0].isShown }) {
        nodes[index].isSpoken = false
      }
    }
  }
}

extension ScreenOutline {
  /// The elements that VoiceOver visits inside an element, in the order of the file or the explicit order.
  func members(of index: Int) -> [Int] {
    switch nodes[index].traversal {
    case .nothing, .stepper: []
    case .transparent, .group, .table, .navigationBar: visibleChildren(of: index)
    case .controlsOfCell: childrenBesideLabels(of: index)
    case .menu: visibleChildren(of: index).filter { [.menu, .menuItem].contains(nodes[$0].kind) }
    case .sequence: barsAtEnds(visibleChildren(of: index))
    case .explicit(let ids): ids.compactMap(self.index)
    }
  }

  /// The visible children; if any are modal, only the last modal one.
  private func visibleChildren(of index: Int) -> [Int] {
    let shown = nodes[index].children.filter { nodes[$0].isShown }
    return shown.last { nodes[$0].isModal }.map { [$0] } ?? shown
  }

  /// The elements inside a spoken cell that are reached: all but the labels that it speaks itself.
  private func childrenBesideLabels(of index: Int) -> [Int] {
    var found: [Int] = []
    var waiting = Array(visibleChildren(of: index).reversed())
    while let child = waiting.popLast() {
      let node = nodes[child]
      if node.kind == .label { continue }
      if node.isSpoken || node.traversal != .transparent {
        found.append(child)
      } else {
        waiting += visibleChildren(of: child).reversed()
      }
    }
    return found
  }

  /// A controller's navigation bar, then its view, then its toolbar and its tab: bars have no frame in the file.
  private func barsAtEnds(_ indices: [Int]) -> [Int] {
    indices.sorted { (nodes[$0].rank, $0) < (nodes[$1].rank, $1) }
  }
}

extension Element {
  /// Whether a section speaks the texts of a view that is its header or footer.
  fileprivate func speaks(_ part: Element, _ speech: SpeechContext) -> Bool {
    guard kind == .section else { return false }
    switch part.layout.view?.attachment {
    case .header: return speech.string(control.title) != nil
    case .footer: return hasFooter(speech)
    default: return false
    }
  }

  /// Whether the element is a text that nothing can be done with.
  fileprivate var isPlainLabel: Bool {
    kind == .label && connections.gestures == nil && accessibility.isElement != true
  }

  /// Whether the element is a section with a footer, which UIKit makes a label.
  func hasFooter(_ speech: SpeechContext) -> Bool { kind == .section && speech.string(control.subtitle) != nil }

  /// Applies what the element's container decides.
  fileprivate mutating func adapt(to container: Element) {
    if container.kind == .segmentedControl, container.control.isEnabled == false { control.isEnabled = false }
    // Only a table's cell is an accessibility element by default, not a collection view's.
    if container.kind == .collectionView, kind == .cell, accessibility.isElement == nil {
      accessibility.isElement = false
    }
    // AppKit's tab views may hide their tabs, and its tables the titles of their columns.
    let isShownByContainer =
      !(kind == .tabViewItem && container.hidesTabs || kind == .tableColumn && container.hidesHeader)
    if !isShownByContainer, accessibility.isElement == nil { accessibility.isElement = false }
    if container.kind == .toolbarItem, kind != .menu, kind != .menuItem { takeLabel(ofItem: container) }
    // The back item is shown on the next screen.
    if container.kind == .navigationItem, kind == .barButtonItem, control.type == .back { isHidden = true }
  }
}

extension Element {
  /// Names the view of a Mac toolbar's item by the item: AppKit speaks a view with the item's label, a text as its value.
  private mutating func takeLabel(ofItem item: Element) {
    let title = control.title ?? control.title(for: .normal)
    guard accessibility.label == nil, title?.isBlank != false else { return }
    accessibility.label = item.control.title
    if isLabel { accessibility.value = accessibility.value ?? control.text }
  }

  /// Whether the element is a bar item of a scene, in neither of its bars.
  fileprivate func isLooseBarItem(in container: ElementKind?) -> Bool {
    kind == .barButtonItem && container == .viewController && layout.role == nil
  }

  /// Whether a table of AppKit has no header view.
  fileprivate var hidesHeader: Bool { kind == .tableView && control.type == .headerless }
}

/// Where an element is on the screen, in points from its top left corner.
struct ScreenPosition: Hashable {
  var x: Points
  var y: Points
  var width: Points

  /// The position of the leading edge in reading order: it increases from the start of a line to its end.
  func leading(isRightToLeft: Bool) -> Points { isRightToLeft ? .zero - (x + width) : x }
}

extension ScreenPosition {
  /// What determines an element's position.
  struct Placing {
    /// The frame that was solved for the language's texts and direction; nil if only the recorded one is known.
    var solved: Rect?
    var isRightToLeft: Bool
  }

  /// The position of an element in a parent; nil if the file has no frame for either.
  ///
  /// A root without a frame, such as a storyboard's view controller, is the origin, since only positions inside it are
  /// compared. So is a container without one, since its content is sorted separately.
  fileprivate init?(of element: Element, in parent: ScreenOutline.Node?, _ placing: Placing) {
    let recorded = element.frame ?? (parent == nil ? Rect(x: 0, y: 0, width: 0, height: 0) : nil)
    guard let frame = placing.solved ?? recorded else { return nil }
    (x, y, width) = (frame.x, frame.y, frame.width)
    guard let parent else { return }
    guard let outer = parent.position ?? parent.ownOrigin else { return nil }
    let isPlacedByLayout = element.layout.usesConstraints == true || parent.kind == .stackView
    if placing.solved == nil, placing.isRightToLeft, isPlacedByLayout {
      x = outer.width - frame.x - frame.width
    }
    (x, y) = (outer.x + x, outer.y + y)
  }
}

extension ScreenOutline.Node {
  /// The origin of positions inside a container whose own position is unknown; nil for a transparent one.
  fileprivate var ownOrigin: ScreenPosition? { traversal == .transparent ? nil : ScreenPosition(x: 0, y: 0, width: 0) }
}

extension SolvedScreen {
  /// The frame of an element at its index in file order; nil if nothing was solved, or if neither the file nor a constraint
  /// decides it.
  func frame(of element: Element, at index: Int) -> Rect? {
    guard elements.indices.contains(index), let solved = elements[index] else { return nil }
    if element.frame == nil, solved.isAmbiguous || solved.determinedBy == .recorded { return nil }
    return solved.frame
  }

  /// The elements, by index in file order, whose children's solved frames are useless for sorting: one of them is ambiguous and
  /// has collapsed to no width until the running app fills it, so the recorded frames are better for all of them.
  func collapsedParents(in screen: Screen) -> Set<Int> {
    var parents: Set<Int> = []
    var waiting: [(element: Element, parent: Int?)] = [(screen.root, nil)]
    var index = 0
    while let (element, parent) = waiting.popLast() {
      if let parent, hasCollapsed(at: index, of: element) { parents.insert(parent) }
      waiting += element.children.reversed().map { [index] in ($0, index) }
      index += 1
    }
    return parents
  }

  private func hasCollapsed(at index: Int, of element: Element) -> Bool {
    guard elements.indices.contains(index), let solved = elements[index], solved.isAmbiguous else { return false }
    guard let recorded = element.frame else { return false }
    return solved.frame.width <= 0 && recorded.width > 0
  }
}

extension ScreenOutline.Node {
  /// Whether a bar comes before (negative) or after the controller's content.
  fileprivate static func rank(of element: Element, in container: ElementKind?) -> Int {
    // A window's toolbar is above its content.
    let isFirst = element.isLooseBarItem(in: container) || element.kind == .toolbar && container == .window
    return isFirst ? -1 : ranks[element.kind] ?? 0
  }

  /// Whether the element is a bar item that a storyboard keeps loose in its scene: code puts it into the navigation bar.
  var isLooseBarItem: Bool { kind == .barButtonItem && rank < 0 }

  private static let ranks: [ElementKind: Int] = [
    .navigationBar: -1, .navigationItem: -1, .barButtonItem: 1, .toolbarItem: 1, .toolbar: 1, .tabBar: 2,
    .tabBarItem: 2,
  ]
}
