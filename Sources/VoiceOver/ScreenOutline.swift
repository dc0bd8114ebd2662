import AuditModel
import LocaleData

/// A screen's elements as a flat list in file order, with what decides where VoiceOver goes.
struct ScreenOutline {
  /// What is known of one element; small, since the walk over nodes is recursive and elements are large.
  struct Node {
    var kind: ElementKind
    var parent: Int?
    var children: [Int] = []
    var position: ScreenPosition?
    var isShown: Bool
    var isModal: Bool
    /// Whether the element is an accessibility element.
    var isSpoken: Bool
    /// How VoiceOver goes on inside.
    var inside: Inside
  }

  private(set) var elements: [Element] = []
  private(set) var nodes: [Node] = []
  private let screen: String
  private var firstByID: [String: Int] = [:]

  /// The outline of a screen; in a right-to-left language what Auto Layout places is mirrored.
  init(_ screen: Screen, speech: SpeechContext, direction: LayoutDirection) {
    self.screen = screen.id
    var waiting: [(element: Element, parent: Int?)] = [(screen.root, nil)]
    while let (element, parent) = waiting.popLast() {
      let index = nodes.count
      if let parent { nodes[parent].children.append(index) }
      waiting += element.children.reversed().map { ($0, index) }
      append(element, in: parent, speech: speech, direction: direction)
    }
  }

  /// The first element of an id in file order; nil where there is none.
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

  private mutating func append(_ element: Element, in parent: Int?, speech: SpeechContext, direction: LayoutDirection) {
    var element = element
    if let parent { element.adapt(to: elements[parent]) }
    let isSpoken = speech.properties(of: element, state: .normal) != nil
    firstByID[element.id] = firstByID[element.id] ?? nodes.count
    nodes.append(
      Node(
        kind: element.kind, parent: parent,
        position: ScreenPosition(of: element, in: parent.map { nodes[$0] }, direction: direction),
        isShown: element.isShown, isModal: element.isModal == true, isSpoken: isSpoken,
        inside: Inside(of: element, isSpoken: isSpoken)))
    elements.append(element)
  }
}

extension Element {
  /// Takes on what the element's container decides.
  fileprivate mutating func adapt(to container: Element) {
    if container.kind == .segmentedControl, container.control.isEnabled == false { control.isEnabled = false }
    // Of the two kinds of cells only a table's is an element by itself.
    if container.kind == .collectionView, kind == .cell, accessibility.isElement == nil {
      accessibility.isElement = false
    }
    // The item that leads back here is on the next screen.
    if container.kind == .navigationItem, kind == .barButtonItem, control.type == "back" { isHidden = true }
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

extension ScreenPosition {
  /// The place of an element in a parent; nil where the file has no frame for either.
  ///
  /// A root without a frame, such as a storyboard's view controller, is the origin: only places inside it are compared.
  fileprivate init?(of element: Element, in parent: ScreenOutline.Node?, direction: LayoutDirection) {
    guard let frame = element.frame ?? (parent == nil ? Rect(x: 0, y: 0, width: 0, height: 0) : nil) else { return nil }
    (x, y, width) = (frame.x, frame.y, frame.width)
    guard let parent else { return }
    guard let outer = parent.position else { return nil }
    let isPlacedByLayout = element.layout.usesConstraints == true || parent.kind == .stackView
    if direction == .rightToLeft, isPlacedByLayout { x = outer.width - frame.x - frame.width }
    (x, y) = (outer.x + x, outer.y + y)
  }
}
