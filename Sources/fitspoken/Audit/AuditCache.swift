import AuditModel
import Archiving
import Auditing
import Configuration
import Foundation
import Loading
import ScreenAnalysis
import SystemPackage
import TextLayout

/// The outcomes of earlier audits, in a folder that a user named.
///
/// An outcome is used again if everything that it was made from is the same: the program, its arguments, every file and folder
/// that was looked at, by their contents, and the fonts and dictionaries of the system, by their sizes and times.
struct AuditCache {
  private let folder: String
  private let file: String
  private let jobs: Int

  /// The cache of a request; nil if none is asked for, or if the request is about something else than an outcome.
  init?(for request: AuditRequest) {
    let part = request.settings.part
    guard let folder = request.cacheFolder, part.shard == nil, part.since == nil, !request.writesArchive else {
      return nil
    }
    self.folder = folder
    file = "\(folder)/\(Self.key(of: request).text).audit"
    jobs = request.settings.input.workers
  }

  /// What an equal request found; nil if there was none, or if anything has changed since.
  func outcome() async -> AuditOutcome? {
    guard let bytes = try? FileSystem.contents(FilePath(file), limit: .max) else { return nil }
    return await CachedAudit.outcome(in: bytes, jobs: jobs)
  }

  /// Makes the file before anything is read: where the folder is one of the app's, its names are then the same in the next run.
  func prepare() {
    guard (try? FileSystem.kind(FilePath(file), followsLinks: true)) == nil else { return }
    let output = ReportFile(path: file, content: "cache")
    try? output.makeFolder()
    try? output.write([])
  }

  /// Keeps what was found in a session; complains if that is not possible, since the audit itself has succeeded.
  func keep(_ outcome: AuditOutcome, of session: AuditSession) async {
    var trace = session.trace
    for surroundings in await Self.surroundings(of: session) { trace = trace.adding(surroundings) }
    guard trace.flaw == nil else { return }
    do {
      let output = ReportFile(path: file, content: "cache")
      try output.makeFolder()
      try output.write(try CachedAudit(outcome, from: trace).bytes())
    } catch {
      Console.complain((error as? CommandFailure)?.message ?? "\(folder): the cache could not be written: \(error)")
    }
  }

  /// The digest of what a request asks for, without what it asks about.
  private static func key(of request: AuditRequest) -> ContentDigest {
    let environment = ProcessInfo.processInfo.environment
    let variables = ["HOME", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "XDG_CONFIG_HOME", "XDG_DATA_HOME"]
    return ContentDigest(
      of: [
        AuditReport.Tool.current.version, FileManager.default.currentDirectoryPath,
        "\(request.exhibits.map { "\($0)" } ?? "")", "\(request.showsFixes)",
      ] + variables.map { environment[$0] ?? "" } + AuditArguments.judging(request.arguments))
  }

  /// The files that are used without being read as text.
  private static func surroundings(of session: AuditSession) async -> [FileTrace] {
    let fonts = SearchedFolders.fonts + session.options.analysis.fontFolders + ["/etc/fonts", "~/.config/fontconfig"]
    var traces: [FileTrace] = []
    for folder in fonts + SearchedFolders.hyphenation {
      traces.append(await .ofFolder(FilePath((folder as NSString).expandingTildeInPath)))
    }
    for file in session.workspace.fonts.map(\.file) + [CommandLine.executablePath].compactMap({ $0 }) {
      traces.append(await .ofFile(FilePath(file)))
    }
    return traces
  }
}

extension CommandLine {
  /// The program's own file.
  fileprivate static var executablePath: String? { Bundle.main.executablePath }
}

extension AuditRequest {
  /// The folder of the cache: the option's, else the configuration's, which is relative to its own folder.
  fileprivate var cacheFolder: String? {
    if let folder = settings.cache { return folder }
    guard let folder = project.configuration.cache else { return nil }
    return project.root.map { $0.pushing(FilePath(folder)).string } ?? folder
  }
}
