import Foundation
import Loading
import SwiftSource
import SystemPackage

/// The sources of an app, read once, to be audited, spoken, laid out and fixed.
///
/// ```swift
/// let app = try await AppSources(reading: ["MyApp"])
/// let report = try await app.audit()
/// ```
public struct AppSources: Sendable {
  /// The interfaces, strings tables and resources, and what could not be read of them.
  public var workspace: Workspace
  /// The absolute path of the folder that all paths of the workspace are relative to.
  public let root: String
  /// The number of screens that are worked on in parallel; no result depends on it.
  public var jobs = ProcessInfo.processInfo.activeProcessorCount
  /// The paths that were read, relative to the root: what a baseline knows of the rest of the project is not stale.
  let scope: [String]

  /// Reads files and folders as the command does.
  ///
  /// A file that cannot be read is a finding of the audit, not an error.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, absolute or relative to the current folder.
  ///   - readers: What reads files of formats that Fitspoken does not know.
  ///   - isExcluded: Whether a path relative to the root is left out.
  /// - Throws: A ``FitspokenError`` if a path does not exist or cannot be accessed, or if none is given.
  public init(
    reading paths: [String], readers: [any InterfaceReader] = [],
    excluding isExcluded: @escaping @Sendable (String) -> Bool = { _ in false }
  ) async throws(FitspokenError) {
    try await self.init(paths, root: nil, readers: readers, excluding: isExcluded)
  }

  /// Reads files and folders as the command does with a configuration: without what it excludes, and relative to its folder.
  ///
  /// - Parameters:
  ///   - paths: Files and folders, absolute or relative to the current folder.
  ///   - settings: The settings of the project.
  ///   - readers: What reads files of formats that Fitspoken does not know.
  /// - Throws: A ``FitspokenError`` if a path does not exist or cannot be accessed, or if none is given.
  public init(
    reading paths: [String], settings: ProjectSettings, readers: [any InterfaceReader] = []
  ) async throws(FitspokenError) {
    try await self.init(paths, root: FilePath(settings.root), readers: readers) { settings.excludes($0) }
  }

  private init(
    _ paths: [String], root: FilePath?, readers: [any InterfaceReader],
    excluding isExcluded: @escaping @Sendable (String) -> Bool
  ) async throws(FitspokenError) {
    let files = paths.map { FilePath($0) }
    guard let root = root ?? Loader.commonFolder(files), !files.isEmpty else {
      throw FitspokenError(message: "\(LoadingError.nothingGiven)")
    }
    let loader = Loader(root: root, sourceReader: SwiftUIReader(), interfaceReaders: readers, isExcluded: isExcluded)
    do {
      workspace = try await loader.load(files)
      let root = try FileSystem.canonical(root)
      self.root = root.string
      scope = try files.map { try FileSystem.canonical($0).relative(to: root) }
    } catch {
      throw FitspokenError(message: "\(error)")
    }
  }
}
