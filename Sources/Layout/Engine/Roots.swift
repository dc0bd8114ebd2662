import AuditModel

/// The views that nothing in the file holds.
enum Roots {
  /// Whether a view is the one that its screen shows: a controller's view, or a file's top-level view.
  static func isMain(_ index: Int, in tree: LayoutTree) -> Bool {
    let node = tree.nodes[index]
    guard node.isView, node.parent == nil else { return false }
    guard let holder = node.holder else { return true }
    let isControllers = tree.nodes[holder].element.kind == .viewController && tree.nodes[holder].holder == nil
    return isControllers && ["view", "window", nil].contains(node.layout.role) && tree.view(of: holder) == index
  }
}
