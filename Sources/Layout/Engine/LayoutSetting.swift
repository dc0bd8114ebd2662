import AuditModel
import PlatformData

extension LayoutSetting {
  /// The setting of a screen: the device's, else that of the canvas for which the file was designed.
  init(screen: Screen, tree: InterfaceTree, environment: LayoutEnvironment) {
    let build = tree.toolsVersion.flatMap { Int($0.prefix { $0 != "." }) }
    let canvas = environment.device
    let own = screen.size ?? Size(width: 0, height: 0)
    self.init(
      platform: tree.platform, generation: environment.generation ?? SystemGeneration(interfaceBuilderBuild: build), isRightToLeft: environment.isRightToLeft,
      contentSize: environment.contentSize,
      size: canvas.map { Size(width: Points($0.width), height: Points($0.height)) } ?? own,
      isDesignCanvas: canvas == nil, safeArea: EdgeDistances(), build: build,
      deviceWidth: canvas?.width ?? Self.designWidth(of: tree) ?? own.width.value)
    safeArea = DesignSafeArea.of(screen, tree: tree, setting: self)
  }

  private static func designWidth(of tree: InterfaceTree) -> Double? {
    guard let canvas = tree.device.flatMap({ Device.designDevices[$0] }) else { return nil }
    return tree.isLandscape == true ? canvas.height : canvas.width
  }

  /// How long the content of an arranged view is by itself, before any text is measured; nil of what has none.
  func naturalLength(of element: Element, isVertical: Bool) -> Double? { nil }
}

extension SizeClasses {
  /// The classes of a device, else those of the file's own canvas.
  init(of tree: InterfaceTree, environment: LayoutEnvironment) {
    if let device = environment.device {
      self.init(isWidthRegular: device.isWidthRegular, isHeightRegular: device.isHeightRegular)
    } else if let device = tree.device {
      let isPad = device.hasPrefix("ipad")
      self.init(isWidthRegular: isPad, isHeightRegular: isPad || tree.isLandscape != true)
    } else {
      self.init(isWidthRegular: nil, isHeightRegular: nil)
    }
  }
}

/// What Interface Builder's canvas keeps free of a screen's view.
enum DesignSafeArea {
  static func of(_ screen: Screen, tree: InterfaceTree, setting: LayoutSetting) -> EdgeDistances {
    guard tree.platform == .iOS, screen.root.kind == .viewController else { return EdgeDistances() }
    let isRound = !["retina4_7", "retina4_0", "retina3_5", "retina5_5", "ipad9_7", "ipad12_9"].contains(tree.device ?? "retina4_7")
    var area = EdgeDistances(top: isRound ? 44 : 20, left: 0, bottom: isRound ? 34 : 0, right: 0)
    if screen.surroundings?.hasNavigationBar == true { area.top += 44 }
    if screen.surroundings?.hasTabBar == true { area.bottom += 49 }
    return area
  }
}
