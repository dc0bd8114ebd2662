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

  /// The views of a file that are compiled for a platform.
  init(_ file: SourceFileSyntax, _ locations: SourceLocations, on platform: Platform, isOther: Bool = false) {
    (self.file, self.locations, self.platform, self.isOther) = (file, locations, platform, isOther)
    types = ViewTypes(file, locations: locations, conditions: BuildConditions(platform: platform))
  }

  /// The views on another platform, of a file that is the same on all.
  func compiled(for platform: Platform) -> SourceViews {
    var views = self
    views.platform = platform
    return views
  }
}
