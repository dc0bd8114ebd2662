internal import AuditModel
internal import SwiftSyntax

/// The views of a file on one platform.
struct SourceViews: Sendable {
  private(set) var platform: Platform
  /// The types that are compiled for the platform.
  let types: ViewTypes
  let file: SourceFileSyntax
  let locations: SourceLocations
  /// Whether the platform is not the one for which the file is mostly.
  let isOther: Bool
  /// What conditions in the file hold.
  private(set) var conditions: BuildConditions

  /// The views of a file that are compiled for a platform.
  ///
  /// - Parameter isCatalyst: Whether the platform is the Mac by Catalyst.
  init(
    _ file: SourceFileSyntax, _ locations: SourceLocations, on platform: Platform, isOther: Bool = false,
    isCatalyst: Bool = false
  ) {
    (self.file, self.locations, self.platform, self.isOther) = (file, locations, platform, isOther)
    conditions = BuildConditions(platform: platform, isCatalyst: isCatalyst)
    types = ViewTypes(file, locations: locations, conditions: conditions)
  }

  /// The views of a target that is built for releases of systems from the first of each on.
  func built(for releases: [Platform: SystemVersion]) -> SourceViews {
    var views = self
    views.conditions.deployment = releases[platform]
    return views
  }

  /// The views on another platform, of a file that is the same on all.
  func compiled(for platform: Platform) -> SourceViews {
    var views = self
    (views.platform, views.conditions) = (platform, BuildConditions(platform: platform))
    return views
  }
}
