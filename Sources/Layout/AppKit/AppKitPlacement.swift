import AuditModel
import PlatformData

/// Where AppKit's containers put what they hold, whatever the recorded frames say.
enum AppKitPlacement {
  /// How firmly a root keeps its size: windows, and the views that fill them, grow with what they show.
  static func rootPriority(_ index: Int, in screen: ScreenSystem) -> Double {
    guard screen.setting.platform == .macOS else { return ConstraintSystem.required }
    let node = screen.tree.nodes[index]
    let follows = node.element.kind == .window || Roots.isMain(index, in: screen.tree)
    return follows && node.element.kind != .cell ? MacMetrics.windowSizeStayPut.value : ConstraintSystem.required
  }

  /// Adds the place of a view that its container lays out; false where the view is placed by constraints or by its frame.
  static func place(_ index: Int, in parent: Int, of screen: inout ScreenSystem) -> Bool {
    let (node, holder) = (screen.tree.nodes[index], screen.tree.nodes[parent])
    if holder.layout.grid != nil { return true }
    if holder.element.kind == .tableView {
      keep(index, in: parent, of: &screen)
      return true
    }
    if holder.element.kind == .unknown("splitView") { return AppKitSplit.place(index, in: parent, of: &screen) }
    guard let distances = insets(of: node, in: holder, screen) else { return false }
    Placement.fill(index, parent, by: distances, in: &screen)
    return true
  }

  /// Rows and headers of a table stand where the file records them: what they show is made when the app runs.
  private static func keep(_ index: Int, in parent: Int, of screen: inout ScreenSystem) {
    guard let recorded = screen.tree.nodes[index].element.frame, let own = screen.frame(index),
      let outer = screen.frame(parent)
    else { return }
    screen.addRecorded(own.left - outer.left, recorded.x.value, of: index)
    screen.addRecorded(own.top - outer.top, recorded.y.value, of: index)
    screen.addRecorded(own.width, recorded.width.value, of: index)
    screen.addRecorded(own.height, recorded.height.value, of: index)
  }

  private static func insets(
    of node: LayoutTree.Node, in holder: LayoutTree.Node, _ screen: ScreenSystem
  ) -> EdgeDistances? {
    switch holder.element.kind {
    case .window: return EdgeDistances()
    case .box where node.layout.role == "contentView": return box(holder.element, screen)
    case .scrollView where node.layout.role == "contentView": return clip(holder)
    case .tabView: return tab(holder.element)
    default: return nil
    }
  }

  private static func box(_ element: Element, _ screen: ScreenSystem) -> EdgeDistances? {
    let name: String
    switch element.layout.style {
    case "custom": name = element.control.isBordered == false ? "custom.none" : "custom.line"
    case "oldStyle": name = "oldStyle"
    default: name = element.control.title == nil ? "primary.noTitle" : "primary.atTop"
    }
    return MacMetrics.boxContentInsets[name].map { EdgeDistances($0[screen.setting.generation].value) }
  }

  private static func tab(_ element: Element) -> EdgeDistances? {
    let insets = MacMetrics.tabViewContentInsets[element.layout.style ?? "topTabsBezelBorder"]
    return insets.map { EdgeDistances($0.value) }
  }

  /// What scrolls leaves the border free; scrollers lie over it, or are hidden, and headers scroll with it.
  private static func clip(_ holder: LayoutTree.Node) -> EdgeDistances {
    let border = holder.layout.style == "none" ? 0.0 : MacMetrics.scrollBorder.value
    return EdgeDistances(top: border, left: border, bottom: border, right: border)
  }
}
