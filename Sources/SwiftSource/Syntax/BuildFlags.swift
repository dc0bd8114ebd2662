/// The usual flags of builds, by which apps tell those for users from others.
///
/// Xcode and SwiftPM define `DEBUG` for builds that are not released (Xcode, Swift Compiler - Custom Flags); the others are what apps define
/// beside it.
enum BuildFlags {
  /// Whether a flag holds in a build for users; nil for one that is not usual.
  static func holds(_ name: String) -> Bool? {
    if ofUsers.contains(name) { return true }
    return ofDevelopers.contains(name) ? false : nil
  }

  private static let ofUsers: Set<String> = ["RELEASE", "PRODUCTION", "APPSTORE", "APP_STORE"]
  private static let ofDevelopers: Set<String> = [
    "DEBUG", "DEVELOPMENT", "DEV", "STAGING", "QA", "INTERNAL", "ADHOC", "AD_HOC", "TESTING", "UITEST", "UITESTS",
    "UITESTING", "UI_TEST", "UI_TESTS", "UI_TESTING",
  ]
}
