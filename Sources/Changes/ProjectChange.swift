package import AuditModel
package import Auditing
import Foundation
import Loading
package import SystemPackage
import Utilities

/// What was changed in a project since a revision.
package struct ProjectChange: Sendable {
  /// Reads the project's sources, so that it is known what is different on the screens that they describe; nil if everything is judged.
  package let sources: ChangedSources?
  private let root: FilePath
  private let jobs: Int
  /// The changed files by their paths relative to the audit's root.
  private let files: Set<String>
  /// What a file was at the revision; nil if it did not exist.
  private let former: @Sendable (String) -> [UInt8]?

  /// Asks the repository around an audit's root.
  ///
  /// - Throws: ``RepositoryError`` if there is no repository, or no such revision.
  package init(since revision: String, root: FilePath, jobs: Int) throws(RepositoryError) {
    let repository = try Repository(around: root)
    let start = try repository.start(of: revision)
    let changed = try repository.files(changedSince: start)
    let paths = Dictionary(
      changed.map { (repository.root.pushing(FilePath($0)).relative(to: root), $0) },
      uniquingKeysWith: { first, _ in first })
    (self.root, self.jobs, files) = (root, jobs, Set(paths.keys))
    former = { path in paths[path].flatMap { repository.contents(of: $0, at: start) } }
    let gone = files.filter { (try? FileSystem.kind(root.pushing(FilePath($0)), followsLinks: true)) == nil }
    sources =
      files.contains(where: Self.concernsEverything) ? nil : ChangedSources(files, gone: gone, former: former)
  }

  /// What is to be judged again; nil if everything is, since the change is one of the project's settings.
  ///
  /// - Parameter workspace: The project, whose sources ``sources`` has read.
  package func touched(in workspace: Workspace) async -> Touched? {
    guard var touched = sources?.touched else { return nil }
    let tables = await TableChange(of: files, in: workspace, former: former)
    let dependents = await dependentsByName(in: workspace)
    let judged = dependents.union(files)
    let interfaces = workspace.catalog.bundles.flatMap(\.tables).filter { table in
      table.interfaceFile.map(judged.contains) ?? false
    }
    touched.files = judged
    touched.comparedFiles.subtract(dependents)
    (touched.keys, touched.tables) = (tables.keys, tables.whole.union(interfaces.map(\.name)))
    return touched
  }

  /// Whether a file decides how all others are read or judged.
  private static func concernsEverything(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return settings.contains(name) || endings.contains { name.hasSuffix($0) }
  }

  private static let settings: Set<String> = [
    ".fitspoken.yml", "Info.plist", "project.pbxproj", "project.yml", "Package.swift",
  ]
  private static let endings = ["-Info.plist", ".xcconfig", ".ttf", ".otf", ".ttc"]
}

// Names.
extension ProjectChange {
  private static let formats: Set<FileFormat> = [.swift, .source, .storyboard, .xib]

  /// The changed files that declare names and are not compared with what they were, and the files that depend on them.
  private func dependentsByName(in workspace: Workspace) async -> Set<String> {
    let named = files.filter(Self.declaresNames)
    guard !named.isEmpty else { return [] }
    let sources = workspace.inputs.filter { Self.formats.contains($0.format) && $0.skipped == nil }.map(\.path)
    let current = await concurrentMap(sources, workers: jobs) { [root] path in
      let bytes = (try? FileSystem.contents(root.pushing(FilePath(path)), limit: .max)) ?? []
      return (path, SourceNames(of: bytes))
    }
    // What an asset or a source was called counts as well: who mentions it shows something else now.
    let old = named.map { SourceNames(of: former($0) ?? [], name: Self.name(of: $0)) }
    return Dependents(Dictionary(uniqueKeysWithValues: current)).files(dependingOn: named, former: old)
  }

  private static func declaresNames(_ path: String) -> Bool {
    [".m", ".mm", ".h", ".pch"].contains(where: path.hasSuffix) || isAsset(path)
  }

  private static func isAsset(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasSuffix(".colorset") || $0.hasSuffix(".imageset") }
  }

  /// The name of the asset that a file belongs to; empty for others.
  private static func name(of path: String) -> String {
    let set = path.split(separator: "/").last { $0.hasSuffix(".colorset") || $0.hasSuffix(".imageset") }
    return set.map { String($0.prefix { $0 != "." }) } ?? ""
  }
}
