import AuditModel
import PlatformData

/// Where a view stands by itself: as a root, in a container of its platform, by its recorded frame; constraints of the file come on
/// top.
enum Placement {
  /// Adds what places a view.
  static func place(_ index: Int, in screen: inout ScreenSystem) {
    let node = screen.tree.nodes[index]
    let platform = screen.platform
    platform.addGuides(of: index, to: &screen)
    guard let parent = node.parent else { return placeRoot(index, in: &screen) }
    if screen.tree.nodes[parent].element.kind == .stackView { return }
    if platform.place(index, in: parent, of: &screen) { return }
    if node.layout.usesConstraints == true { return }
    Autoresizing.place(index, in: parent, of: &screen)
  }

  private static func placeRoot(_ index: Int, in screen: inout ScreenSystem) {
    guard let frame = screen.frame(index) else { return }
    let node = screen.tree.nodes[index]
    let platform = screen.platform
    if bars.contains(node.element.kind), let recorded = node.element.frame {
      guard screen.traits.isOnDevice else { return Autoresizing.place(recorded, of: index, in: &screen) }
      return platform.placeBar(index, in: &screen)
    }
    let size = RootViews.isMain(index, in: screen.tree) ? screen.traits.size : node.element.frame?.size
    screen.add(frame.left, .equal, LinearExpression(0))
    screen.add(frame.top, .equal, LinearExpression(0))
    if let width = size?.width {
      let priority = platform.rootPriority(index, in: screen)
      screen.add(frame.width, .equal, LinearExpression(width.value), priority: priority)
    }
    if let height = size?.height { platform.setRootHeight(height, of: index, in: &screen) }
  }

  /// The bars that a controller puts over its screens: the system places them.
  private static let bars: Set<ElementKind> = [.navigationBar, .toolbar, .tabBar]

  /// Adds that a view fills its superview but for some insets.
  static func fill(
    _ index: Int, _ parent: Int, by insets: EdgeInsets = EdgeInsets(), in screen: inout ScreenSystem
  ) {
    guard let inner = screen.frame(index), let outer = screen.frame(parent)?.inset(by: insets) else { return }
    screen.add(inner.left, .equal, outer.left)
    screen.add(inner.top, .equal, outer.top)
    screen.add(inner.right, .equal, outer.right)
    screen.add(inner.bottom, .equal, outer.bottom)
  }
}

extension ScreenSystem {
  /// Gathers the constraints of all views, then those of the file.
  mutating func gather() {
    for index in tree.nodes.indices where boxes[index] != nil {
      current = index
      Placement.place(index, in: &self)
      addContent(of: index)
      platform.arrange(index, in: &self)
    }
    current = nil
    for (index, node) in tree.nodes.enumerated() where node.isInstalled {
      for constraint in node.resolved.constraints {
        FileConstraint(constraint: constraint, owner: index).add(to: &self)
      }
    }
  }
}
