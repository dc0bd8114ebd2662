import AuditModel

extension SolvedScreen {
  /// The frame of an element at its place in file order; nil where nothing was solved, or where neither the file nor a constraint
  /// places the element.
  func frame(of element: Element, at index: Int) -> Rect? {
    guard elements.indices.contains(index), let solved = elements[index] else { return nil }
    if element.frame == nil, solved.isAmbiguous || solved.determinedBy == .recorded { return nil }
    return solved.frame
  }

  /// The elements, by place in file order, whose children's solved frames tell no order: one of them is left open by what is known
  /// and has shrunk to no width, which the running app fills, so that the recorded frames of all tell more.
  func collapsedHolders(in screen: Screen) -> Set<Int> {
    var holders: Set<Int> = []
    var waiting: [(element: Element, parent: Int?)] = [(screen.root, nil)]
    var index = 0
    while let (element, parent) = waiting.popLast() {
      if let parent, hasCollapsed(at: index, of: element) { holders.insert(parent) }
      waiting += element.children.reversed().map { [index] in ($0, index) }
      index += 1
    }
    return holders
  }

  private func hasCollapsed(at index: Int, of element: Element) -> Bool {
    guard elements.indices.contains(index), let solved = elements[index], solved.isAmbiguous else { return false }
    guard let recorded = element.frame else { return false }
    return solved.frame.width <= 0 && recorded.width > 0
  }
}
