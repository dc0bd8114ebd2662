import Archiving
import Auditing
import AuditModel
import Changes
import Fixing
import Loading
import ScreenAnalysis
import SwiftSource
import Utilities

/// An audit with what was read for it.
struct AuditSession {
  /// What was asked for.
  let request: AuditRequest
  /// What was read, with what is derived from it.
  private let matter: AuditMatter
  /// The settings of the audit.
  let options: AuditOptions
  /// What reading asked the file system.
  let trace: FileTrace
  private let progress: ProgressLine

  /// Reads the app; throws a failure if that is not possible.
  ///
  /// - Parameter isTraced: Whether it is recorded what reading asks of the file system.
  init(_ request: AuditRequest, isTraced: Bool, progress: ProgressLine) async throws {
    (self.request, self.progress) = (request, progress)
    progress.show("reading")
    let (input, scope, project) = (request.settings.input, request.settings.scope, request.project)
    let change = try Self.change(for: request)
    let (read, trace) = try await FileTrace.recording(if: isTraced) {
      try await input.workspace(of: project, by: change?.sources ?? SwiftUIReader())
    }
    self.trace = trace.adding(request.trace)
    let workspace = scope.addingPseudoLocales(to: read)
    var options = try Self.options(of: request, workspace)
    options.touched = await change?.touched(in: workspace)
    (self.options, matter) = (options, AuditMatter(workspace, options))
  }

  /// What was read.
  var workspace: Workspace { matter.workspace }

  /// What the rules say about a part of the app.
  func judge(_ shard: Shard) async -> Judgment {
    await Auditor(options: options).judge(shard, of: matter) { [progress] done, count in
      progress.show("measuring screen \(done) of \(count)")
    }
  }

  /// What an audit reports whose parts were all judged.
  func outcome(of judgment: Judgment) async -> AuditOutcome {
    var result = await Auditor(options: options).result(of: judgment, on: matter)
    if request.showsFixes, let root = request.root { FixPlanner(root: root).addFixes(to: &result.report) }
    return AuditOutcome(
      result, emptiness: workspace.emptiness, images: workspace.images, paths: options.paths)
  }
}

// Archives.
extension AuditSession {
  /// The digest of all files that were read.
  var sources: String { request.root.map { trace.contentsDigest(from: $0).text } ?? "" }

  /// Writes the archive of a part, which is all that is said about it.
  func conclude(_ judgment: Judgment, of shard: Shard) throws {
    progress.clear()
    if let emptiness = workspace.emptiness { throw CommandFailure.emptiness(emptiness) }
    try MissingFonts.report(judgment.missingFonts)
    try writeArchives(of: judgment, shard)
    for path in request.outputs.filter({ $0.format == .archive }).compactMap(\.path) {
      Console.complain("\(path): wrote shard \(shard) with \(counted(judgment.findings.count, "finding"))")
    }
  }

  /// Writes the archives that were asked for.
  func writeArchives(of judgment: Judgment, _ shard: Shard) throws {
    guard request.writesArchive else { return }
    let run = ShardArchive.Run(arguments: AuditArguments.judging(request.arguments), sources: sources)
    let bytes = try ShardArchive(run, shard, judgment).bytes()
    try request.settings.output.write(request.outputs.filter { $0.format == .archive }) { _, sink in try sink(bytes) }
  }
}

// Settings.
extension AuditSession {
  private static func options(of request: AuditRequest, _ workspace: Workspace) throws -> AuditOptions {
    let (settings, project) = (request.settings, request.project)
    let configuration = project.configuration(for: workspace)
    var options = try settings.scope.options(for: configuration, root: project.root, workspace: workspace)
    options.gate = try settings.gate.policy(configuration, for: workspace)
    options.baseline = request.known?.baseline
    if let known = request.known { options.baselinePath = { known.paths.path($0) } }
    options.paths = try givenPaths(of: request, workspace)
    options.analysis.jobs = settings.input.workers
    options.exhibits = request.exhibits
    return options
  }

  /// The change to which the audit is limited; nil if everything is judged.
  private static func change(for request: AuditRequest) throws -> ProjectChange? {
    guard let revision = request.settings.part.since, let root = request.root else { return nil }
    do {
      return try ProjectChange(since: revision, root: root, jobs: request.settings.input.workers)
    } catch {
      throw CommandFailure.impossible("--since: \(error)")
    }
  }

  /// The part of the baseline's project that was audited.
  private static func givenPaths(of request: AuditRequest, _ workspace: Workspace) throws -> [String] {
    let (input, project) = (request.settings.input, request.project)
    guard let known = request.known else { return input.scope(of: project) }
    if known.paths.isWider(known.baseline) { return input.scopeOfUnknownRoot }
    guard known.isOfAnotherRoot(than: workspace, of: project) else { return input.scope(of: project) }
    try request.settings.gate.warnOfOtherRoot(known)
    return input.scopeOfUnknownRoot
  }
}
