import PlatformData

/// The names that `--device` takes, for a person.
enum DeviceList {
  /// The families, then the devices with their sizes and models, then what comes behind a device's name.
  static var text: String {
    let families = DeviceScreen.families.sorted { $0.key < $1.key }
      .map { row($0.key, $0.value.joined(separator: ", ")) }
    let devices = Device.all.map { row($0.name, "\(size($0.width, $0.height))  \($0.models)") }
    let television = row(
      DeviceScreen.appleTV.name, "\(size(DeviceScreen.appleTV.width, DeviceScreen.appleTV.height))  Apple TV")
    return """
      FAMILIES:
      \(families.joined(separator: "\n"))

      DEVICES (points, upright):
      \((devices + [television]).joined(separator: "\n"))

      A phone or iPad on its side is NAME-landscape. A part of an iPad's screen is NAME-third, NAME-two-thirds,
      NAME-landscape-third, NAME-landscape-half or NAME-landscape-two-thirds; a third is also the width in Slide Over.
      """
  }

  private static func row(_ name: String, _ text: String) -> String {
    "  \(name)\(String(repeating: " ", count: max(18 - name.count, 1)))\(text)"
  }

  private static func size(_ width: Double, _ height: Double) -> String { "\(Int(width))×\(Int(height))" }
}
