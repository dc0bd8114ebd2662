internal import AuditModel
internal import Foundation

/// What an Xcode project builds, as far as it concerns resources: the files of build phases, and synchronized folders.
///
/// Source: `project.pbxproj` as Xcode 3 to 26 write it; for synchronized folders Xcode 16 (`objectVersion` 70).
struct XcodeProject: Sendable {
  /// The path of the `.xcodeproj` folder relative to the audit's root.
  let path: String
  /// The languages that the project lists, without `Base`.
  let regions: Set<LocaleTag>
  /// The paths of files and folders in build phases, in lowercase: Apple's file systems ignore case by default.
  private let built: Set<String>
  /// The ends of paths whose start is a build setting, in lowercase.
  private let suffixes: [String]
  private let folders: [SynchronizedFolder]
  /// Whether a script or an external tool may copy resources that no build phase lists.
  let mayCopyMore: Bool

  /// The name of the `.xcodeproj` folder.
  var name: String { path.lastPathPart }
  /// The folder that contains the project.
  var folder: String { path.parentFolder }

  /// Reads a `project.pbxproj`; nil if it cannot be parsed.
  init?(_ bytes: [UInt8], path: String) {
    guard let objects = ProjectObjects(bytes) else { return nil }
    let locations = ProjectLocations(of: objects, folder: path.parentFolder.parentFolder)
    let files = objects.buildFiles.flatMap(objects.leaves)
    self.path = path.parentFolder
    regions = Set(objects.project.strings("knownRegions").compactMap { LocaleTag(folderName: $0) })
    built = Set(files.compactMap { locations.paths[$0]?.lowercased() })
    suffixes = files.compactMap { locations.suffixes[$0]?.lowercased() }
    folders = SynchronizedFolder.all(in: objects, locations)
    mayCopyMore = objects.all(of: "PBXLegacyTarget").isEmpty == false || objects.scripts.contains(where: Self.mayCopy)
  }

  /// Whether the project builds anything localized, so that what it does not build is left out on purpose.
  var buildsLocalizations: Bool {
    !folders.isEmpty || built.contains { $0.contains(".lproj/") || $0.hasSuffix(".xcstrings") }
  }

  /// Whether a target of the project builds a file, or a folder around it.
  func builds(_ file: String) -> Bool {
    let lower = file.lowercased()
    return lower.andAncestors.contains { !$0.isEmpty && built.contains($0) }
      || suffixes.contains { lower == $0 || "/\(lower)/".contains("/\($0)/") } || folders.contains { $0.builds(file) }
  }

  /// Whether a script mentions localizations and a command that copies files.
  private static func mayCopy(_ script: String) -> Bool {
    let words = script.lowercased()
    return ["cp ", "ditto", "rsync", "copy", "install ", "unzip"].contains(where: words.contains)
      && ["lproj", "strings", "locali", "translat", "languag"].contains(where: words.contains)
  }
}

/// A folder whose files belong to targets without being listed, except for some.
private struct SynchronizedFolder: Sendable {
  private let path: String
  /// The exceptions of each target that has the folder: its other files belong to the target.
  private let owners: [Set<String>]
  /// The files that belong to other targets.
  private let included: Set<String>

  static func all(in objects: ProjectObjects, _ locations: ProjectLocations) -> [SynchronizedFolder] {
    objects.all(of: "PBXFileSystemSynchronizedRootGroup").compactMap { id, group in
      guard let path = locations.paths[id] else { return nil }
      let owners = objects.targets.filter { $0.value.strings("fileSystemSynchronizedGroups").contains(id) }.map(\.key)
      let sets = group.strings("exceptions").compactMap { objects[$0] }
      func exceptions(of target: String) -> Set<String> {
        Set(sets.filter { $0.string("target") == target }.flatMap { $0.strings("membershipExceptions") })
      }
      let others = sets.filter { set in set.string("target").map { !owners.contains($0) } ?? false }
      return SynchronizedFolder(
        path: path, owners: owners.map(exceptions),
        included: Set(others.flatMap { $0.strings("membershipExceptions") }))
    }
  }

  func builds(_ file: String) -> Bool {
    guard path.isEmpty || file.hasPrefix(path + "/") else { return false }
    let relative = path.isEmpty ? file : String(file.dropFirst(path.utf8.count + 1))
    let names = Self.names(of: relative)
    return owners.contains { names.isDisjoint(with: $0) } || !names.isDisjoint(with: included)
  }

  /// The ways in which an exception may name a file: by its path, a folder around it, or without its `.lproj` folder.
  private static func names(of file: String) -> Set<String> {
    let parts = file.split(separator: "/")
    let plain = parts.filter { !$0.hasSuffix(".lproj") }
    let localized = (plain.dropLast() + ["/Localized: \(plain.last ?? "")"]).joined(separator: "/")
    return Set(
      file.andAncestors.filter { !$0.isEmpty } + [localized, String(localized.drop { $0 == "/" }), "/" + localized])
  }
}

/// The paths of a project's file references, groups and folders relative to the audit's root.
private struct ProjectLocations {
  private(set) var paths: [String: String] = [:]
  /// The paths below a build setting, which is not known.
  private(set) var suffixes: [String: String] = [:]

  init(of objects: ProjectObjects, folder: String) {
    let root = Self.joined(folder, objects.project.string("projectDirPath") ?? "")
    var pending = [(id: objects.project.string("mainGroup") ?? "", base: root as String?)]
    var seen: Set<String> = []
    while let (id, base) = pending.popLast() {
      guard let object = objects[id], seen.insert(id).inserted else { continue }
      let place = place(of: object, in: base, root: root)
      paths[id] = place
      if place == nil, let name = object.string("path") { suffixes[id] = name }
      pending += object.strings("children").map { ($0, place) }
    }
  }

  /// The path of an object; nil if it starts with a build setting.
  private func place(of object: ProjectObject, in base: String?, root: String) -> String? {
    let own = object.string("path") ?? ""
    switch object.string("sourceTree") {
    case "<group>", nil: return base.map { Self.joined($0, own) }
    case "SOURCE_ROOT": return Self.joined(root, own)
    default: return nil
    }
  }

  /// A path inside a folder, without `.` and, as far as possible, without `..`.
  private static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}
