internal import SystemPackage
internal import Utilities

/// The projects of a repository to which nothing refers that builds an app, so that what they build reaches no user.
///
/// Source: Xcode adds a project to another one, or to a workspace, by a reference to its `.xcodeproj` folder.
struct ProjectMentions {
  private let root: FilePath

  /// The mentions of projects in files below a folder.
  init(root: FilePath) { self.root = root }

  /// The paths of projects below one that builds an app, which build none themselves and which no other project, no workspace and no script
  /// names; nor does another project name their products.
  func unused(among projects: [XcodeProject]) -> Set<String> {
    let hosts = projects.filter(\.buildsApp)
    let unused = projects.filter { project in
      !project.buildsApp && project.name != Self.pods
        && hosts.contains { project.folder.andAncestors.dropFirst().contains($0.folder) }
        && !projects.contains { $0.path != project.path && $0.mayUse(project) }
        && !isMentionedInFiles(project)
    }
    return Set(unused.map(\.path))
  }

  /// The project of CocoaPods, which is in a workspace that is often not in the repository.
  private static let pods = "Pods.xcodeproj"

  /// Whether a workspace or a script in one of the folders around a project may name it.
  private func isMentionedInFiles(_ project: XcodeProject) -> Bool {
    project.folder.andAncestors.contains { folder in
      let absolute = folder.isEmpty ? root : root.pushing(FilePath(folder))
      let names = ((try? FileSystem.names(in: absolute)) ?? []).map(\.string)
      return names.contains { name in
        guard let file = Self.file(thatMayMention: name) else { return false }
        // What can't be read may name anything.
        guard let bytes = try? FileSystem.contents(absolute.pushing(FilePath(file)), limit: Self.maximumBytes) else {
          return true
        }
        return bytes.hasBytes(project.name)
      }
    }
  }

  /// The file that may name projects, by a name in a folder; nil for other names.
  private static func file(thatMayMention name: String) -> String? {
    if name.hasSuffix(".xcworkspace") { return "\(name)/contents.xcworkspacedata" }
    return scripts.contains(name) || endings.contains(where: name.hasSuffix) ? name : nil
  }

  private static let scripts: Set<String> = ["Makefile", "makefile", "GNUmakefile", "Rakefile", "Fastfile", "Justfile"]
  private static let endings = [".sh", ".command", ".yml", ".yaml", ".rb", ".py"]
  private static let maximumBytes = 1 << 20
}
