import AuditModel
import PlatformData

/// What a screen is laid out for, with the facts of its file.
struct ScreenSetting: Sendable {
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
  var safeArea: EdgeDistances
  var build: Int?
  /// The width that tells the margins of cells: the display's, or that of a cell in a file of its own.
  var cellWidth: Double
}

extension ScreenSetting {
  /// The setting of a screen: the device's, else that of the canvas for which the file was designed.
  init(screen: Screen, tree: InterfaceTree, environment: LayoutEnvironment) {
    let canvas = environment.device
    let own = screen.size.flatMap { $0.isEmpty ? nil : $0 } ?? Self.standardSize(of: tree)
    self.init(
      platform: tree.platform, generation: SystemGeneration(of: tree, asked: environment.generation),
      isRightToLeft: environment.isRightToLeft,
      contentSize: environment.contentSize,
      size: canvas.map { Size(width: Points($0.width), height: Points($0.height)) } ?? own,
      keepsCanvas: environment.keepsCanvas, isOnDevice: canvas != nil, safeArea: EdgeDistances(), build: tree.build,
      cellWidth: own.width.value)
    let display = canvas?.width ?? Self.designWidth(of: tree) ?? own.width.value
    cellWidth = screen.root.kind == .cell ? min(display, size.width.value) : display
    safeArea = ScreenEdges.safeArea(of: screen, tree: tree, device: canvas)
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
