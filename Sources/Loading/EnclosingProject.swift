internal import AuditModel
internal import SystemPackage

/// The Xcode project in the root of an audit, if its paths are inside, or around it: it decides what is built there.
struct EnclosingProject: Sendable {
  /// The folder that contains the project.
  let folder: FilePath
  /// The root of the audit inside it, with `/` at its end; empty if that is the folder.
  let prefix: String
  /// The project's settings, with paths relative to its folder.
  let settings: [SettingsReading]

  /// The nearest project in the root of an audit or in a folder around it, up to that of its repository; nil if there isn't one, if
  /// one is audited or excluded, or if it builds none of the audited files.
  init?(of files: [FoundFile], root: FilePath, isExcluded: (String) -> Bool) {
    let hasOwn = files.contains { $0.format == .xcodeProject }
    guard !hasOwn, let folder = Self.folder(around: root) else { return nil }
    let projects = Self.projects(in: folder).filter { folder != root || !isExcluded($0.string) }.map {
      folder.appending($0).appending("project.pbxproj")
    }
    self.folder = folder
    prefix = folder == root ? "" : root.relative(to: folder) + "/"
    settings = FolderWalk.discover(projects.filter(Self.exists), root: folder).files.map { SettingsReading($0) }
    let targets = settings.compactMap(\.project).flatMap(\.targets)
    let buildsAny = files.lazy.filter(\.format.isResource).contains { [prefix] found in
      let file = BuildFile(prefix + found.path)
      return targets.contains { $0.builds(file) }
    }
    guard buildsAny else { return nil }
  }

  /// What the projects say about the development language.
  var claims: [DevelopmentLanguages.Claim] {
    let ups = String(repeating: "../", count: prefix.split(separator: "/").count)
    return settings.compactMap { setting in
      var claim = setting.claim(in: .xcodeProject)
      claim?.prefix = ups
      return claim
    }
  }

  /// The nearest folder around another that contains a project.
  private static func folder(around root: FilePath) -> FilePath? {
    var folder = root
    repeat {
      if !projects(in: folder).isEmpty { return folder }
    } while !exists(folder.appending(".git")) && folder.removeLastComponent()
    return nil
  }

  private static func projects(in folder: FilePath) -> [FilePath.Component] {
    (try? FileSystem.names(in: folder, endingWith: ".xcodeproj")) ?? []
  }

  private static func exists(_ path: FilePath) -> Bool { (try? FileSystem.kind(path, followsLinks: true)) != nil }
}
