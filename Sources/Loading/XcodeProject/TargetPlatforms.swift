internal import AuditModel

/// The platforms that a target of an Xcode project is built for, by its build settings.
///
/// Source: Xcode, build settings `SDKROOT` and `SUPPORTED_PLATFORMS`.
enum TargetPlatforms {
  /// The platforms; empty if the project file does not say.
  static func read(_ target: ProjectObject, in objects: ProjectObjects) -> Set<Platform> {
    for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
      for owner in [target, objects.project] {
        let values = objects.settings(name, of: owner).flatMap { $0.split(separator: " ") }
        let platforms = Set(values.compactMap { sdks[String($0)] })
        if !platforms.isEmpty { return platforms }
      }
    }
    return []
  }

  private static let sdks: [String: Platform] = [
    "iphoneos": .iOS, "iphonesimulator": .iOS, "macosx": .macOS, "watchos": .watchOS, "watchsimulator": .watchOS,
    "appletvos": .tvOS, "appletvsimulator": .tvOS, "xros": .visionOS, "xrsimulator": .visionOS,
  ]
}
