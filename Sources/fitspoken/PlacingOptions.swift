import ArgumentParser
import AuditModel
import PlatformData

/// What a screen's frames are solved for where only their order counts.
struct PlacingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The device whose screen decides the reading order, such as iphone-6.1in; 'list' lists them. Without it, the one that each \
      file was designed for.
      """, valueName: "name"))
  var device: String?
  @Option(help: "The content size at which the reading order is found (default that of the canvas, large on a device).")
  var contentSize: ContentSizeCategory?

  func validate() throws {
    guard let device else { return }
    try DeviceOptions.check([device])
    let screens = DeviceScreen.matching(device)
    guard screens.count == 1 else {
      throw ValidationError("'\(device)' is a family; expected one device, such as \(screens.first?.name ?? "")")
    }
  }

  /// The device's screen; nil is the file's own canvas.
  var screen: DeviceScreen? { device.flatMap { DeviceScreen.matching($0).first } }
}
