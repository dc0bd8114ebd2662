internal import AuditModel

/// What the description from which a generator makes an Xcode project (Tuist, XcodeGen) says about platforms and their releases.
enum ProjectDescription {
  /// The names of the files.
  static let names: Set<String> = [ofTuist, ofXcodeGen]
  /// The only one that is not among the sources.
  static let ofXcodeGen = "project.yml"
  private static let ofTuist = "Project.swift"
  /// The folder beside a description with what helps to make it (Tuist, Project structure).
  private static let helpers = "Tuist"

  /// The folder of the project whose description a source file helps to make; nil for any other file.
  static func projectFolder(ofHelperAt path: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    return folders.lastIndex(of: Substring(helpers)).map { folders[..<$0].joined(separator: "/") }
  }

  /// What a file that helps to make a description of Tuist's says.
  static func builds(inHelper file: [UInt8]) -> PlatformBuilds? { builds(in: file, named: ofTuist) }

  /// What all targets are built for, of each platform the first release that is named; nil if the file describes no project, or tells no
  /// platform by its name.
  ///
  /// Sources: Tuist, ProjectDescription, `Destinations` and `DeploymentTargets`, and `Platform` of its releases before 4; XcodeGen, Project
  /// Spec, `platform`, `supportedDestinations` and `deploymentTarget`.
  static func builds(in description: [UInt8], named name: String) -> PlatformBuilds? {
    let text = String(decoding: description, as: UTF8.self)
    let lists =
      name == ofTuist
      ? text.contains("import ProjectDescription") ? text.matches(of: destinations).map(\.output.1) : []
      : text.contains(/(?m)^targets:/) ? text.matches(of: settings).map(\.output.1) : []
    let found = lists.flatMap { $0.matches(of: /[A-Za-z]+/) }.compactMap { platforms[$0.output.lowercased()] }
    guard !found.isEmpty else { return nil }
    var builds = PlatformBuilds(Set(found))
    for release in text.matches(of: releases) {
      let name = release.output.1?.lowercased()
      let only = builds.platforms.count == 1 ? builds.platforms.first : nil
      guard let platform = name.map({ platforms[$0] }) ?? only, builds.platforms.contains(platform) else { continue }
      builds.add(platform, since: SystemVersion(release.output.2))
    }
    return builds
  }

  /// `iOS: "16.0"`, `.iOS("16.0")`, `.iOS(targetVersion: "16.0", …)`; `deploymentTarget: 16.0` where there is only one platform.
  private static var releases: Regex<(Substring, Substring?, Substring)> {
    /(?:\b(iOS|macOS|watchOS|tvOS|visionOS)(?::\s*|\(\s*(?:targetVersion:\s*)?)|\bdeploymentTarget:[ ]*)[\x22']?(\d+(?:\.\d+)*)\b/
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
