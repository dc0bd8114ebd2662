import AuditModel

/// What the display and the bars leave free of a view.
enum SafeArea {
  /// The rectangle of a guide: the safe area, an old guide of a controller, the keyboard's.
  static func guide(_ name: String, of view: Int, frame: EdgeSet, in screen: ScreenSystem) -> EdgeSet {
    let distances = distances(of: view, in: screen)
    let safe = frame.inset(by: distances)
    switch name {
    // The guides before the safe area lie at the bars themselves; one names their inner edges.
    case "top": return EdgeSet(frame, top: frame.top, bottom: safe.top)
    case "bottom": return EdgeSet(frame, top: safe.bottom, bottom: frame.bottom)
    case "keyboard": return EdgeSet(frame, top: safe.bottom, bottom: frame.bottom)
    default: return safe
    }
  }

  /// What is cut off on each side; nothing of a view inside another, which rarely reaches the display's edge.
  static func distances(of view: Int, in screen: ScreenSystem) -> EdgeDistances {
    guard Roots.isMain(view, in: screen.tree) || fillsMain(view, in: screen) else { return EdgeDistances() }
    return screen.setting.safeArea
  }

  /// Whether a view fills the main view by its constraints on all four sides.
  private static func fillsMain(_ view: Int, in screen: ScreenSystem) -> Bool {
    guard let parent = screen.tree.nodes[view].parent, Roots.isMain(parent, in: screen.tree) else { return false }
    let id = screen.tree.nodes[view].element.id
    let holder = screen.tree.nodes[parent].element.id
    let edges = screen.tree.nodes[parent].resolved.constraints.filter { constraint in
      let first = constraint.firstItem ?? holder
      return (constraint.constant ?? 0) == 0 && constraint.firstAttribute == constraint.secondAttribute
        && Set([first, constraint.secondItem ?? ""]) == Set([id, holder])
    }
    return Set(edges.map(\.firstAttribute)).isSuperset(of: ["top", "bottom"])
  }
}

extension EdgeSet {
  /// A rectangle as wide as another, between two heights.
  init(_ frame: EdgeSet, top: Affine, bottom: Affine) {
    self = frame
    self.top = top
    self.bottom = bottom
  }
}

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
