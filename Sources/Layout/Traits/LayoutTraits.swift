package import AuditModel
package import PlatformData

/// What the engine lays a screen out with: the device's traits, or those of the canvas that the file was designed on.
package struct LayoutTraits: Sendable, Hashable {
  let platform: Platform
  /// The device; nil means the canvas that the file was designed on.
  let device: DeviceScreen?
  /// The generation of the system whose control sizes count.
  let generation: SystemGeneration
  /// Whether the interface runs from right to left.
  package var isRightToLeft: Bool
  /// The content size, which decides readable widths (`Screen.followsContentSize`); texts are measured by the caller.
  package var contentSize: ContentSizeCategory
  /// Whether cells keep their design-time heights, as on Interface Builder's canvas; in an app they grow.
  let keepsCanvas: Bool
  /// The size of the main view in points.
  var size: Size
  /// What the display and the bars keep free of the main view.
  var safeArea: EdgeInsets
  let build: Int?
  /// The width that decides the margins of cells: the display's, or that of a cell in a file of its own.
  let cellWidth: Double

  /// Whether the screen is laid out for a device rather than for its design-time canvas.
  var isOnDevice: Bool { device != nil }
}

extension LayoutTraits {
  /// The traits of a screen on a device, else on the canvas that its file was designed on.
  ///
  /// - Parameters:
  ///   - device: The device; nil means the file's own canvas.
  ///   - generation: The generation of the system; nil means that of the file's own frames.
  package init(
    of screen: Screen, in tree: InterfaceTree, device: DeviceScreen? = nil, generation: SystemGeneration? = nil,
    isRightToLeft: Bool = false, contentSize: ContentSizeCategory = .standard, keepsCanvas: Bool = false
  ) {
    let own = screen.size.flatMap { $0.isEmpty ? nil : $0 } ?? Self.standardSize(of: tree)
    let size = device.map { Size(width: Points($0.width), height: Points($0.height)) } ?? own
    let display = device?.width ?? Self.designWidth(of: tree) ?? own.width.value
    self.init(
      platform: tree.platform, device: device, generation: SystemGeneration(of: tree, asked: generation),
      isRightToLeft: isRightToLeft, contentSize: contentSize, keepsCanvas: keepsCanvas, size: size,
      safeArea: ScreenEdges.safeArea(of: screen, tree: tree, device: device), build: tree.build,
      cellWidth: screen.root.kind == .cell ? min(display, size.width.value) : display)
  }

  /// The same traits for another screen of the tree.
  func adapted(to screen: Screen, in tree: InterfaceTree) -> LayoutTraits {
    LayoutTraits(
      of: screen, in: tree, device: device, generation: generation, isRightToLeft: isRightToLeft,
      contentSize: contentSize, keepsCanvas: keepsCanvas)
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
    // Windows of the Mac have no safe area.
    guard tree.platform != .macOS else { return EdgeInsets() }
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

extension Screen {
  /// Whether the content size moves anything but by the sizes of texts: where something keeps to a readable width.
  package var followsContentSize: Bool {
    var follows = false
    root.forEach { element, _ in
      let layout = element.layout
      follows = follows || layout.followsReadableWidth == true || layout.guides?[.readableContent] != nil
    }
    return follows
  }
}

extension SystemGeneration {
  /// The generation whose sizes a tree's controls have: the one that is asked for, else that of the file's own frames.
  ///
  /// Releases of iOS are asked for, which say nothing of AppKit's controls.
  init(of tree: InterfaceTree, asked: SystemGeneration?) {
    if tree.platform == .macOS {
      self = AppKitGeneration.of(tree)
    } else {
      self = asked ?? SystemGeneration(interfaceBuilderBuild: tree.build)
    }
  }
}
