import AuditModel

/// The elements of a screen in file order, with the way from each to those inside it.
struct ViewElements: Sendable {
  private(set) var all: [Element] = []
  private(set) var children: [[Int]] = []
  private(set) var parents: [Int?] = []
  private(set) var depths: [Int] = []

  init(root: Element) {
    // No recursion: elements may be nested deeply.
    var pending: [(element: Element, parent: Int?, depth: Int)] = [(root, nil, 0)]
    while let (element, parent, depth) = pending.popLast() {
      let index = all.count
      all.append(element)
      children.append([])
      parents.append(parent)
      depths.append(depth)
      if let parent { children[parent].append(index) }
      pending.append(contentsOf: element.children.reversed().map { ($0, index, depth + 1) })
    }
  }

  subscript(index: Int) -> Element { all[index] }

  /// What the source says of an element's layout.
  func view(_ index: Int) -> ViewLayout { all[index].layout.view ?? ViewLayout() }

  /// The children that a container arranges: those that are not attached to it.
  func content(of index: Int) -> [Int] { children[index].filter { view($0).attachment == nil } }

  /// The children that are attached to an element in a way.
  func attached(_ attachment: ViewLayout.Attachment, to index: Int) -> [Int] {
    children[index].filter { view($0).attachment == attachment }
  }
}
