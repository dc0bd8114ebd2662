internal import AuditModel

/// The platforms that a target of an Xcode project is built for, and their first releases, by its build settings.
///
/// Source: Xcode, build settings `SDKROOT`, `SUPPORTED_PLATFORMS` and `IPHONEOS_DEPLOYMENT_TARGET`.
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

  /// The first release of each platform for which the target is built; without those that the project file does not tell.
  static func deployment(of target: ProjectObject, in objects: ProjectObjects) -> [Platform: SystemVersion] {
    deploymentSettings.compactMapValues { name in
      let own = objects.settings(name, of: target)
      let versions = (own.isEmpty ? objects.settings(name, of: objects.project) : own).map { SystemVersion($0) }
      return versions.contains(nil) ? nil : versions.compactMap(\.self).min()
    }
  }

  private static let deploymentSettings: [Platform: String] = [
    .iOS: "IPHONEOS_DEPLOYMENT_TARGET", .macOS: "MACOSX_DEPLOYMENT_TARGET", .watchOS: "WATCHOS_DEPLOYMENT_TARGET",
    .tvOS: "TVOS_DEPLOYMENT_TARGET", .visionOS: "XROS_DEPLOYMENT_TARGET",
  ]

  private static let sdks: [String: Platform] = [
    "iphoneos": .iOS, "iphonesimulator": .iOS, "macosx": .macOS, "watchos": .watchOS, "watchsimulator": .watchOS,
    "appletvos": .tvOS, "appletvsimulator": .tvOS, "xros": .visionOS, "xrsimulator": .visionOS,
  ]
}
