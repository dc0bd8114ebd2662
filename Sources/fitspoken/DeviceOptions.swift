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
