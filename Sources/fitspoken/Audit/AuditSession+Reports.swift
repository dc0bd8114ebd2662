import AuditModel
import Auditing
import Fixing
import Foundation
import Loading
import Localization
import Reporting
import SystemPackage

// From what the rules say to reports, baseline and exit status.
extension AuditSession {
  /// Suppresses, groups, compares with the baseline, writes what was asked for, and throws the gate's failure.
  func conclude(_ judgment: Judgment) async throws {
    var result = await Auditor(options: options).result(of: judgment, on: inputs.workspace)
    result.report.name = name
    result.report.subject = subject
    if showsFixes, let root { FixPlanner(root: root).addFixes(to: &result.report) }
    progress.clear()
    try MissingFonts.report(result.missingFonts)
    if inputs.workspace.emptiness == nil { try updateBaseline(with: result) }
    try write(judgment, of: .whole)
    try await write(result.report)
    try refuseEmptiness()
    if result.report.gate.fails { throw CommandFailure.gate }
  }

  /// The folder that findings are relative to.
  private var root: FilePath? { command.input.root(of: inputs.project) }

  /// Whether a report shows the changes of fixes.
  private var showsFixes: Bool { requests.contains { $0.format == .report(.html) || $0.format == .report(.sarif) } }

  /// The name of the root's folder and, if only a part of it is audited, the paths.
  private var name: String {
    let root = root?.lastComponent?.string ?? ""
    let parts = command.input.scope(of: inputs.project)
    return BaselineScope.isWhole(parts) || parts.contains("") ? root : "\(root)/\(parts.joined(separator: "+"))"
  }

  /// What the heading of a report says.
  private var subject: AuditSubject {
    var subject = AuditSubject()
    subject.command = RepeatedRun.options(of: arguments)
    subject.revision = command.page.revision
    subject.reportLink = command.page.reportLink
    guard let root else { return subject }
    let app = AuditedApp(root: root.string)
    subject.app = app.name
    subject.version = app.version
    subject.revision = command.page.revision ?? app.revision
    return subject
  }

  private func updateBaseline(with result: AuditResult) throws {
    let gate = command.gate
    if let path = gate.writeBaseline {
      try BaselineFile.write(result, to: path, paths: BaselinePaths(file: path, project: inputs.project, root: root))
    } else if gate.pruneBaseline, !BaselineScope.isWhole(options.paths) {
      Console.complain("only part of the project was audited; nothing was removed")
    } else if gate.pruneBaseline, let pruned = result.prunedBaseline {
      try inputs.known?.prune(to: pruned, removing: result.report.baseline?.stale ?? 0)
    }
  }
}

// Writing.
extension AuditSession {
  private func write(_ report: AuditReport) async throws {
    let summary = requests.contains { $0.format == .report(.github) } ? StepSummary.fromEnvironment : nil
    let failure = summary.flatMap { $0.failureToAppend(report) }
    let folders = requests.filter { $0.format == .report(.html) && $0.isFolder }
    for request in folders { try await writeFolder(request, of: report) }
    let files = requests.filter { $0.format != .archive && ($0.format != .report(.html) || !$0.isFolder) }
    try command.output.write(files) { request in
      try bytes(of: report, for: request, writesSummary: summary != nil && failure == nil)
    }
    if let failure { throw failure }
  }

  private func bytes(
    of report: AuditReport, for request: ReportRequest<AuditFormat>, writesSummary: Bool
  ) throws -> [UInt8] {
    guard let format = request.format.report else { return [] }
    if format == .html { return try pages.render(report) }
    return try Reporters.reporter(for: format, text: textOptions(for: request), writesSummary: writesSummary)
      .render(report)
  }

  /// The reporter of pages, in the asked language.
  private var pages: HTMLReporter {
    get throws {
      try HTMLReporter(
        language: command.page.reportLanguage, languageName: { LanguageProfile($0).name(in: $1) },
        images: AppImages(inputs.workspace.images).image)
    }
  }

  /// Writes a report of several pages; the index comes last, so that it never leads to a page that is not there.
  private func writeFolder(
    _ request: ReportRequest<AuditFormat>, of report: AuditReport
  ) async throws {
    guard let path = request.path else { return }
    let folder = path.dropLast("index.html".count)
    var index: [UInt8] = []
    try await pages.render(report, workers: command.input.workers) { name, bytes in
      if name == "index.html" { return index = bytes }
      let file = ReportFile(path: folder + name)
      try file.makeFolder()
      try file.write(bytes)
    }
    try ReportFile(path: path).makeFolder()
    try ReportFile(path: path).write(index)
  }

  /// How a text report looks; a run that records a baseline prints only the verdict.
  private func textOptions(for request: ReportRequest<AuditFormat>) -> TextOptions {
    var options = command.output.textOptions(for: request)
    options.showsStatistics = command.page.statistics && request.path == nil
    // The content of a report file must not depend on the current folder.
    options.command = request.path == nil ? RepeatedRun(arguments).command : nil
    options.isQuiet =
      options.isQuiet || command.gate.writeBaseline != nil && request.path == nil && !command.output.verbose
    return options
  }
}
