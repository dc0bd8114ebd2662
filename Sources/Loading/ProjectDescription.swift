internal import AuditModel

/// What the description from which a generator makes an Xcode project (Tuist, XcodeGen) says about platforms.
enum ProjectDescription {
  /// The names of the files.
  static let names: Set<String> = [ofTuist, ofXcodeGen]
  /// The only one that is not among the sources.
  static let ofXcodeGen = "project.yml"
  private static let ofTuist = "Project.swift"

  /// The platforms of all targets; nil if the file describes no project, or tells no platform by its name.
  ///
  /// Sources: Tuist, ProjectDescription, `Destinations`, and `Platform` of its releases before 4; XcodeGen, Project Spec, `platform` and
  /// `supportedDestinations`.
  static func platforms(in description: [UInt8], named name: String) -> Set<Platform>? {
    let text = String(decoding: description, as: UTF8.self)
    let lists =
      name == ofTuist
      ? text.contains("import ProjectDescription") ? text.matches(of: destinations).map(\.output.1) : []
      : text.contains(/(?m)^targets:/) ? text.matches(of: settings).map(\.output.1) : []
    let found = lists.flatMap { $0.matches(of: /[A-Za-z]+/) }.compactMap { platforms[$0.output.lowercased()] }
    return found.isEmpty ? nil : Set(found)
  }

  /// `destinations: [.mac]`, `platform: .macOS`, `let destinations: Destinations = .iOS`.
  private static var destinations: Regex<(Substring, Substring)> {
    /\b(?:destinations|platform)\s*(?::\s*[A-Za-z.<>]*\s*=|:|=)\s*(\[[^\]]*\]|\.\w+)/
  }

  /// `platform: macOS`, `platform: [iOS, tvOS]`, or the items of such a list on lines of their own.
  private static var settings: Regex<(Substring, Substring)> {
    /(?m)^\s*(?:platform|supportedDestinations):[ ]*(\[[^\]]*\]|[A-Za-z]+|(?:\n\s*-[ ]*[A-Za-z]+)+)/
  }

  private static let platforms: [String: Platform] = [
    "ios": .iOS, "iphone": .iOS, "ipad": .iOS, "maccatalyst": .iOS, "mac": .macOS, "macos": .macOS,
    "appletv": .tvOS, "tvos": .tvOS, "applewatch": .watchOS, "watchos": .watchOS, "applevision": .visionOS,
    "visionos": .visionOS,
  ]
}
