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
    let own = screen.size ?? Size(width: 0, height: 0)
    self.init(
      platform: tree.platform, generation: SystemGeneration(of: tree, asked: environment.generation),
      isRightToLeft: environment.isRightToLeft,
      contentSize: environment.contentSize,
      size: canvas.map { Size(width: Points($0.width), height: Points($0.height)) } ?? own,
      safeArea: EdgeDistances(), build: tree.build, cellWidth: own.width.value)
    let display = canvas?.width ?? Self.designWidth(of: tree) ?? own.width.value
    cellWidth = screen.root.kind == .cell ? min(display, size.width.value) : display
    safeArea = ScreenEdges.safeArea(of: screen, tree: tree, device: canvas)
  }

  private static func designWidth(of tree: InterfaceTree) -> Double? {
    guard let canvas = tree.device.flatMap({ Device.designDevices[$0] }) else { return nil }
    return tree.isLandscape == true ? canvas.height : canvas.width
  }
}
