import Archiving
import Auditing
import AuditModel
import Loading
import Reporting
import ScreenAnalysis
import Utilities

/// An audit as it was asked for, with what was read for it.
struct AuditSession {
  /// The options.
  let command: AuditCommand
  /// The words of the command line.
  let arguments: [String]
  /// The reports to write.
  let requests: [ReportRequest<AuditFormat>]
  /// What was read.
  let inputs: AuditInputs
  /// The settings of the audit.
  let options: AuditOptions
  /// The digest of all files that were read; empty if nobody needs it.
  let sources: String
  /// What the user sees of the progress.
  let progress: ProgressLine

  /// Reads what a command asks for; throws a failure if that is not possible.
  ///
  /// - Parameter comparing: Whether what is read has to be recognized.
  init(
    _ command: AuditCommand, arguments: [String], requests: [ReportRequest<AuditFormat>], comparing: Bool = false
  ) async throws {
    (self.command, self.arguments, self.requests) = (command, arguments, requests)
    progress = ProgressLine(isQuiet: command.output.quiet)
    progress.show("reading")
    if comparing || requests.contains(where: { $0.format == .archive }) {
      let (inputs, trace) = try await FileTrace.recording { try await AuditInputs(command, arguments) }
      self.inputs = inputs
      sources = command.input.root(of: inputs.project).map { trace.contentsDigest(from: $0).text } ?? ""
    } else {
      (inputs, sources) = (try await AuditInputs(command, arguments), "")
    }
    options = try inputs.options(of: command, exhibits: Self.exhibits(for: requests))
  }

  /// How much the reports show; an archive has the pictures of titles, which a page made from it needs.
  private static func exhibits(for requests: [ReportRequest<AuditFormat>]) -> ExhibitExtent? {
    let pages = requests.filter { $0.format == .report(.html) }
    if pages.contains(where: \.isFolder) { return .folder }
    return pages.isEmpty && !requests.contains { $0.format == .archive } ? nil : .page
  }

  /// What the rules say about a part of the workspace.
  func judge(_ shard: Shard) async -> Judgment {
    await Auditor(options: options).judge(shard, of: inputs.workspace) { [progress] done, count in
      progress.show("measuring screen \(done) of \(count)")
    }
  }

  /// Writes the archive of a part, which is all that is said about it.
  func archive(_ judgment: Judgment, of shard: Shard) throws {
    progress.clear()
    try refuseEmptiness()
    try MissingFonts.report(judgment.missingFonts)
    try write(judgment, of: shard)
    for path in requests.filter({ $0.format == .archive }).compactMap(\.path) {
      Console.complain("\(path): wrote shard \(shard) with \(counted(judgment.findings.count, "finding"))")
    }
  }

  /// Writes the archives that were asked for.
  func write(_ judgment: Judgment, of shard: Shard) throws {
    let archives = requests.filter { $0.format == .archive }
    guard !archives.isEmpty else { return }
    let run = ShardArchive.Run(arguments: AuditArguments.judging(arguments), sources: sources)
    let bytes = try ShardArchive(run, shard, judgment).bytes()
    try command.output.write(archives) { _ in bytes }
  }

  /// Throws a failure if there is nothing to audit.
  func refuseEmptiness() throws(CommandFailure) {
    if let emptiness = inputs.workspace.emptiness { throw .impossible("nothing to audit: \(emptiness)") }
  }
}
