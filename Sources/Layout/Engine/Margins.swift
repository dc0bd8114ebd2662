import AuditModel
import PlatformData

/// The layout margins of views, as distances from their sides.
enum Margins {
  /// The margins of a view: the file's own, the screen's for the main view, a cell's, else 8 on each side.
  static func of(_ index: Int, in screen: ScreenSystem) -> EdgeDistances {
    let node = screen.tree.nodes[index]
    if let own = node.layout.margins {
      let isTurned = node.layout.marginsAreDirectional == true && screen.isRightToLeft(index)
      return EdgeDistances(
        top: own.top.value, left: isTurned ? own.trailing.value : own.leading.value, bottom: own.bottom.value,
        right: isTurned ? own.leading.value : own.trailing.value)
    }
    if Roots.isMain(index, in: screen.tree), node.holder != nil { return ofMain(in: screen) }
    if isInCell(node, in: screen) { return ofCell(index, in: screen) }
    let side = LayoutMargins.view.value
    return EdgeDistances(top: side, left: side, bottom: side, right: side)
  }

  /// A controller's view keeps the system's margins on its sides, and the safe area above and below.
  private static func ofMain(in screen: ScreenSystem) -> EdgeDistances {
    let side = LayoutMargins.root(width: screen.setting.size.width.value).value
    let safe = screen.setting.safeArea
    return EdgeDistances(top: safe.top, left: safe.left + side, bottom: safe.bottom, right: safe.right + side)
  }

  private static func isInCell(_ node: LayoutTree.Node, in screen: ScreenSystem) -> Bool {
    node.layout.role == "contentView" && node.parent.map { screen.tree.nodes[$0].element.kind == .cell } ?? false
  }

  private static func ofCell(_ index: Int, in screen: ScreenSystem) -> EdgeDistances {
    let side = LayoutMargins.cell(deviceWidth: screen.setting.cellWidth).value
    let end = LayoutMargins.cellVertical.value
    return EdgeDistances(top: end, left: side, bottom: end, right: side)
  }

  /// What keeps a text to a readable width, within the margins.
  static func readable(_ index: Int, in screen: ScreenSystem) -> EdgeDistances { of(index, in: screen) }
}

/// How far a view's frame reaches beyond the rectangle on which constraints act.
enum AlignmentInsets {
  static func of(_ element: Element, setting: LayoutSetting) -> EdgeDistances {
    guard setting.platform != .macOS else { return AppKitSizes.alignmentInsets(of: element, setting: setting) }
    guard let beyond = UIKitSizes.listed(element, setting: setting)?.beyond else { return EdgeDistances() }
    return EdgeDistances(beyond)
  }
}

extension EdgeDistances {
  init(_ edges: DeviceScreen.Edges) {
    self.init(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
  }
}

/// The system's distance between views.
enum StandardSpacing {
  static func distance(toHolder: Bool, platform: Platform) -> Double {
    let figure =
      toHolder && platform == .macOS ? LayoutMargins.macWindowSpacing : LayoutMargins.siblingSpacing
    return figure.value
  }
}
