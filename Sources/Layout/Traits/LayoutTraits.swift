package import AuditModel
package import PlatformData

/// What the engine lays a screen out with: the device's traits, or those of the canvas that the file was designed on.
package struct LayoutTraits: Sendable, Hashable {
  let platform: Platform
  /// Whether the screen is that of an app on the Mac, built by Catalyst: it has the platform's controls, but not its devices.
  let isCatalyst: Bool
  /// The device; nil means the canvas that the file was designed on.
  let device: DeviceScreen?
  /// The generation of the system whose control sizes count.
  package let generation: SystemGeneration
  /// Whether the interface runs from right to left.
  package var isRightToLeft: Bool
  /// The content size, which decides readable widths (`Screen.followsContentSize`); texts are measured by the caller.
  package var contentSize: ContentSizeCategory
  /// Whether cells keep their design-time heights, as on Interface Builder's canvas; in an app they grow.
  let keepsCanvas: Bool
  /// The size of the main view in points.
  var size: Size
  /// What the display and the bars keep free of the main view.
  package var safeArea: EdgeInsets
  /// What of it the bars of controllers take, at their sides nearer to the middle.
  package private(set) var bars = EdgeInsets()
  let build: Int?
  /// The width of the display, which decides the margins of cells and of a file's top-level view.
  let displayWidth: Double

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
    let edges = ScreenEdges(
      screen: screen, tree: tree, device: device, generation: generation, keepsCanvas: keepsCanvas
    ).all
    self.init(
      platform: tree.platform, isCatalyst: tree.isCatalyst == true, device: device,
      generation: SystemGeneration(of: tree, asked: generation),
      isRightToLeft: isRightToLeft, contentSize: contentSize, keepsCanvas: keepsCanvas, size: size,
      safeArea: edges.safeArea, bars: edges.bars, build: tree.build, displayWidth: display)
  }

  /// The same traits for another screen of the tree.
  func adapted(to screen: Screen, in tree: InterfaceTree) -> LayoutTraits {
    LayoutTraits(
      of: screen, in: tree, device: device, generation: generation, isRightToLeft: isRightToLeft,
      contentSize: contentSize, keepsCanvas: keepsCanvas)
  }

  /// The size of a screen of which the file tells none: that of its device, else of the one that Interface Builder took longest.
  private static func standardSize(of tree: InterfaceTree) -> Size {
    guard !tree.isForMac, tree.platform == .iOS || tree.platform == .tvOS else { return Size(width: 0, height: 0) }
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
private struct ScreenEdges {
  let screen: Screen
  let tree: InterfaceTree
  let device: DeviceScreen?
  let generation: SystemGeneration?
  /// Whether the screen is as Interface Builder draws it; in an app the display keeps free what it does, whatever the build.
  let keepsCanvas: Bool

  private var bars: ScreenSurroundings { screen.surroundings ?? ScreenSurroundings() }
  private var isXib: Bool { screen.root.kind != .viewController }
  /// A view of a size of its own in a xib is not turned with the device.
  private var isUpright: Bool { isXib && bars.isDetached == true }

  /// The safe area, and what of it bars take.
  var all: (safeArea: EdgeInsets, bars: EdgeInsets) {
    // Windows of the Mac have no safe area.
    guard !tree.isForMac, !isXib || screen.root.kind == .view, let display = device ?? designDevice else {
      return (EdgeInsets(), EdgeInsets())
    }
    if isSheet(on: display) {
      let bars = heights(on: display, isSheet: true)
      return (bars, bars)
    }
    if bars.isPart == true, device == nil, !keepsCanvas {
      // What shows the screen lies inside the display, wherever Interface Builder draws it.
      let bars = heights(on: display, isSheet: false)
      return (bars, bars)
    }
    var area = display.safeArea
    if bars.hidesStatusBar == true, area.bottom == 0 { area.top = 0 }
    if isUpright { clearEdges(notReachedOn: display, of: &area) }
    var bars = heights(on: display, isSheet: false)
    area.top += bars.top
    let spare = spare(on: display)
    // Bars that nothing shines through have the view begin below them, or end above them, and so make it lower.
    let beginsBelow = bars.top > 0 && spare >= area.top
    let endsAbove = spare - (beginsBelow ? area.top : 0) > 0
    if beginsBelow { (area.top, bars.top) = (0, 0) }
    area.bottom = endsAbove ? 0 : area.bottom + bars.bottom
    if endsAbove { bars.bottom = 0 }
    return (area, bars)
  }

  /// Whether the canvas shows the view in a sheet.
  ///
  /// A sheet is narrower and lower than an iPad, unlike a column of a split view; on a phone it begins below the status bar, with a
  /// notch 10 points below that or the top.
  private func isSheet(on display: DeviceScreen) -> Bool {
    guard !isXib, device == nil, bars.isDetached != true, let size = screen.size else { return false }
    if display.isWidthRegular && display.isHeightRegular {
      return size.width.value < display.width && size.height.value < display.height
    }
    let gap = UIKitMetrics.sheetGap.value
    let gaps = display.safeArea.bottom > 0 ? [gap, display.safeArea.top + gap] : [UIKitMetrics.statusBarHeight.value]
    return size.width.value == display.width && gaps.contains(display.height - size.height.value)
  }

  /// How much lower than its display the canvas has the view.
  private func spare(on display: DeviceScreen) -> Double {
    guard device == nil, bars.isDetached != true, let height = screen.size?.height.value else { return 0 }
    return display.height - height
  }

  private var system: SystemGeneration { SystemGeneration(of: tree, asked: generation) }

  /// What the bars of the controllers around the screen take at its top and bottom.
  private func heights(on display: DeviceScreen, isSheet: Bool) -> EdgeInsets {
    let isPhoneOnItsSide = display.width > display.height && !display.isHeightRegular
    let low = UIKitMetrics.landscapeBarHeight
    let height = { (bar: UIKitMetrics.Bar, low: GenerationFigures<Double>) in
      (isPhoneOnItsSide ? low : UIKitMetrics.height(of: bar))[system].value
    }
    var heights = EdgeInsets()
    if bars.hasNavigationBar == true {
      heights.top = isSheet && !isPhoneOnItsSide ? UIKitMetrics.sheetBarHeight.value : height(.navigationBar, low)
    }
    if bars.hasNavigationBar == true, bars.hasLargeTitle == true { heights.top += UIKitMetrics.largeTitleHeight.value }
    if bars.hasTabBar == true { heights.bottom += height(.tabBar, UIKitMetrics.landscapeTabBarHeight) }
    if bars.hasToolbar == true { heights.bottom += height(.toolbar, low) }
    return heights
  }

  /// Interface Builder's early builds keep a view of its own size clear of nothing that it does not reach: no strip of anything
  /// (32 and 100 points are; 600 of 667 is not), and no lower view of the display's end.
  private func clearEdges(notReachedOn display: DeviceScreen, of area: inout EdgeInsets) {
    guard device == nil, let height = screen.size?.height.value, let build = tree.build else { return }
    let isEarly = SystemGeneration(interfaceBuilderBuild: build) == .iOS12
    if isEarly, height < display.height / 2 { area = EdgeInsets() }
    if height < display.height, DeviceScreen.endlessBuilds.value.contains(build) { area.bottom = 0 }
  }

  private var designDevice: DeviceScreen? {
    tree.device.flatMap {
      DeviceScreen.designDevice(
        id: $0, isLandscape: tree.isLandscape == true && !isUpright, build: keepsCanvas ? tree.build : nil)
    }
  }
}

extension Screen {
  /// Whether the content size moves anything but by the sizes of texts: where something keeps to a readable width, and in SwiftUI, where
  /// symbols grow and values move below their labels.
  package var followsContentSize: Bool {
    var follows = false
    root.forEach { element, _ in
      let layout = element.layout
      follows =
        follows || layout.followsReadableWidth == true || layout.guides?[.readableContent] != nil
        || layout.view != nil
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
