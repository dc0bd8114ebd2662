import ArgumentParser
import AuditModel
import Configuration
import Foundation
import Loading
import SwiftSource
import SystemPackage
import Utilities

/// What every command that reads an app takes.
struct InputOptions: ParsableArguments {
  @Argument(
    help:
      "Folders or files to read; the current folder where none is given. In folders, JSON trees are those named *.tree.json."
  )
  var paths: [String] = []

  @Option(help: "The configuration; else .fitspoken.yml beside or above the paths.")
  var config: String?

  @Option(help: "How many files or screens are worked on at a time; as many as there are cores where none is given.")
  var jobs: Int?

  /// The number of workers.
  var workers: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs expects a number from 1") }
  }

  /// The paths as given, the current folder where there are none.
  var filePaths: [FilePath] { paths.isEmpty ? [FilePath(".")] : paths.map { FilePath($0) } }

  /// The given paths relative to what findings are relative to.
  func scope(of project: Project) -> [String] {
    let given = canonicalPaths
    let root = project.root.flatMap { try? FileSystem.canonical($0) } ?? Loader.commonFolder(given)
    return root.map { root in given.map { $0.relative(to: root) } } ?? []
  }

  /// The given paths as a part of a project whose root is not known.
  var scopeOfUnknownRoot: [String] { canonicalPaths.map { "./" + $0.string } }

  private var canonicalPaths: [FilePath] { filePaths.compactMap { try? FileSystem.canonical($0) } }

  /// The configuration of the project: the named file, else the nearest one, else the defaults.
  ///
  /// - Parameter knownRules: The names of all rules, from commands that apply rules; nil accepts any name.
  func project(knownRules: Set<String>? = nil) throws -> Project {
    do {
      return try Project.find(config: config, near: filePaths, knownRules: knownRules)
    } catch let error as ConfigurationError {
      throw CommandFailure.impossible("\(error)")
    }
  }

  /// What is read of the paths; fails with status 2 where a path does not exist.
  func workspace(of project: Project) async throws -> Workspace {
    do {
      let excluded = project.configuration.excluded.map(PathGlob.init)
      return try await Loader(root: project.root, jobs: workers, sourceReader: SwiftUIReader()) { path in
        excluded.contains { $0.matches(path) }
      }.load(filePaths)
    } catch {
      throw CommandFailure.impossible("\(error)")
    }
  }
}

/// A project's configuration with the folder that findings are relative to.
struct Project {
  /// The settings.
  var configuration = Configuration()
  /// The configuration file's folder; nil where there is none.
  var root: FilePath?

  /// The project's name for its configuration.
  static let fileName = ".fitspoken.yml"

  /// The named configuration, else the nearest one in the folder of the first path or above it.
  static func find(config: String?, near paths: [FilePath], knownRules: Set<String>?) throws -> Project {
    guard let file = try config.map(existing) ?? nearest(to: paths) else { return Project() }
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw CommandFailure.impossible("\(file): the configuration cannot be read")
    }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let configuration = try Configuration(yaml: text, file: file, knownRules: knownRules)
    return Project(configuration: configuration, root: FilePath(folder))
  }

  private static func existing(_ path: String) throws -> String {
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure.impossible("\(path): the configuration does not exist")
    }
    return path
  }

  private static func nearest(to paths: [FilePath]) -> String? {
    guard let first = paths.first?.string else { return nil }
    var isFolder: ObjCBool = false
    var folder = URL(fileURLWithPath: first).standardizedFileURL
    if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), !isFolder.boolValue {
      folder.deleteLastPathComponent()
    }
    while true {
      let candidate = folder.appendingPathComponent(fileName).path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
      // A project ends where its repository does.
      let isRepository = FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
      if isRepository || folder.path == "/" { return nil }
      folder.deleteLastPathComponent()
    }
  }
}
