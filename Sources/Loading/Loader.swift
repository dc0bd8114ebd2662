import Utilities
package import AuditModel
internal import Foundation
package import SystemPackage

/// Reads a project: finds its files, reads each, and assembles a workspace.
///
/// The result does not depend on the number of workers.
package struct Loader: Sendable {
  private let root: FilePath?
  private let jobs: Int
  private let sourceReader: (any SourceReader)?
  private let interfaceReaders: [any InterfaceReader]
  private let isExcluded: @Sendable (String) -> Bool

  /// A loader.
  ///
  /// - Parameters:
  ///   - root: The folder that the paths in the workspace are relative to; nil is the deepest folder that contains all the
  ///     given paths.
  ///   - jobs: The number of files to read in parallel; 0 is the number of processors.
  ///   - sourceReader: What reads Swift sources; without one they are listed as skipped.
  ///   - interfaceReaders: What reads files of other formats, by their extensions; formats that are known go before them.
  ///   - isExcluded: Whether the project excludes a path relative to the root; such files are listed as skipped.
  package init(
    root: FilePath? = nil, jobs: Int = 0, sourceReader: (any SourceReader)? = nil,
    interfaceReaders: [any InterfaceReader] = [],
    isExcluded: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.root = root
    self.sourceReader = sourceReader
    self.interfaceReaders = interfaceReaders
    self.isExcluded = isExcluded
    self.jobs = jobs > 0 ? jobs : ProcessInfo.processInfo.activeProcessorCount
  }

  /// Reads files and folders.
  ///
  /// A file that cannot be read is a diagnostic of the workspace, not an error.
  ///
  /// - Throws: `LoadingError` if a given path does not exist or cannot be accessed.
  package func load(_ paths: [FilePath]) async throws(LoadingError) -> Workspace {
    let given = try paths.map(Self.resolved)
    guard let root = try root.map(Self.resolved) ?? Self.commonFolder(given) else { throw .nothingGiven }
    let part = LocalizedPart(given)
    let foreign = ForeignFormats(readers: interfaceReaders)
    let found = FolderWalk.discover(given + (part?.siblings ?? []), root: root, alsoFinding: foreign)
      .leavingOut(where: isExcluded)
    let settings = await concurrentMap(found.files.filter(\.isSettings), workers: jobs) { SettingsReading($0) }
    let enclosing = EnclosingProject(of: found.files, root: root, isExcluded: isExcluded)
    let projects = settings + (enclosing?.settings ?? [])
    let languages = DevelopmentLanguages(
      properties: settings.compactMap { $0.claim(in: .infoPlist) },
      projects: settings.compactMap { $0.claim(in: .xcodeProject) } + (enclosing?.claims ?? []))
    let builds = BuiltFiles(settings, root: root, enclosing: enclosing)
    let unbuilt = UnbuiltFiles(among: found.files, by: builds)
    let plan = BundlePlan(
      found.files.filter { unbuilt[$0] == nil }, languages: languages, root: root, isBuilt: builds.isBuilt)
    let reader = FileReader(
      plan: plan, catalyst: CatalystProjects(projects), unbuilt: unbuilt, sourceReader: sourceReader, foreign: foreign,
      targets: SourceTargets(projects.compactMap(\.project), prefix: enclosing?.prefix ?? ""),
      imageSizes: ImageSizes(of: found.assets.bundled), hasNoMenuBar: builds.hasNoMenuBar)
    let files = found.files.filter { !$0.isSettings }
    let alone = await concurrentMap(files, workers: jobs) { reader.read($0) }
    let read = await reader.readSources(in: alone, of: files, jobs: jobs)
    let exchange = ExchangeDocuments(read, root: root)
    let readings = zip(read, files).map(exchange.setAside)
    var workspace = WorkspaceAssembly.assemble(
      settings.map(\.reading) + readings, found, plan: plan, languages: AppLanguages(settings, files: found.files))
    workspace.diagnostics =
      (workspace.diagnostics + unbuilt.notes(root: root) + ExchangeDocuments.notes(on: readings))
      .sortedByLocation
    workspace.givenLocales = part?.locales
    workspace.appNames = Set(projects.flatMap(\.appNames)).sorted()
    let styles = projects.reduce(into: Set<String>()) { $0.formUnion($1.interfaceStyles) }
    workspace.interfaceStyle =
      styles.count == 1 ? styles.first.flatMap { InterfaceStyle(rawValue: $0.lowercased()) } : nil
    workspace.serviceNames = readings.reduce(into: Set<String>()) { $0.formUnion($1.serviceNames) }.sorted()
    HeapMemory.giveBack()
    return workspace
  }

  /// The absolute path without links of a path that a user gave.
  private static func resolved(_ path: FilePath) throws(LoadingError) -> FilePath {
    do {
      return try FileSystem.canonical(path)
    } catch .noSuchFileOrDirectory {
      throw .pathDoesNotExist(path.string)
    } catch {
      throw .pathUnreadable(path.string, reason: "\(error)")
    }
  }

  /// The deepest folder that contains all the paths and, for paths in a language's folder, those of the other languages; for
  /// another single file its own folder.
  package static func commonFolder(_ paths: [FilePath]) -> FilePath? {
    FilePath.deepestCommonFolder(
      of: paths.map { path in
        let isFolder = (try? FileSystem.kind(path, followsLinks: true)) == .folder
        return (isFolder ? path : path.removingLastComponent()).aroundLanguage
      })
  }
}

extension FoundFile {
  /// Whether the file is read for the development region, before all others.
  fileprivate var isSettings: Bool { format == .infoPlist || format == .xcodeProject }
}

/// Why a project could not be loaded.
package enum LoadingError: Error, Sendable, Hashable {
  /// A given path does not exist.
  case pathDoesNotExist(String)
  /// A given path cannot be accessed, with the reason.
  case pathUnreadable(String, reason: String)
  /// No path was given.
  case nothingGiven
}

extension LoadingError: CustomStringConvertible {
  /// The message.
  package var description: String {
    switch self {
    case .pathDoesNotExist(let path): "\(path): no such file or folder"
    case .pathUnreadable(let path, let reason): "\(path): cannot be read (\(reason))"
    case .nothingGiven: "no file or folder was given"
    }
  }
}
