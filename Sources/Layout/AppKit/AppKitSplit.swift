import AuditModel
import PlatformData

/// Where AppKit's split view puts its panes: side by side with dividers between, each as long as the file records.
enum AppKitSplit {
  /// How firmly a pane keeps its recorded length, which any constraint of the file outweighs.
  private static let holding = 249.0

  /// Adds a pane's place.
  static func place(_ index: Int, in parent: Int, of screen: inout ScreenSystem) -> Bool {
    let holder = screen.tree.nodes[parent]
    guard let own = screen.frame(index), let outer = screen.frame(parent),
      let place = holder.children.firstIndex(of: index)
    else { return false }
    let isVertical = holder.layout.axis == "vertical"
    let isTurned = screen.isRightToLeft(parent)
    let span = { (edges: EdgeSet, isVertical: Bool) in
      AppKitSpan(edges, isVertical: isVertical, isTurned: isTurned)
    }
    let (along, across) = (span(own, isVertical), span(own, !isVertical))
    screen.add(across.start, .equal, span(outer, !isVertical).start)
    screen.add(across.end, .equal, span(outer, !isVertical).end)
    let before = place > 0 ? screen.frame(holder.children[place - 1]).map { span($0, isVertical).end } : nil
    screen.add(along.start, .equal, before.map { $0 + divider(holder) } ?? span(outer, isVertical).start)
    if place == holder.children.count - 1 {
      screen.add(along.end, .equal, span(outer, isVertical).end)
    } else {
      hold(index, along.length, isVertical: isVertical, &screen)
    }
    return true
  }

  private static func divider(_ holder: LayoutTree.Node) -> Double {
    MacMetrics.dividers[holder.layout.style ?? "thick"]?.value ?? 0
  }

  private static func hold(_ index: Int, _ length: Affine, isVertical: Bool, _ screen: inout ScreenSystem) {
    guard let size = screen.tree.nodes[index].element.frame?.size else { return }
    screen.addRecorded(length, (isVertical ? size.height : size.width).value, of: index, priority: holding)
  }
}
