internal import AuditModel

/// What the manifest of a Swift package says about its platforms.
enum PackageManifest {
  /// The name of the file.
  static let name = "Package.swift"

  /// The platforms that it lists, with the first release of each; none without a list, which means all.
  static func builds(in manifest: [UInt8]) -> PlatformBuilds {
    let text = String(decoding: manifest, as: UTF8.self)
    guard let list = text.firstMatch(of: /platforms:\s*\[([^\]]*)\]/)?.output.1 else { return PlatformBuilds() }
    var builds = PlatformBuilds()
    for platform in list.matches(of: /\.([a-zA-Z]+)\(\s*(?:\.v|\x22)?([0-9._]*)/) {
      guard let name = Platform(rawValue: String(platform.output.1)) else { continue }
      builds.add(name, since: SystemVersion(platform.output.2.replacing("_", with: ".")))
    }
    return builds
  }
}
