import AuditModel
import PlatformData

/// What a screen is laid out for, with the facts of its file.
struct ScreenTraits: Sendable {
  var platform: Platform
  var generation: SystemGeneration
  var isRightToLeft: Bool
  var contentSize: ContentSizeCategory
  /// The size of the main view in points.
  var size: Size
  /// Whether cells keep the heights with which the file draws them.
  var keepsCanvas: Bool
  /// Whether the screen is laid out for a device, and not for the canvas that its file was designed for.
  var isOnDevice: Bool
  /// What the display and the bars keep free of the main view.
  var safeArea: EdgeInsets
  var build: Int?
  /// The width that tells the margins of cells: the display's, or that of a cell in a file of its own.
  var cellWidth: Double
}

extension ScreenTraits {
  /// The traits of a screen: the device's, else those of the canvas for which the file was designed.
  init(screen: Screen, tree: InterfaceTree, traits: LayoutTraits, hasSafeArea: Bool) {
    let canvas = traits.device
    let own = screen.size.flatMap { $0.isEmpty ? nil : $0 } ?? Self.standardSize(of: tree)
    self.init(
      platform: tree.platform, generation: SystemGeneration(of: tree, asked: traits.generation),
      isRightToLeft: traits.isRightToLeft,
      contentSize: traits.contentSize,
      size: canvas.map { Size(width: Points($0.width), height: Points($0.height)) } ?? own,
      keepsCanvas: traits.keepsCanvas, isOnDevice: canvas != nil, safeArea: EdgeInsets(), build: tree.build,
      cellWidth: own.width.value)
    let display = canvas?.width ?? Self.designWidth(of: tree) ?? own.width.value
    cellWidth = screen.root.kind == .cell ? min(display, size.width.value) : display
    if hasSafeArea { safeArea = ScreenEdges.safeArea(of: screen, tree: tree, device: canvas) }
  }

  /// The size of a screen of which the file tells none: that of its device, else of the one that Interface Builder took longest.
  private static func standardSize(of tree: InterfaceTree) -> Size {
    guard tree.platform == .iOS || tree.platform == .tvOS else { return Size(width: 0, height: 0) }
    let id = tree.device ?? (tree.platform == .tvOS ? "appleTV" : "retina4_7")
    let device = DeviceScreen.designDevice(id: id, isLandscape: tree.isLandscape == true)
    return device.map { Size(width: Points($0.width), height: Points($0.height)) } ?? Size(width: 0, height: 0)
  }

  private static func designWidth(of tree: InterfaceTree) -> Double? {
    guard let canvas = tree.device.flatMap({ Device.designDevices[$0] }) else { return nil }
    return tree.isLandscape == true ? canvas.height : canvas.width
  }
}

/// What a display and the bars around a screen keep free of its main view.
private enum ScreenEdges {
  static func safeArea(of screen: Screen, tree: InterfaceTree, device: DeviceScreen?) -> EdgeInsets {
    let isXib = screen.root.kind != .viewController
    guard !isXib || screen.root.kind == .view else { return EdgeInsets() }
    let bars = screen.surroundings
    // A view of a size of its own in a xib is not turned with the device.
    let isUpright = isXib && bars?.isDetached == true
    guard let display = device ?? designDevice(of: tree, isXib: isXib, isUpright: isUpright) else {
      return EdgeInsets()
    }
    var area = display.safeArea
    if bars?.hidesStatusBar == true, area.bottom == 0 { area.top = 0 }
    if isUpright, isStrip(screen, of: tree, on: display) { area = EdgeInsets() }
    let spare = device == nil ? screen.size.map { display.height - $0.height.value } ?? 0 : 0
    let isPhoneOnItsSide = display.width > display.height && !display.isHeightRegular
    let bar = isPhoneOnItsSide ? UIKitMetrics.landscapeBarHeight.value : UIKitMetrics.height(of: .navigationBar).value
    if bars?.hasNavigationBar == true { area.top += bar }
    if bars?.hasNavigationBar == true, bars?.hasLargeTitle == true { area.top += UIKitMetrics.largeTitleHeight.value }
    // Bars that nothing shines through have the view begin below them, and so make it lower.
    if bars?.hasNavigationBar == true, bars?.isDetached != true, spare >= area.top { area.top = 0 }
    if bars?.hasTabBar == true { area.bottom += UIKitMetrics.height(of: .tabBar).value }
    if bars?.hasToolbar == true { area.bottom += isPhoneOnItsSide ? bar : UIKitMetrics.height(of: .toolbar).value }
    return area
  }

  /// Whether a view is no more than a strip in the eyes of Interface Builder's early builds, which keep it clear of nothing.
  ///
  /// Views of 32 and 100 points are; one of 600 of 667 is not.
  private static func isStrip(_ screen: Screen, of tree: InterfaceTree, on display: DeviceScreen) -> Bool {
    guard let height = screen.size?.height.value, SystemGeneration(interfaceBuilderBuild: tree.build) == .iOS12 else {
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
}
