internal import AuditModel

/// Which targets of Xcode projects and Swift packages compile the source files of an audit.
struct SourceTargets: Sendable {
  private let targets: [(id: String, target: ProjectTarget)]
  private let prefix: String
  /// The platform of all targets, for files that none of them lists; empty if there are several, or if a target's is unknown.
  private let commonPlatform: Set<Platform>
  /// The platforms of packages, by their folders.
  private var packages: [String: Set<Platform>] = [:]
  /// The platforms of projects that a generator makes, by the folders of their descriptions.
  private var described: [String: Set<Platform>] = [:]

  /// The targets of projects, whose paths begin with a prefix that the audit's do not have.
  init(_ projects: [XcodeProject], prefix: String) {
    targets = projects.flatMap { project in
      project.targets.filter { !$0.isForTests }.map { ("\(project.path)/\($0.name)", $0) }
    }
    self.prefix = prefix
    let platforms = Set(targets.flatMap(\.target.platforms))
    let isKnown = targets.allSatisfy { !$0.target.platforms.isEmpty }
    commonPlatform = isKnown && platforms.count == 1 ? platforms : []
  }

  /// Adds what a file says about targets, if it is the manifest of a package or the description of a project.
  mutating func add(_ file: [UInt8], at path: String) {
    let name = path.lastPathPart
    if name == PackageManifest.name { packages[path.parentFolder] = PackageManifest.platforms(in: file) }
    if ProjectDescription.names.contains(name) {
      described[path.parentFolder] = ProjectDescription.platforms(in: file, named: name)
    }
  }

  /// The targets that compile a file, and their platforms; empty where they are unknown.
  func targets(of file: String) -> (names: Set<String>, platforms: Set<Platform>) {
    let path = BuildPath(prefix + file)
    let compiling = targets.filter { $0.target.compiles(path) }
    if compiling.isEmpty { return listedNowhere(file) }
    let isKnown = compiling.allSatisfy { !$0.target.platforms.isEmpty }
    let platforms = isKnown ? Set(compiling.flatMap(\.target.platforms)) : []
    return (Set(compiling.map(\.id)), platforms)
  }

  /// What the nearest package or description says of a file that no Xcode project lists.
  private func listedNowhere(_ file: String) -> (names: Set<String>, platforms: Set<Platform>) {
    let folders = file.parentFolder.andAncestors
    let description = folders.first { described[$0] != nil }
    // The manifest beside a description, or above it, lists what the project depends on.
    let package = folders.first { packages[$0] != nil }.flatMap { package in
      description.map { package.count > $0.count } ?? true ? package : nil
    }
    if let package { return target(of: file, inPackage: package) }
    return ([], description.flatMap { described[$0] } ?? commonPlatform)
  }

  /// The target of a Swift package, whose sources are in a folder of its name below `Sources`.
  private func target(
    of file: String, inPackage package: String
  ) -> (names: Set<String>, platforms: Set<Platform>) {
    let inside = file.dropFirst(package.isEmpty ? 0 : package.count + 1).split(separator: "/")
    guard inside.count > 2, inside[0] == "Sources" else { return ([], packages[package] ?? []) }
    return (["\(package)/Sources/\(inside[1])"], packages[package] ?? [])
  }
}

/// What the manifest of a Swift package says about its platforms.
enum PackageManifest {
  /// The name of the file.
  static let name = "Package.swift"

  /// The platforms that it lists; empty without a list, which means all.
  static func platforms(in manifest: [UInt8]) -> Set<Platform> {
    let text = String(decoding: manifest, as: UTF8.self)
    guard let list = text.firstMatch(of: /platforms:\s*\[([^\]]*)\]/)?.output.1 else { return [] }
    return Set(list.matches(of: /\.([a-zA-Z]+)\(/).compactMap { names[String($0.output.1)] })
  }

  private static let names: [String: Platform] = [
    "iOS": .iOS, "macOS": .macOS, "watchOS": .watchOS, "tvOS": .tvOS, "visionOS": .visionOS,
  ]
}
