import AuditModel
import Foundation

extension ScreenIndex {
  /// The elements that a picture of the screen leaves out: hidden ones, those that are not seen in a way, views that belong to no
  /// screen, and what an opaque view in front covers.
  func indicesNotDrawn(frames: [Rect?], isSeen: (Int) -> Bool) -> IndexSet {
    var left = IndexSet(nodes.indices.filter { nodes[$0].isHidden })
    for index in nodes.indices where !isSeen(index) || isLoose(index) { left.insert(integersIn: subtree(index)) }
    for index in coveredElements(frames: frames, without: left) { left.insert(integersIn: subtree(index)) }
    return left
  }

  private func subtree(_ index: Int) -> Range<Int> { index..<max(nodes[index].end, index + 1) }

  /// Whether a view beside a controller's own view is kept in its scene only for code to show.
  private func isLoose(_ index: Int) -> Bool {
    let node = nodes[index]
    guard let parent = node.parent, nodes[parent].element.kind == .viewController, nodes[parent].parent == nil,
      node.element.frame != nil
    else { return false }
    let views = nodes[parent].element.children.filter { $0.frame != nil }
    guard let main = views.first(where: { $0.layout.role == .view || $0.layout.role == .window }) else { return false }
    return main.id != node.element.id && !Self.bars.contains(node.element.kind)
  }

  private static let bars: Set<ElementKind> = [.navigationBar, .tabBar, .toolbar]

  /// The elements that a later sibling covers.
  private func coveredElements(frames: [Rect?], without left: IndexSet) -> [Int] {
    var covered: [Int] = []
    var children: [Int: [Int]] = [:]
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent, default: []].append(index) }
    }
    for siblings in children.values {
      let covers = siblings.filter { !left.contains($0) && nodes[$0].element.isOpaque && frames[$0] != nil }
      for cover in covers.prefix(Self.maximumCovers) {
        covered += siblings.filter { $0 < cover && frames[cover].covers(frames[$0]) }
      }
    }
    return covered
  }

  /// How many opaque views of one superview are looked at: more of them are cells, which lie side by side.
  private static let maximumCovers = 8
}

extension Element {
  /// Whether nothing shows through the element.
  fileprivate var isOpaque: Bool {
    guard (appearance.alpha ?? 1) >= 1, !Self.kindsWithRoundEdges.contains(kind) else { return false }
    guard let color = appearance.backgroundColor else { return kind == .tableView && control.type == nil }
    if let components = color.components { return components.alpha ?? 1 >= 1 }
    return color.system != "clearColor" && color.system != nil
  }

  private static let kindsWithRoundEdges: Set<ElementKind> = [.button, .label, .imageView, .stackView]
}

extension Rect? {
  /// Whether a rectangle is known that contains all of another.
  fileprivate func covers(_ other: Rect?) -> Bool {
    guard let self, let other, !other.isEmpty else { return false }
    return self.x <= other.x && self.y <= other.y && self.maxX >= other.maxX && self.maxY >= other.maxY
  }
}
