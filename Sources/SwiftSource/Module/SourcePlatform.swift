internal import AuditModel
internal import SwiftSyntax
internal import Utilities

/// Decides which platform a file is compiled for.
enum SourcePlatform {
  /// The platform, with the file's types on it: the first for which the file has views, otherwise the first.
  ///
  /// - Parameter known: The platforms of the targets that compile the file; empty if they are unknown.
  static func read(
    _ file: SourceFileSyntax, _ locations: SourceLocations, among known: Set<Platform>
  ) -> (platform: Platform, types: ViewTypes) {
    let candidates = known.isEmpty ? all : all.filter(known.contains)
    let named = named(in: locations.file).flatMap { candidates.contains($0) ? $0 : nil }
    var platform = named ?? candidates[0]
    var types = ViewTypes(file, locations: locations, conditions: BuildConditions(platform: platform))
    for other in candidates where types.views.isEmpty {
      let choice = ViewTypes(file, locations: locations, conditions: BuildConditions(platform: other))
      if !choice.views.isEmpty { (platform, types) = (other, choice) }
    }
    let imported = platform == .iOS ? importedPlatform(types.imports) : nil
    return (imported.flatMap { candidates.contains($0) ? $0 : nil } ?? platform, types)
  }

  /// The platforms, those first for which most files are.
  private static let all: [Platform] = [.iOS, .macOS, .watchOS, .tvOS, .visionOS]

  /// The platform that a framework belongs to.
  private static func importedPlatform(_ imports: Set<String>) -> Platform? {
    if !imports.isDisjoint(with: ["AppKit", "Cocoa"]) { return .macOS }
    return imports.contains("WatchKit") ? .watchOS : nil
  }

  /// The platform that a folder of the path is named after: by a word apart from others (`Woo Watch App`) or, if it is the topmost
  /// folder, as those of targets often are, by a part of its name (`BookPlayerWatch`).
  static func named(in path: String) -> Platform? {
    let folders = path.split(separator: "/").dropLast()
    for (depth, folder) in folders.enumerated().reversed() {
      let words = folder.split { !$0.isLetter }.map(String.init)
      let all = depth == 0 ? words.flatMap { [$0] + $0.camelCaseParts } : words
      if let platform = all.lazy.compactMap({ folderNames[$0] }).last { return platform }
    }
    return nil
  }

  private static let folderNames: [String: Platform] = [
    "iOS": .iOS, "macOS": .macOS, "Mac": .macOS, "watchOS": .watchOS, "WatchKit": .watchOS, "Watch": .watchOS,
    "tvOS": .tvOS, "visionOS": .visionOS,
  ]
}
