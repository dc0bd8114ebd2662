import AuditModel
import Archiving
import Auditing
import Foundation
import Localization
import Reporting
import SystemPackage

// From what was found to reports, baseline and exit status.
extension AuditRequest {
  /// Writes what was asked for, and throws the gate's failure.
  func conclude(_ outcome: AuditOutcome) async throws {
    var outcome = outcome
    outcome.result.report.name = name
    outcome.result.report.subject = subject
    try MissingFonts.report(outcome.result.missingFonts)
    if outcome.emptiness == nil { try updateBaseline(with: outcome) }
    try await write(outcome)
    if let emptiness = outcome.emptiness { throw CommandFailure.emptiness(emptiness) }
    if outcome.result.report.gate.fails { throw CommandFailure.gate }
  }

  private func updateBaseline(with outcome: AuditOutcome) throws {
    let (gate, result) = (settings.gate, outcome.result)
    if let path = gate.writeBaseline {
      try BaselineFile.write(result, to: path, paths: BaselinePaths(file: path, project: project, root: root))
    } else if gate.pruneBaseline, !BaselineScope.isWhole(outcome.paths) {
      Console.complain("only part of the project was audited; nothing was removed")
    } else if gate.pruneBaseline, let pruned = result.prunedBaseline {
      try known?.prune(to: pruned, removing: result.report.baseline?.stale ?? 0)
    }
  }
}

// Reports.
extension AuditRequest {
  private func write(_ outcome: AuditOutcome) async throws {
    let report = outcome.result.report
    let summary = outputs.contains { $0.format == .report(.github) } ? StepSummary.fromEnvironment : nil
    let failure = summary.flatMap { $0.failureToAppend(report) }
    let images = AppImages(outcome.images)
    let (folders, files) = (outputs.filter(\.isFolderOfPages), outputs.filter { !$0.isFolderOfPages })
    for request in folders { try await writeFolder(request, of: report, by: pages(showing: images)) }
    try settings.output.write(files.filter { $0.format != .archive }) { request, sink in
      guard let format = request.format.report else { return }
      if format == .html { return try sink(pages(showing: images).render(report)) }
      try Reporters.reporter(
        for: format, text: textOptions(for: request), writesSummary: summary != nil && failure == nil
      ).write(report, to: sink)
    }
    if let failure { throw failure }
  }

  /// The reporter of pages, in the asked language.
  private func pages(showing images: AppImages) throws -> HTMLReporter {
    try HTMLReporter(
      language: settings.page.reportLanguage, languageName: { LanguageProfile($0).name(in: $1) }, images: images.image)
  }

  /// Writes a report of several pages; the index comes last, so that it never leads to a page that is not there.
  private func writeFolder(
    _ request: ReportRequest<AuditFormat>, of report: AuditReport, by pages: HTMLReporter
  ) async throws {
    guard let path = request.path else { return }
    let folder = path.dropLast("index.html".count)
    var index: [UInt8] = []
    try await pages.render(report, workers: settings.input.workers) { name, bytes in
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
    var options = settings.output.textOptions(for: request)
    options.showsStatistics = settings.page.statistics && request.path == nil
    options.root = root?.string
    // The content of a report file must not depend on the current folder.
    options.command = request.path == nil ? RepeatedRun(arguments).command : nil
    options.isQuiet =
      options.isQuiet || settings.gate.writeBaseline != nil && request.path == nil && !settings.output.verbose
    return options
  }
}

extension ReportRequest<AuditFormat> {
  /// Whether it is a report of several pages.
  fileprivate var isFolderOfPages: Bool { format == .report(.html) && isFolder }
}
