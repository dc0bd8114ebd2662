import ArgumentParser
import AuditModel
import Configuration
import Foundation
import Loading
import PlatformData
import ScreenAnalysis
import SwiftSource
import SystemPackage
import TableAnalysis
import Utilities

/// The paths and settings of every command that reads an app.
struct InputOptions: ParsableArguments {
  @Argument(
    help:
      "Folders or files to read (default: the current folder). In folders, JSON trees are read if named *.tree.json."
  )
  var paths: [String] = []

  @Option(help: "The configuration file (default: the nearest .fitspoken.yml next to or above the paths).")
  var config: String?

  @Option(help: "The number of parallel jobs (default: the number of cores).")
  var jobs: Int?

  /// The number of workers.
  var workers: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs expects a positive number") }
  }

  /// The given paths, or the current folder if there aren't any.
  var filePaths: [FilePath] { paths.isEmpty ? [FilePath(".")] : paths.map(RawArguments.path) }

  /// The folder that findings are relative to; nil if none of the paths exists.
  func root(of project: Project) -> FilePath? {
    project.root.flatMap { try? FileSystem.canonical($0) } ?? Loader.commonFolder(canonicalPaths)
  }

  /// The given paths, relative to the root that findings are relative to.
  func scope(of project: Project) -> [String] {
    root(of: project).map { root in canonicalPaths.map { $0.relative(to: root) } } ?? []
  }

  /// The given paths as part of a project whose root is unknown.
  var scopeOfUnknownRoot: [String] { canonicalPaths.map { "./" + $0.string } }

  private var canonicalPaths: [FilePath] { filePaths.compactMap { try? FileSystem.canonical($0) } }

  /// The project with its configuration: the named file, else the nearest one, else the defaults.
  ///
  /// - Parameter knownRules: The names of all rules; nil accepts any name.
  func project(knownRules: Set<String>? = nil) throws -> Project {
    do {
      return try Project.find(config: config, near: filePaths, knownRules: knownRules)
    } catch let error as ConfigurationError {
      throw CommandFailure.impossible("\(error)")
    }
  }

  /// Reads the paths; throws a failure if a path does not exist.
  func workspace(of project: Project, by reader: any SourceReader = SwiftUIReader()) async throws -> Workspace {
    do {
      let excluded = project.configuration.excluded.map(PathGlob.init)
      return try await Loader(root: project.root, jobs: workers, sourceReader: reader) { path in
        excluded.contains { $0.matches(path) }
      }.load(filePaths)
    } catch {
      throw CommandFailure.impossible("\(error)")
    }
  }
}

extension Project {
  /// The configuration as far as it is about what is read: files of single languages, or documents for translators, have not all
  /// the languages of the project.
  func configuration(for workspace: Workspace) -> Configuration {
    let bundles = workspace.catalog.bundles
    let isOfLanguages =
      workspace.givenLocales != nil || !bundles.isEmpty && bundles.allSatisfy { $0.isExchange == true }
    return isOfLanguages ? configuration.limited(to: ProjectLanguages(of: workspace)) : configuration
  }
}

extension Configuration {
  /// The configuration without what it says of languages that are not there.
  fileprivate func limited(to languages: ProjectLanguages) -> Configuration {
    let isThere = { (locale: LocaleTag) in !languages.shown(for: locale).isEmpty }
    var limited = self
    limited.locales.removeAll { !isThere($0) }
    limited.requiredLocales.removeAll { !isThere($0) }
    limited.minimumCoverage.byLocale = minimumCoverage.byLocale.filter { isThere($0.key) }
    limited.maximumCopies.byLocale = maximumCopies.byLocale.filter { isThere($0.key) }
    return limited
  }
}

extension String {
  /// The text as one word of a shell's command line.
  var shellQuoted: String {
    let isPlain = !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-/+=@:,".contains($0)) }
    return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}

/// A command that reads an app and its configuration.
protocol ProjectCommand: AsyncParsableCommand {
  /// The paths and the configuration.
  var input: InputOptions { get }
}

/// A project's configuration, and the folder that findings are relative to.
struct Project {
  /// The settings.
  var configuration = Configuration()
  /// The configuration file's folder; nil if there is no such file.
  var root: FilePath?

  /// The name of a project's configuration file.
  static let fileName = ".fitspoken.yml"

  /// The settings of every command that lays out or speaks screens: the command line over the configuration over the defaults.
  func analysisOptions(
    locales: [LocaleTag] = [], platform: Platform?, screen: String? = nil, generation: SystemGeneration? = nil,
    fonts: FontOptions, jobs: Int = 1
  ) throws -> AnalysisOptions {
    var options = AnalysisOptions()
    options.locales = locales
    options.platform = platform ?? configuration.platform
    options.screen = screen
    options.generation = generation
    options.fontFolders = try fonts.folders(with: configuration, root: root)
    options.samples = configuration.samples
    options.jobs = jobs
    return options
  }

  /// The named configuration, else the nearest one in the folder of the first path or above it.
  static func find(config: String?, near paths: [FilePath], knownRules: Set<String>?) throws -> Project {
    guard let file = try config.map(existing) ?? nearest(to: paths) else { return Project() }
    guard let text = text(of: file) else {
      throw CommandFailure.impossible("\(file): the configuration cannot be read")
    }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let configuration = try Configuration(yaml: text, file: file, knownRules: knownRules)
    return Project(configuration: configuration, root: FilePath(folder))
  }

  private static func text(of file: String) -> String? {
    guard let bytes = try? FileSystem.contents(FilePath(file), limit: .max) else { return nil }
    return String(
      validating: bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...], as: UTF8.self)
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

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
      // A link that leads nowhere is a configuration that cannot be read, not the lack of one.
      if (try? FileSystem.kind(FilePath(candidate), followsLinks: false)) != nil { return candidate }
      // A project does not extend beyond its repository.
      let repository = FilePath(folder.appendingPathComponent(".git").path)
      let isRepository = (try? FileSystem.kind(repository, followsLinks: true)) != nil
      if isRepository || folder.path == "/" { return nil }
      folder.deleteLastPathComponent()
    }
  }
}
