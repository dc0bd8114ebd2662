import ArgumentParser
import AuditModel
import Configuration
import PlatformData

/// The devices that screens are laid out on, and the release of iOS whose metrics apply.
struct DeviceOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      """
      Lay out screens on this device, or on all devices of a family (iphone, ipad); 'list' lists them (repeatable; default: \
      the device that each file was designed for).
      """, valueName: "name"), completion: .list(DeviceScreen.optionNames))
  var devices: [String] = []
  @Option(
    help: ArgumentHelp(
      """
      The release of iOS whose control sizes apply, such as 18 or 26 (default: the one that each file was drawn with).
      """, valueName: "version"))
  var ios: String?

  /// The value that asks for a list of all names.
  private static let list = "list"

  func validate() throws {
    try Self.check(devices)
    if let ios, SystemGeneration(release: ios) == nil {
      throw ValidationError("'\(ios)' is not a release of iOS; expected one from \(SystemGeneration.releases)")
    }
  }

  /// Prints the list if it is asked for; throws for an unknown name.
  static func check(_ devices: [String]) throws {
    if devices.contains(list) { throw CleanExit.message(DeviceList.text) }
    for name in devices where DeviceScreen.matching(name).isEmpty { throw ValidationError(unknown(name)) }
  }

  private static func unknown(_ name: String) -> String {
    let advice = NameList.advice(on: name, among: DeviceScreen.optionNames, lister: "--device \(list)")
    return "there is no device '\(name)'; \(advice)"
  }
}

extension DeviceOptions {
  /// The screens to lay out on, each once: those of the command line, else those of the configuration.
  ///
  /// Empty for the screen that each file was designed for.
  func screens(_ configuration: Configuration) -> [DeviceScreen] {
    DeviceScreen.matching(devices.isEmpty ? configuration.devices : devices)
  }

  /// The system generation whose metrics apply; nil for that of each file.
  func generation(_ configuration: Configuration) -> SystemGeneration? {
    ios.flatMap { SystemGeneration(release: $0) } ?? configuration.generation
  }
}

/// The list of names that `--device list` prints.
enum DeviceList {
  /// The families, the devices with their sizes and models, and the suffixes of a device's name.
  static var text: String {
    let families = DeviceScreen.families.sorted { $0.key < $1.key }
      .map { row($0.key, $0.value.joined(separator: ", ")) }
    let devices = Device.all.map { row($0.name, "\(size($0.width, $0.height))  \($0.models)") }
    let television = row(
      DeviceScreen.appleTV.name, "\(size(DeviceScreen.appleTV.width, DeviceScreen.appleTV.height))  Apple TV")
    return """
      FAMILIES:
      \(families.joined(separator: "\n"))

      DEVICES (size in points, portrait):
      \((devices + [television]).joined(separator: "\n"))

      NAME-landscape is a phone or iPad in landscape. NAME-third, NAME-two-thirds, NAME-landscape-third,
      NAME-landscape-half and NAME-landscape-two-thirds are parts of an iPad's screen; a third is also the width of Slide Over.
      """
  }

  private static func row(_ name: String, _ text: String) -> String {
    "  \(name)\(String(repeating: " ", count: max(18 - name.count, 1)))\(text)"
  }

  private static func size(_ width: Double, _ height: Double) -> String { "\(Int(width))×\(Int(height))" }
}
