import AuditModel
import PlatformData

/// Where AppKit's split view puts its panes: side by side with dividers between, each as long as the file records.
enum AppKitSplit {
  /// Adds a pane's place.
  static func place(_ index: Int, in parent: Int, of screen: inout ScreenSystem) -> Bool {
    let holder = screen.tree.nodes[parent]
    guard let own = screen.frame(index), let outer = screen.frame(parent),
      let place = holder.children.firstIndex(of: index)
    else { return false }
    let isVertical = holder.layout.axis == "vertical"
    let isMirrored = screen.isRightToLeft(parent)
    let span = { (edges: EdgeSet, isVertical: Bool) in
      AppKitSpan(edges, isVertical: isVertical, isMirrored: isMirrored)
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
    AppKitMetrics.dividers[holder.layout.style ?? "thick"]?.value ?? 0
  }

  private static func hold(_ index: Int, _ length: LinearExpression, isVertical: Bool, _ screen: inout ScreenSystem) {
    guard let size = screen.tree.nodes[index].element.frame?.size else { return }
    screen.addRecorded(
      length, (isVertical ? size.height : size.width).value, of: index,
      priority: AppKitContainerPriority.paneHolding.value)
  }
}

/// The two ends of a rectangle on one axis, in the order in which AppKit's stacks and grids fill it.
struct AppKitSpan: Sendable {
  var start: LinearExpression
  var end: LinearExpression

  init(start: LinearExpression, end: LinearExpression) { (self.start, self.end) = (start, end) }

  /// The ends of a rectangle; mirrored where the interface runs from right to left.
  init(_ edges: EdgeSet, isVertical: Bool, isMirrored: Bool) {
    self.init(
      start: isVertical ? edges.top : edges.start(isMirrored: isMirrored),
      end: isVertical ? edges.bottom : edges.end(isMirrored: isMirrored))
  }

  var length: LinearExpression { end - start }
  var middle: LinearExpression { (start + end) * 0.5 }
}
