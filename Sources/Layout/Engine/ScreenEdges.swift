import AuditModel
import PlatformData

/// What a display and the bars round a screen keep free of its main view.
enum ScreenEdges {
  static func safeArea(of screen: Screen, tree: InterfaceTree, device: DeviceScreen?) -> EdgeDistances {
    let isXib = screen.root.kind != .viewController
    guard tree.platform != .macOS, !isXib || screen.root.kind == .view else { return EdgeDistances() }
    let bars = screen.surroundings
    // A view of a size of its own in a xib is not turned with the device.
    let isUpright = isXib && bars?.isDetached == true
    guard let display = device ?? designDevice(of: tree, isXib: isXib, isUpright: isUpright) else {
      return EdgeDistances()
    }
    var area = EdgeDistances(display.safeArea)
    if bars?.hidesStatusBar == true, area.bottom == 0 { area.top = 0 }
    if isUpright, isStrip(screen, of: tree, on: display) { area = EdgeDistances() }
    let spare = device == nil ? screen.size.map { display.height - $0.height.value } ?? 0 : 0
    let isPhoneOnItsSide = display.width > display.height && !display.isHeightRegular
    let bar = isPhoneOnItsSide ? LayoutMargins.landscapeBarHeight.value : height("navigationBar")
    if bars?.hasNavigationBar == true { area.top += bar }
    if bars?.hasNavigationBar == true, bars?.hasLargeTitle == true { area.top += LayoutMargins.largeTitleHeight.value }
    // Bars that nothing shines through have the view begin below them, and so make it lower.
    if bars?.hasNavigationBar == true, bars?.isDetached != true, spare >= area.top { area.top = 0 }
    if bars?.hasTabBar == true { area.bottom += height("tabBar") }
    if bars?.hasToolbar == true { area.bottom += isPhoneOnItsSide ? bar : height("toolbar") }
    return area
  }

  /// Whether a view is no more than a strip in the eyes of Interface Builder's early builds, which keep it clear of nothing.
  ///
  /// Views of 32 and 100 points are; one of 600 of 667 is not.
  private static func isStrip(_ screen: Screen, of tree: InterfaceTree, on display: DeviceScreen) -> Bool {
    guard let height = screen.size?.height.value, SystemGeneration(interfaceBuilderBuild: tree.build) == .early else {
      return false
    }
    return height < display.height / 2
  }

  private static func designDevice(of tree: InterfaceTree, isXib: Bool, isUpright: Bool) -> DeviceScreen? {
    return tree.device.flatMap {
      DeviceScreen.designDevice(
        id: $0, isLandscape: tree.isLandscape == true && !isUpright, build: tree.build, isXib: isXib)
    }
  }

  private static func height(_ bar: String) -> Double { ControlMetrics.barHeights[bar]?.value ?? 0 }
}
