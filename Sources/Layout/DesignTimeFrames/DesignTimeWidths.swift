import AuditModel
import PlatformData

/// What decides the width of every element of one screen, as far as the file says without solving its constraints.
///
/// Solved frames answer for themselves. Only design-time frames, which the file records, are judged by it: those of documents
/// without Auto Layout, of platforms whose controls have no known sizes (tvOS, visionOS), and of what the solver left out.
///
/// Parents are judged before their children, once each: an element pinned to a view that grows with its own content grows too.
struct DesignTimeWidths: Sendable {
  /// One element with the index, among all of the screen's in file order, of what holds it.
  private struct Node {
    var element: Element
    var parent: Int?
  }

  /// The sources by the elements' place in file order.
  private(set) var sources: [WidthSource] = []
  /// How the parts of those elements share the width whose parts do, by the elements' place.
  private(set) var sharings: [Int: WidthSharing] = [:]
  private var nodes: [Node] = []
  private let constraints: ScreenConstraints

  /// The widths of a screen's elements.
  init(root: Element) {
    constraints = ScreenConstraints(root: root)
    visit(root)
  }

  /// The element that contains the one at an index, with its own index.
  func container(at index: Int) -> (element: Element, index: Int)? {
    containerIndex(at: index).map { (nodes[$0].element, $0) }
  }

  /// The index of the element that contains the one at an index.
  func containerIndex(at index: Int) -> Int? { nodes[index].parent }

  /// Whether the height of the element at a place is fixed: by a constraint, or because there is no constraint at all.
  func isHeightFixed(of element: Element, at index: Int) -> Bool {
    let own = constraints.touching(element.id)
    if own.contains(where: { $0.constant(of: element.id, .height) != nil }) { return true }
    let isArranged = nodes[index].parent.map { nodes[$0].element.kind == .stackView } ?? false
    return own.isEmpty && !isArranged
  }

  private mutating func visit(_ root: Element) {
    var pending: [Node] = [Node(element: root, parent: nil)]
    while let node = pending.popLast() {
      let index = nodes.count
      nodes.append(node)
      sources.append(source(of: node.element, parent: node.parent))
      if WidthSharing.kinds.contains(node.element.kind) { sharings[index] = WidthSharing(of: node.element) }
      pending.append(contentsOf: node.element.children.reversed().map { Node(element: $0, parent: index) })
    }
  }

  private func source(of element: Element, parent: Int?) -> WidthSource {
    let own = constraints.touching(element.id)
    if let width = own.lazy.compactMap({ $0.constant(of: element.id, .width) }).first { return .constant(width) }
    guard let parent else { return .recordedFrame }
    if nodes[parent].element.kind == .stackView { return source(ofArranged: element, in: parent) }
    // A toolbar sizes a view without minimum and maximum size to its content.
    if nodes[parent].element.kind == .toolbarItem, nodes[parent].element.layout.itemSize == nil { return .content }
    let horizontal = own.filter(\.isHorizontal)
    // What is placed by constraints and has none of its own is as wide as its content: the cells of a grid are.
    if horizontal.isEmpty { return element.layout.usesConstraints == true ? .content : .recordedFrame }
    return isPinned(element, by: horizontal, parent: parent) ? .pinned : .content
  }

  /// An arranged view is as wide as its stack where the stack fills crosswise, or shares it in equal parts.
  private func source(ofArranged element: Element, in parent: Int) -> WidthSource {
    let stack = nodes[parent].element
    let isVertical = stack.layout.axis == .vertical
    let fillsCrosswise = isVertical && (stack.layout.alignment ?? .fill) == .fill
    let sharesEqually = !isVertical && stack.layout.distribution == .fillEqually
    let isAlone = !isVertical && stack.children.count == 1
    guard fillsCrosswise || sharesEqually || isAlone else { return .content }
    return sources[parent] == .content ? .content : .pinned
  }

  private func isPinned(_ element: Element, by constraints: [LayoutConstraint], parent: Int) -> Bool {
    let steady = constraints.filter { $0.isFirmEquality && isSteady($0.other(than: element.id), from: parent) }
    let attributes = Set(steady.compactMap { $0.attribute(of: element.id) })
    if attributes.contains(.width) { return true }
    let leading = !attributes.isDisjoint(with: [.leading, .left, .leadingMargin, .leftMargin])
    let trailing = !attributes.isDisjoint(with: [.trailing, .right, .trailingMargin, .rightMargin])
    return leading && trailing
  }

  /// Whether an item is an ancestor (or an ancestor's guide) whose own width does not come from its content.
  private func isSteady(_ item: String?, from parent: Int) -> Bool {
    guard let item else { return false }
    var index: Int? = parent
    while let current = index {
      let ancestor = nodes[current].element
      // The edges of a scroll view bound what scrolls, not what is seen: they do not limit a width.
      if ancestor.id == item { return ancestor.kind != .scrollView && sources[current] != .content }
      let guide = ancestor.layout.guides?.first { $0.value == item }
      if let guide { return guide.key != .contentLayoutGuide && sources[current] != .content }
      index = nodes[current].parent
    }
    return false
  }
}

extension LayoutConstraint {
  private static let horizontalAttributes: Set<Attribute> = [
    .leading, .trailing, .left, .right, .width, .centerX, .leadingMargin, .trailingMargin, .leftMargin,
    .rightMargin, .centerXWithinMargins,
  ]

  fileprivate var isHorizontal: Bool { Self.horizontalAttributes.contains(firstAttribute) }

  /// Whether the constraint holds against a title that needs more width.
  private var outweighsContent: Bool {
    (priority ?? LayoutPriority.required.value) > LayoutPriority.compressionResistance.value
  }

  fileprivate var isFirmEquality: Bool {
    (relation ?? .equal) == .equal && outweighsContent
  }

  fileprivate func other(than id: String) -> String? { firstItem == id ? secondItem : firstItem }

  fileprivate func attribute(of id: String) -> Attribute? { firstItem == id ? firstAttribute : secondAttribute }

  /// The width or height in points that the constraint sets on an item by itself; nil if it does not.
  fileprivate func constant(of id: String, _ dimension: Attribute) -> Points? {
    guard firstItem == id, firstAttribute == dimension, secondItem == nil, relation != .greaterThanOrEqual,
      outweighsContent, let constant, constant > 0
    else { return nil }
    return Points(constant)
  }
}

/// The constraints of one screen by the items that they touch.
private struct ScreenConstraints: Sendable {
  private var byItem: [String: [LayoutConstraint]] = [:]

  /// The constraints that are installed in the default size class; placeholders, which a build removes, are left out.
  init(root: Element) {
    let excluded = Self.excludedByDefault(root)
    root.forEach { element, _ in
      for var constraint in element.layout.constraints ?? [] {
        guard constraint.isPlaceholder != true, !excluded.contains(constraint.id ?? "") else { continue }
        let first = constraint.firstItem ?? element.id
        constraint.firstItem = first
        byItem[first, default: []].append(constraint)
        if let second = constraint.secondItem, second != first { byItem[second, default: []].append(constraint) }
      }
    }
  }

  /// The constraints on an item's attributes.
  func touching(_ id: String) -> [LayoutConstraint] { byItem[id] ?? [] }

  private static func excludedByDefault(_ root: Element) -> Set<String> {
    var excluded: Set<String> = []
    root.forEach { element, _ in
      for variation in element.layout.variations ?? [] where variation.key == "default" {
        excluded.formUnion(variation.excluded ?? [])
      }
    }
    return excluded
  }
}

/// What decides an element's width, as far as the file says without solving its constraints.
enum WidthSource: Sendable, Hashable {
  /// The recorded frame: the element is placed by frame and autoresizing mask.
  case recordedFrame
  /// A constraint with this constant.
  case constant(Points)
  /// Both horizontal edges, or the width, are tied to something whose width does not depend on the element.
  case pinned
  /// The element's own content: a longer title makes it wider.
  case content
}
