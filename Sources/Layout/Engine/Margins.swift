import AuditModel
import PlatformData

/// The layout margins of views, as distances from their sides.
enum Margins {
  /// The margins of a view: the file's own, the screen's for the main view, a cell's, none of a stack, else 8 on each side; where
  /// the view reaches into what the display and the bars cover, the margins begin behind that.
  static func of(_ index: Int, in screen: ScreenSystem) -> EdgeDistances {
    var chain = [index]
    // From the outermost view whose margins reach into others; views may be nested deeply.
    while let last = chain.last, preservesOuter(last, in: screen), let outer = screen.tree.nodes[last].parent {
      chain.append(outer)
    }
    var margins: EdgeDistances?
    for view in chain.reversed() { margins = of(view, outer: margins, in: screen) }
    return margins ?? EdgeDistances()
  }

  private static func of(_ index: Int, outer: EdgeDistances?, in screen: ScreenSystem) -> EdgeDistances {
    let layout = screen.tree.nodes[index].layout
    var margins = own(index, in: screen) ?? standard(index, in: screen)
    if layout.insetsMarginsFromSafeArea != false { margins = margins + SafeArea.distances(of: index, in: screen) }
    if let outer { margins = margins.atLeast(part(of: outer, within: index, in: screen)) }
    return layout.followsReadableWidth == true ? margins.atLeast(readable(index, within: nil, in: screen)) : margins
  }

  private static func preservesOuter(_ index: Int, in screen: ScreenSystem) -> Bool {
    let layout = screen.tree.nodes[index].layout
    return layout.preservesSuperviewMargins == true && layout.role != "contentView"
  }

  private static func own(_ index: Int, in screen: ScreenSystem) -> EdgeDistances? {
    let layout = screen.tree.nodes[index].layout
    guard let own = layout.margins else { return nil }
    let isTurned = layout.marginsAreDirectional == true && screen.isRightToLeft(index)
    return EdgeDistances(
      top: own.top.value, left: isTurned ? own.trailing.value : own.leading.value, bottom: own.bottom.value,
      right: isTurned ? own.leading.value : own.trailing.value)
  }

  private static func standard(_ index: Int, in screen: ScreenSystem) -> EdgeDistances {
    let node = screen.tree.nodes[index]
    if Roots.isMain(index, in: screen.tree) { return ofMain(isControllers: node.holder != nil, in: screen) }
    if node.element.kind == .stackView, screen.setting.platform != .macOS { return EdgeDistances() }
    if isInCell(node, in: screen) { return ofCell(index, in: screen) }
    let side = LayoutMargins.view.value
    return EdgeDistances(top: side, left: side, bottom: side, right: side)
  }

  /// A main view has nothing above and below but the safe area; a controller's keeps the system's margins on its sides.
  private static func ofMain(isControllers: Bool, in screen: ScreenSystem) -> EdgeDistances {
    let side =
      isControllers ? LayoutMargins.root(width: screen.setting.size.width.value).value : LayoutMargins.view.value
    return EdgeDistances(left: side, right: side)
  }

  private static func isInCell(_ node: LayoutTree.Node, in screen: ScreenSystem) -> Bool {
    node.layout.role == "contentView" && node.parent.map { screen.tree.nodes[$0].element.kind == .cell } ?? false
  }

  /// The margins of a cell's content, which are narrower beside an accessory.
  private static func ofCell(_ index: Int, in screen: ScreenSystem) -> EdgeDistances {
    let side = CellMetrics.margin(ofContent: index, in: screen)
    let end = LayoutMargins.cellVertical.value
    let cell = screen.tree.nodes[index].parent.map { screen.tree.nodes[$0].element }
    let hasAccessory = cell.map { CellMetrics.accessoryWidth(of: $0, setting: screen.setting) > 0 } ?? false
    let trailing = hasAccessory ? LayoutMargins.view.value : side
    let isTurned = screen.isRightToLeft(index)
    return EdgeDistances(
      top: end, left: isTurned ? trailing : side, bottom: end, right: isTurned ? side : trailing)
  }

  /// What of the margins of the view that holds one lies within it, where its place is known beforehand.
  private static func part(of margins: EdgeDistances, within index: Int, in screen: ScreenSystem) -> EdgeDistances {
    guard let own = screen.reaches[index], let parent = screen.tree.nodes[index].parent,
      let holders = screen.reaches[parent]
    else { return EdgeDistances() }
    let moved = EdgeReach(
      top: own.top.map { $0 - (holders.top ?? 0) }, left: own.left.map { $0 - (holders.left ?? 0) },
      bottom: own.bottom.map { $0 - (holders.bottom ?? 0) }, right: own.right.map { $0 - (holders.right ?? 0) })
    return moved.overlap(with: margins)
  }

  /// What keeps a text to a readable width, within the margins: half of what the view has more, where its width is known.
  static func readable(_ index: Int, in screen: ScreenSystem) -> EdgeDistances {
    let follows = screen.tree.nodes[index].layout.followsReadableWidth == true
    return readable(index, within: follows ? nil : of(index, in: screen), in: screen)
  }

  private static func readable(_ index: Int, within margins: EdgeDistances?, in screen: ScreenSystem) -> EdgeDistances {
    let own = margins ?? EdgeDistances()
    guard let reach = screen.reaches[index], let left = reach.left, let right = reach.right else { return own }
    let most = LayoutMargins.readableWidth(contentSize: screen.setting.contentSize.rawValue).value
    let side = (screen.setting.size.width.value - left - right - most) / 2
    return own.atLeast(EdgeDistances(left: side, right: side))
  }
}

extension EdgeDistances {
  static func + (one: EdgeDistances, other: EdgeDistances) -> EdgeDistances {
    EdgeDistances(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// The greater distance on each side.
  func atLeast(_ other: EdgeDistances) -> EdgeDistances {
    EdgeDistances(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
