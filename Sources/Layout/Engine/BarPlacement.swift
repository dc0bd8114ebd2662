import AuditModel
import PlatformData

/// Places the bars that a controller puts over its screens, on a device: from edge to edge, below the status bar or at the end.
enum BarPlacement {
  /// Adds a bar's four edges.
  static func place(_ index: Int, in screen: inout ScreenSystem) {
    guard let frame = screen.frame(index) else { return }
    let setting = screen.setting
    let height = ControlMetrics.barHeights[screen.tree.nodes[index].element.kind.name]?.value ?? 0
    let isAbove = screen.tree.nodes[index].element.kind == .navigationBar
    let top = isAbove ? setting.safeArea.top : setting.size.height.value - setting.safeArea.bottom - height
    screen.add(frame.left, .equal, Affine(0))
    screen.add(frame.width, .equal, Affine(setting.size.width.value))
    screen.add(frame.top, .equal, Affine(top))
    screen.add(frame.height, .equal, Affine(height))
  }
}
