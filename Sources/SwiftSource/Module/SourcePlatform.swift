internal import AuditModel
internal import SwiftSyntax
internal import Utilities

/// Decides which platform a file is compiled for.
enum SourcePlatform {
  /// The platform, with the file's types on it: the first for which the file has views, otherwise the first.
  static func read(_ file: SourceFileSyntax, _ locations: SourceLocations) -> (platform: Platform, types: ViewTypes) {
    let named = named(in: locations.file)
    var platform = named ?? .iOS
    var types = ViewTypes(file, locations: locations, conditions: BuildConditions(platform: platform))
    for other in [Platform.iOS, .macOS, .watchOS, .tvOS, .visionOS] where types.views.isEmpty {
      let choice = ViewTypes(file, locations: locations, conditions: BuildConditions(platform: other))
      if !choice.views.isEmpty { (platform, types) = (other, choice) }
    }
    let imported = platform == .iOS ? importedPlatform(types.imports) : nil
    return (imported ?? platform, types)
  }

  /// The platform that a framework belongs to.
  private static func importedPlatform(_ imports: Set<String>) -> Platform? {
    if !imports.isDisjoint(with: ["AppKit", "Cocoa"]) { return .macOS }
    return imports.contains("WatchKit") ? .watchOS : nil
  }

  /// The platform that a folder of the path is named after, with a word of its own: `watchOS`, `BookPlayerWatch`, `Mac App`.
  private static func named(in path: String) -> Platform? {
    let folders = path.split(separator: "/").dropLast()
    for folder in folders.reversed() {
      if let platform = words(of: folder).compactMap({ folderNames[$0] }).last { return platform }
    }
    return nil
  }

  /// The words of a folder's name: apart from each other, or in camel case.
  private static func words(of folder: Substring) -> [String] {
    folder.split { !$0.isLetter }.flatMap { part in [String(part)] + String(part).camelCaseParts }
  }

  private static let folderNames: [String: Platform] = [
    "iOS": .iOS, "macOS": .macOS, "Mac": .macOS, "watchOS": .watchOS, "WatchKit": .watchOS, "Watch": .watchOS,
    "tvOS": .tvOS, "visionOS": .visionOS,
  ]
}
