import AuditModel
import PlatformData

/// Where a view stands by itself: as a root, in a cell or a bar, by its recorded frame; constraints of the file come on top.
enum Placement {
  /// Adds what places a view.
  static func place(_ index: Int, in screen: inout ScreenSystem) {
    let node = screen.tree.nodes[index]
    addOwnGuides(index, in: &screen)
    guard let parent = node.parent else { return placeRoot(index, in: &screen) }
    let holder = screen.tree.nodes[parent]
    if holder.element.kind == .stackView { return }
    if screen.setting.platform == .macOS, AppKitPlacement.place(index, in: parent, of: &screen) { return }
    if TablePlacement.place(index, in: parent, of: &screen) { return }
    if fills(node, holder, in: screen) { return fill(index, parent, in: &screen) }
    if node.layout.usesConstraints == true { return }
    Autoresizing.place(index, in: parent, of: &screen)
  }

  /// What scrolls has edges of its own: the near ones are the view's, the far ones are free.
  private static func addOwnGuides(_ index: Int, in screen: inout ScreenSystem) {
    guard screen.tree.nodes[index].element.kind == .scrollView, screen.setting.platform != .macOS,
      let frame = screen.frame(index)
    else { return }
    let content = screen.addBox()
    screen.scrolled[index] = content
    if screen.isRightToLeft(index) {
      screen.add(Affine(content.right), .equal, frame.right)
    } else {
      screen.add(Affine(content.left), .equal, frame.left)
    }
    screen.add(Affine(content.top), .equal, frame.top)
  }

  private static func placeRoot(_ index: Int, in screen: inout ScreenSystem) {
    guard let frame = screen.frame(index) else { return }
    let node = screen.tree.nodes[index]
    if bars.contains(node.element.kind), let recorded = node.element.frame {
      guard screen.setting.isOnDevice else { return Autoresizing.place(recorded, of: index, in: &screen) }
      return BarPlacement.place(index, in: &screen)
    }
    let size = rootSize(index, in: screen)
    screen.add(frame.left, .equal, Affine(0))
    screen.add(frame.top, .equal, Affine(0))
    let priority = AppKitPlacement.rootPriority(index, in: screen)
    if let width = size?.width { screen.add(frame.width, .equal, Affine(width.value), priority: priority) }
    guard let height = size?.height else { return }
    if TablePlacement.isRow(node.element), TablePlacement.rowsGrow(in: screen) {
      TablePlacement.addGrowingHeight(height, ofRoot: frame, to: &screen)
    } else {
      screen.add(frame.height, .equal, Affine(height.value), priority: priority)
    }
  }

  /// The bars that a controller puts over its screens: the system places them.
  private static let bars: Set<ElementKind> = [.navigationBar, .toolbar, .tabBar]

  private static func rootSize(_ index: Int, in screen: ScreenSystem) -> Size? {
    let frame = screen.tree.nodes[index].element.frame
    if Roots.isMain(index, in: screen.tree) { return screen.setting.size }
    return frame?.size
  }

  /// Whether a view fills the one that holds it, whatever its frame says: a cell's, an effect's, a window's content.
  private static func fills(_ node: LayoutTree.Node, _ holder: LayoutTree.Node, in screen: ScreenSystem) -> Bool {
    if holder.element.kind == .window { return true }
    guard node.layout.role == "contentView" else { return false }
    return screen.setting.platform != .macOS
  }

  static func fill(
    _ index: Int, _ parent: Int, by distances: EdgeDistances = EdgeDistances(), in screen: inout ScreenSystem
  ) {
    guard let inner = screen.frame(index), let outer = screen.frame(parent)?.inset(by: distances) else { return }
    screen.add(inner.left, .equal, outer.left)
    screen.add(inner.top, .equal, outer.top)
    screen.add(inner.right, .equal, outer.right)
    screen.add(inner.bottom, .equal, outer.bottom)
  }
}
