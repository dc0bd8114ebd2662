import ArgumentParser
import AuditModel
import Auditing
import Foundation
import Loading
import Reporting

/// The main job: load, measure, listen, judge, report, gate.
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Audit an app: fit, speech, translations; report and gate.",
    discussion: """
      Exit status: 0 the gate passes, 1 the gate fails, 2 the audit could not be done.

      EXAMPLES:
        fitspoken audit App
        fitspoken audit App --locale de --locale fr --report html=report.html --report json=report.json
        fitspoken audit App --min-coverage 95 --min-coverage de=100 --fail-on warning
        fitspoken audit App --pseudo
        fitspoken audit App --write-baseline fitspoken-baseline.json
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var scope: ScopeOptions
  @OptionGroup var gate: GateOptions
  @OptionGroup var output: OutputOptions

  func run() async throws {
    let reports = try output.requests()
    let project = try input.project()
    let progress = ProgressLine(isQuiet: output.quiet)
    progress.show("reading")
    let workspace = scope.addingPseudoLocales(to: try await input.workspace(of: project))
    var options = try scope.options(for: project.configuration, root: project.root, workspace: workspace)
    try gate.apply(to: &options, configuration: project.configuration, root: project.root)
    options.jobs = input.workers
    options.drawsPictures = reports.contains { $0.format == .html }
    let tool = AuditReport.Tool(name: "fitspoken", version: toolVersion)
    let result = await Auditor(options: options).audit(workspace, tool: tool) { done, count in
      progress.show("measuring screen \(done) of \(count)")
    }
    progress.clear()
    if let path = gate.writeBaseline {
      try ReportFile(path: path).write(try Baseline(of: result.allFindings).json())
    }
    try output.write(reports, of: result.report)
    try Self.conclude(result.report, workspace: workspace)
  }

  /// Leaves with the gate's status, or with 2 where there was nothing to judge.
  private static func conclude(_ report: AuditReport, workspace: Workspace) throws {
    if let emptiness = workspace.emptiness { throw CommandFailure.impossible("nothing to audit: \(emptiness)") }
    if !report.gate.passed { throw CommandFailure.gate }
  }
}
