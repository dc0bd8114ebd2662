import ArgumentParser
import AuditModel
import Configuration
import PlatformData
import Utilities

/// Which devices screens are laid out on, and whose system's sizes count.
struct DeviceOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      """
      Lay screens out on this device, or on those of a family (iphone, ipad); repeatable; 'list' lists them. Without it, \
      only on the device that each file was designed for.
      """, valueName: "name"))
  var devices: [String] = []
  @Option(
    help: ArgumentHelp(
      """
      The release of iOS whose sizes of controls count, such as 18 or 26. Without it, the one that each file was drawn with.
      """, valueName: "version"))
  var ios: String?

  /// The word that asks for all names instead of naming a device.
  private static let list = "list"

  func validate() throws {
    try Self.check(devices)
    if let ios, SystemGeneration(release: ios) == nil {
      throw ValidationError("'\(ios)' is no release of iOS; expected one such as 18 or 26")
    }
  }

  /// Prints the list where it is asked for; fails for a name that there is not.
  static func check(_ devices: [String]) throws {
    if devices.contains(list) { throw CleanExit.message(DeviceList.text) }
    for name in devices where DeviceScreen.matching(name).isEmpty { throw ValidationError(unknown(name)) }
  }

  private static func unknown(_ name: String) -> String {
    let names = DeviceScreen.optionNames
    let near = nearest(to: name, among: names).map { "did you mean '\($0)'? " } ?? ""
    return "there is no device '\(name)'; \(near)'--device list' lists them"
  }
}

extension DeviceOptions {
  /// The screens to lay out on, each once: those of the command line, else of the configuration; empty is the file's own.
  func screens(_ configuration: Configuration) -> [DeviceScreen] {
    var seen: Set<String> = []
    return (devices.isEmpty ? configuration.devices : devices).flatMap(DeviceScreen.matching)
      .filter { seen.insert($0.name).inserted }
  }

  /// The generation of systems whose sizes count; nil is the file's own.
  func generation(_ configuration: Configuration) -> SystemGeneration? {
    ios.flatMap { SystemGeneration(release: $0) } ?? configuration.generation
  }
}

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
