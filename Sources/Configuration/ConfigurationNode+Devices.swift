import AuditModel
import PlatformData

extension ConfigurationNode {
  /// The names of devices or families of devices that exist, each once.
  func devices() throws -> [String] {
    var seen: Set<String> = []
    return try items(of: "a device such as iphone-6.1in").map { try $0.device() }.filter { seen.insert($0).inserted }
  }

  /// The generation of a release of iOS.
  func systemGeneration() throws -> SystemGeneration {
    guard let generation = SystemGeneration(release: try text()) else { throw try refusal() }
    return generation
  }

  private func device() throws -> String {
    let name = try text()
    guard !DeviceScreen.matching(name).isEmpty else {
      throw unknown(
        "device", name, among: DeviceScreen.optionNames, else: "\"fitspoken audit --device list\" lists them")
    }
    return name
  }
}
