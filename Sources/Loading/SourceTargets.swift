internal import AuditModel
internal import Utilities

/// Which targets of Xcode projects and Swift packages compile the source files of an audit.
struct SourceTargets: Sendable {
  private let targets: [(id: String, target: ProjectTarget)]
  private let prefix: String
  /// What all targets are built for, for files that none of them lists; nothing if they have several platforms, or if a target's are
  /// unknown.
  private let common: PlatformBuilds
  /// What packages are built for, by their folders.
  private var packages: [String: PlatformBuilds] = [:]
  /// What projects that a generator makes are built for, by the folders of their descriptions.
  private var described: [String: PlatformBuilds] = [:]
  /// What the files say that help to make such descriptions, by the folders of these.
  private var helping: [String: PlatformBuilds] = [:]
  /// What files are built for of which nothing else tells it, as far as all of them together show.
  private var guessed = PlatformBuilds()

  /// The targets of projects, whose paths begin with a prefix that the audit's do not have.
  init(_ projects: [XcodeProject], prefix: String) {
    targets = projects.flatMap { project in
      project.targets.filter { !$0.isForTests }.map { ("\(project.path)/\($0.name)", $0) }
    }
    self.prefix = prefix
    let builds = PlatformBuilds(targets.map(\.target))
    common = builds.platforms.count == 1 ? builds : PlatformBuilds()
  }

  /// Adds what a file says about targets, if it is the manifest of a package or the description of a project.
  mutating func add(_ file: [UInt8], at path: String) {
    let name = path.lastPathPart
    if name == PackageManifest.name { packages[path.parentFolder] = PackageManifest.builds(in: file) }
    if ProjectDescription.names.contains(name) {
      described[path.parentFolder] = ProjectDescription.builds(in: file, named: name)
    } else if let folder = ProjectDescription.projectFolder(ofHelperAt: path),
      let builds = ProjectDescription.builds(inHelper: file)
    {
      helping[folder, default: PlatformBuilds()].add(builds)
    }
  }

  /// Takes the files for those of an app for the Mac if nothing in them is of UIKit's platforms, and at least one in ten is AppKit's.
  mutating func guess(from sources: [[UInt8]]) {
    guard !sources.contains(where: Self.signsOfUIKit.occur) else { return }
    let ofAppKit = sources.count { Self.signsOfAppKit.occur(in: $0) }
    guard ofAppKit * Self.leastShare >= sources.count else { return }
    guessed = PlatformBuilds([.macOS])
  }

  private static let leastShare = 10
  private static let signsOfAppKit = ByteSigns("import AppKit", "import Cocoa")
  private static let signsOfUIKit = ByteSigns("UIKit", "os(iOS)", "WatchKit", "os(tvOS)", "os(visionOS)")

  /// The targets that compile a file, and what they are built for; empty where they are unknown.
  func targets(of file: String) -> (names: Set<String>, builds: PlatformBuilds) {
    let path = BuildPath(prefix + file)
    let compiling = targets.filter { $0.target.compiles(path) }
    if compiling.isEmpty {
      let (names, builds) = listedNowhere(file)
      return (names, builds.platforms.isEmpty ? guessed : builds)
    }
    return (Set(compiling.map(\.id)), PlatformBuilds(compiling.map(\.target)))
  }

  /// What the nearest package or description says of a file that no Xcode project lists.
  private func listedNowhere(_ file: String) -> (names: Set<String>, builds: PlatformBuilds) {
    let folders = file.parentFolder.andAncestors
    let description = folders.first { described[$0] != nil || helping[$0] != nil }
    // The manifest beside a description, or above it, lists what the project depends on.
    let package = folders.first { packages[$0] != nil }.flatMap { package in
      description.map { package.count > $0.count } ?? true ? package : nil
    }
    if let package { return target(of: file, inPackage: package) }
    return ([], description.flatMap { described[$0] ?? helping[$0] } ?? common)
  }

  /// The target of a Swift package, whose sources are in a folder of its name below `Sources`.
  private func target(of file: String, inPackage package: String) -> (names: Set<String>, builds: PlatformBuilds) {
    let builds = packages[package] ?? PlatformBuilds()
    let inside = file.dropFirst(package.isEmpty ? 0 : package.count + 1).split(separator: "/")
    guard inside.count > 2, inside[0] == "Sources" else { return ([], builds) }
    let module = String(inside[1])
    // Apps may link only some of a package's products, which are mostly called as their modules are.
    let linking = targets.map(\.target).filter { $0.products.contains(module) }
    return (["\(package)/Sources/\(module)"], builds.limited(to: PlatformBuilds(linking)))
  }
}
