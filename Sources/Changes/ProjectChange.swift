package import AuditModel
package import Auditing
import Foundation
import Loading
package import SystemPackage
import Utilities

/// What was changed in a project since a revision.
package struct ProjectChange: Sendable {
  /// The commit with which the project is compared.
  package let start: String
  private let repository: Repository
  private let root: FilePath
  private let jobs: Int
  /// The changed files by their paths relative to the audit's root.
  private let files: [(path: String, inRepository: String)]

  /// Asks the repository around an audit's root.
  ///
  /// - Throws: ``RepositoryError`` if there is no repository, or no such revision.
  package init(since revision: String, root: FilePath, jobs: Int) throws(RepositoryError) {
    (self.root, self.jobs) = (root, jobs)
    repository = try Repository(around: root)
    start = try repository.start(of: revision)
    files = try repository.files(changedSince: start).map { [repository] path in
      (repository.root.pushing(FilePath(path)).relative(to: root), path)
    }
  }

  /// What is to be judged again; nil if everything is, since the change is one of the project's settings.
  package func touched(in workspace: Workspace) async -> Touched? {
    guard !files.contains(where: { Self.concernsEverything($0.path) }) else { return nil }
    let changed = Set(files.map(\.path))
    let tables = await TableChange(of: changed, in: workspace, former: former)
    let dependents = await dependents(of: changed, in: workspace)
    let interfaces = workspace.catalog.bundles.flatMap(\.tables).filter { table in
      table.interfaceFile.map(dependents.contains) ?? false
    }
    return Touched(files: dependents, keys: tables.keys, tables: tables.whole.union(interfaces.map(\.name)))
  }

  /// Whether a file decides how all others are read or judged.
  private static func concernsEverything(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return settings.contains(name) || endings.contains { name.hasSuffix($0) }
  }

  private static let settings: Set<String> = [".fitspoken.yml", "Info.plist", "project.pbxproj", "Package.swift"]
  private static let endings = ["-Info.plist", ".ttf", ".otf", ".ttc"]

  /// What a file was at the start; nil if it did not exist.
  @Sendable private func former(_ path: String) -> [UInt8]? {
    files.first { $0.path == path }.flatMap { repository.contents(of: $0.inRepository, at: start) }
  }
}

// Files.
extension ProjectChange {
  private static let formats: Set<FileFormat> = [.swift, .source, .storyboard, .xib]

  /// The changed files and those that depend on them.
  private func dependents(of changed: Set<String>, in workspace: Workspace) async -> Set<String> {
    let sources = workspace.inputs.filter { Self.formats.contains($0.format) && $0.skipped == nil }.map(\.path)
    let current = await concurrentMap(sources, workers: jobs) { [root] path in
      let bytes = (try? FileSystem.contents(root.pushing(FilePath(path)), limit: .max)) ?? []
      return (path, SourceNames(of: bytes))
    }
    // What an asset or a source was called counts as well: who mentions it shows something else now.
    let old = changed.filter(Self.declaresNames).map { SourceNames(of: former($0) ?? [], name: Self.name(of: $0)) }
    return Dependents(Dictionary(uniqueKeysWithValues: current)).files(dependingOn: changed, former: old)
  }

  private static func declaresNames(_ path: String) -> Bool {
    [".swift", ".m", ".mm", ".h"].contains(where: path.hasSuffix) || isAsset(path)
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
