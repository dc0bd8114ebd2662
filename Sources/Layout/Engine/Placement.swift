import AuditModel
import PlatformData

/// Where a view stands by itself: as a root, in a container of its platform, by its recorded frame; constraints of the file come on
/// top.
enum Placement {
  /// Adds what places a view; whether that is its recorded frame alone.
  static func place(_ index: Int, in screen: inout ScreenSystem) -> Bool {
    let node = screen.tree.nodes[index]
    let platform = screen.platform
    platform.addGuides(of: index, to: &screen)
    guard let parent = node.parent else {
      placeRoot(index, in: &screen)
      return false
    }
    if screen.tree.nodes[parent].element.kind == .stackView { return false }
    if platform.place(index, in: parent, of: &screen) { return false }
    let isPlaced = node.isConstrained || !platform.keepsUnconstrainedFrames
    if node.layout.usesConstraints == true, isPlaced { return false }
    return Autoresizing.place(index, in: parent, of: &screen)
  }

  private static func placeRoot(_ index: Int, in screen: inout ScreenSystem) {
    guard let frame = screen.frame(index) else { return }
    let node = screen.tree.nodes[index]
    let platform = screen.platform
    if bars.contains(node.element.kind) {
      guard !screen.traits.isOnDevice, let recorded = node.element.frame else {
        return platform.placeBar(index, in: &screen)
      }
      return Autoresizing.place(recorded, of: index, in: &screen)
    }
    let size = RootViews.isMain(index, in: screen.tree) ? screen.traits.size : node.element.frame?.size
    screen.add(frame.left, .equal, LinearExpression(0))
    screen.add(frame.top, .equal, LinearExpression(0))
    if let width = size?.width { setRootWidth(width.value, of: index, in: &screen) }
    if let height = size?.height { platform.setRootHeight(height, of: index, in: &screen) }
  }

  private static func setRootWidth(_ width: Double, of index: Int, in screen: inout ScreenSystem) {
    guard let frame = screen.frame(index) else { return }
    let priority = screen.platform.rootPriority(index, in: screen)
    let id = screen.add(frame.width, .equal, LinearExpression(width), priority: priority)
    let node = screen.tree.nodes[index]
    let isHeld = node.container != nil && RootViews.isMain(index, in: screen.tree)
    guard !screen.traits.isOnDevice, !isHeld, node.element.kind != .window else { return }
    screen.canvasWidths.append(ScreenSystem.RecordedLength(id: id, value: width - frame.width.constant, index: index))
  }

  /// The bars that a controller puts over its screens: the system places them.
  private static let bars: Set<ElementKind> = [.navigationBar, .toolbar, .tabBar]

  /// Adds that a view fills its superview but for some insets.
  ///
  /// - Parameter end: How firmly it ends where the superview does: less than required if the superview may be too small for the
  ///   insets.
  static func fill(
    _ index: Int, _ parent: Int, by insets: EdgeInsets = EdgeInsets(), end: Double = ConstraintSystem.required,
    in screen: inout ScreenSystem
  ) {
    guard let inner = screen.frame(index), let outer = screen.frame(parent)?.inset(by: insets) else { return }
    screen.add(inner.left, .equal, outer.left)
    screen.add(inner.top, .equal, outer.top)
    screen.add(inner.right, .equal, outer.right, priority: end)
    screen.add(inner.bottom, .equal, outer.bottom, priority: end)
  }
}

extension ScreenSystem {
  /// Gathers the constraints of all views, then those of the file.
  mutating func gather() {
    for index in tree.nodes.indices where boxes[index] != nil {
      current = index
      // Neither UIKit nor AppKit makes constraints for the content of a view whose frame comes from its mask.
      let hasOwnFrame = Placement.place(index, in: &self)
      if !hasOwnFrame { addContent(of: index) }
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

/// Places a view by its recorded frame and the mask that says how it follows its superview.
enum Autoresizing {
  /// Adds the frame's four edges; false where the file records no frame.
  static func place(_ index: Int, in parent: Int, of screen: inout ScreenSystem) -> Bool {
    let element = screen.tree.nodes[index].element
    guard let recorded = element.frame, let own = screen.frame(index), let outer = screen.frame(parent) else {
      return false
    }
    let mask = Set(element.layout.autoresizing ?? [])
    let superview = screen.tree.nodes[parent].element.frame
    let x = Span(start: recorded.x.value, length: recorded.width.value, superview: superview?.width.value)
    let y = Span(start: recorded.y.value, length: recorded.height.value, superview: superview?.height.value)
    let across = x.shares(
      start: mask.contains(.flexibleMinX), length: mask.contains(.widthSizable), end: mask.contains(.flexibleMaxX))
    let down = y.shares(
      start: mask.contains(.flexibleMinY), length: mask.contains(.heightSizable), end: mask.contains(.flexibleMaxY))
    add(own.left - outer.left, x.start, across.start, outer.width, x.superview, index, &screen)
    add(own.width, x.length, across.length, outer.width, x.superview, index, &screen)
    add(own.top - outer.top, y.start, down.start, outer.height, y.superview, index, &screen)
    add(own.height, y.length, down.length, outer.height, y.superview, index, &screen)
    return true
  }

  /// Adds a recorded frame that nothing holds.
  static func place(_ recorded: Rect, of index: Int, in screen: inout ScreenSystem) {
    guard let own = screen.frame(index) else { return }
    screen.addRecorded(own.left, recorded.x.value, of: index)
    screen.addRecorded(own.top, recorded.y.value, of: index)
    screen.addRecorded(own.width, recorded.width.value, of: index)
    screen.addRecorded(own.height, recorded.height.value, of: index)
  }

  /// Adds that a length is the recorded one and a share of what the superview's grew by.
  private static func add(
    _ length: LinearExpression, _ recorded: Double, _ share: Double, _ outer: LinearExpression, _ superview: Double?,
    _ index: Int,
    _ screen: inout ScreenSystem
  ) {
    guard share != 0, let superview else { return screen.addRecorded(length, recorded, of: index) }
    screen.addRecorded(length - outer * share, recorded - share * superview, of: index)
  }

  /// A view's place on one axis.
  private struct Span {
    var start: Double
    var length: Double
    var superview: Double?

    private var end: Double { max((superview ?? 0) - start - length, 0) }

    /// How much of what the superview grows by goes where: in proportion to the flexible parts, in equal parts of nothing.
    func shares(start isStart: Bool, length isLength: Bool, end isEnd: Bool) -> (start: Double, length: Double) {
      guard superview != nil else { return (0, 0) }
      let parts = [isStart ? max(start, 0) : nil, isLength ? max(length, 0) : nil, isEnd ? end : nil]
      let count = parts.compactMap { $0 }.count
      guard count > 0 else { return (0, 0) }
      let sum = parts.compactMap { $0 }.reduce(0, +)
      let share = { (part: Double?) in part.map { sum > 0 ? $0 / sum : 1 / Double(count) } ?? 0 }
      return (share(parts[0]), share(parts[1]))
    }
  }
}
