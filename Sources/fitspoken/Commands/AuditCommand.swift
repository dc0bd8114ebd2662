import ArgumentParser
import Auditing
import AuditModel
import Foundation
import Loading
import Reporting
import ScreenAnalysis

/// `fitspoken audit`: loads, measures, judges, reports and gates.
struct AuditCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Audit an app for text fit, speech and translations; write reports and gate a build.",
    discussion: """
      Exit status: 0 if the gate passes, 1 if it fails, 2 if the audit could not be done.

      EXAMPLES:
        fitspoken audit App
        fitspoken audit App --locale de --locale fr --report html=report.html --report json=report.json
        fitspoken audit App --min-coverage 95 --min-coverage de=100 --fail-on warning
        fitspoken audit App --pseudo
        fitspoken audit App --write-baseline fitspoken-baseline.json
        fitspoken audit App --baseline fitspoken-baseline.json --prune-baseline
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var scope: ScopeOptions
  @OptionGroup var gate: GateOptions
  @OptionGroup var output: OutputOptions<ReportFormat>

  func run() async throws {
    let reports = try output.requests()
    let project = try input.project()
    let known = try gate.knownFindings(project.configuration, root: project.root)
    let progress = ProgressLine(isQuiet: output.quiet)
    progress.show("reading")
    let workspace = scope.addingPseudoLocales(to: try await input.workspace(of: project))
    var options = try scope.options(for: project.configuration, root: project.root, workspace: workspace)
    options.gate = try gate.policy(project.configuration, for: workspace)
    options.baseline = known?.baseline
    options.paths = try givenPaths(in: project, known, workspace)
    options.analysis.jobs = input.workers
    options.drawsPictures = reports.contains { $0.format == .html }
    let result = await Auditor(options: options).audit(workspace, tool: .current) { done, count in
      progress.show("measuring screen \(done) of \(count)")
    }
    progress.clear()
    if workspace.emptiness == nil { try updateBaseline(known, with: result, paths: options.paths) }
    try write(reports, of: result.report)
    try Self.conclude(result.report, workspace: workspace)
  }

  /// The part of the baseline's project that was audited.
  private func givenPaths(in project: Project, _ known: BaselineFile?, _ workspace: Workspace) throws -> [String] {
    guard let known, known.isOfAnotherRoot(than: workspace, of: project) else { return input.scope(of: project) }
    try gate.refusePruning(known)
    return input.scopeOfUnknownRoot
  }

  private func updateBaseline(_ known: BaselineFile?, with result: AuditResult, paths: [String]) throws {
    if let path = gate.writeBaseline {
      try ReportFile(path: path).write(try Baseline(of: result.allFindings).json())
    } else if gate.pruneBaseline, !BaselineScope.isWhole(paths) {
      Console.complain("only part of the project was audited; nothing was removed")
    } else if gate.pruneBaseline, let pruned = result.prunedBaseline {
      try known?.prune(to: pruned, removing: result.report.baseline?.stale ?? 0)
    }
  }

  private func write(_ requests: [ReportRequest<ReportFormat>], of report: AuditReport) throws {
    try output.write(requests) { format, usesColor in
      try Reporters.reporter(
        for: format, usesColor: usesColor, isQuiet: output.quiet, isVerbose: output.verbose
      ).render(report)
    }
    if requests.contains(where: { $0.format == .github }) { StepSummary.fromEnvironment?.append(report) }
  }

  /// Throws the gate's failure, or another if there was nothing to audit.
  private static func conclude(_ report: AuditReport, workspace: Workspace) throws {
    if let emptiness = workspace.emptiness { throw CommandFailure.impossible("nothing to audit: \(emptiness)") }
    if !report.gate.passed { throw CommandFailure.gate }
  }
}

/// The job summary of a GitHub workflow, to which every step may append Markdown.
struct StepSummary {
  /// The file's path.
  var path: String

  /// The summary of the current step; nil outside of a workflow.
  static var fromEnvironment: StepSummary? {
    let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] ?? ""
    return path.isEmpty ? nil : StepSummary(path: path)
  }

  /// Appends the report in one write.
  ///
  /// Nobody asked for this file by name, so a failure is reported but does not end the run.
  func append(_ report: AuditReport) {
    let bytes = MarkdownReporter().render(report)
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    defer { if file >= 0 { close(file) } }
    if file < 0 || write(file, bytes, bytes.count) != bytes.count {
      Console.complain("\(path): the job summary could not be written")
    }
  }
}
