import ArgumentParser
import Auditing
import Fixing
import AuditModel
import Foundation
import Loading
import Localization
import Reporting
import ScreenAnalysis
import SystemPackage

/// `fitspoken audit`: loads, measures, judges, reports and gates.
struct AuditCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Audit an app for text fit, speech and translations; write reports and gate a build.",
    discussion: """
      Exit status: 0 if the gate passes, 1 if it fails, 2 if the audit could not be done.

      EXAMPLES:
        fitspoken audit App
        fitspoken audit App --locale de --locale fr --report html=report.html
        fitspoken audit App --min-coverage 95 --min-coverage de=100 --fail-on warning
        fitspoken audit App --pseudo
        fitspoken audit App --statistics
        fitspoken audit App --write-baseline fitspoken-baseline.json
        fitspoken audit App --baseline fitspoken-baseline.json --prune-baseline
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var scope: ScopeOptions
  @OptionGroup var gate: GateOptions
  @OptionGroup var output: OutputOptions<ReportFormat>
  @Flag(help: "Print how many findings each rule has instead of the findings.")
  var statistics = false
  @Option(
    help: "The language of the HTML report's own words: \(HTMLReporter.languages.joined(separator: " or ")).",
    completion: .list(HTMLReporter.languages))
  var reportLanguage = "en"
  @Option(help: "The revision that the HTML report names (default: the commit, if the root is that of a repository).")
  var revision: String?

  @Option(help: "Where the HTML report will be read, so that the Markdown report can link to it: an https address.")
  var reportLink: String?

  func validate() throws {
    if let reportLink, !reportLink.hasPrefix("https://"), !reportLink.hasPrefix("http://") {
      throw ValidationError(
        "--report-link expects an address such as https://example.org/report.html, not '\(reportLink)'")
    }

    guard HTMLReporter.languages.contains(reportLanguage) else {
      throw ValidationError(
        "--report-language expects \(HTMLReporter.languages.joined(separator: " or ")), not '\(reportLanguage)'")
    }
  }

  func run() async throws {
    let reports = try output.requests()
    let project = try input.project()
    let known = try gate.knownFindings(project, input)
    let progress = ProgressLine(isQuiet: output.quiet)
    progress.show("reading")
    let workspace = scope.addingPseudoLocales(to: try await input.workspace(of: project))
    let options = try options(for: project, known, workspace, reports)
    var result = await Auditor(options: options).audit(workspace, tool: .current) { done, count in
      progress.show("measuring screen \(done) of \(count)")
    }
    result.report.name = name(of: project)
    result.report.subject = subject(of: project)
    if reports.contains(where: { Self.formatsWithFixes.contains($0.format) }), let root = input.root(of: project) {
      FixPlanner(root: root).addFixes(to: &result.report)
    }
    progress.clear()
    try MissingFonts.report(result.missingFonts)
    if workspace.emptiness == nil { try updateBaseline(known, with: result, in: project, paths: options.paths) }
    try await write(reports, of: result.report, showing: AppImages(workspace.images))
    try Self.conclude(result.report, workspace: workspace)
  }

  /// The name of the root's folder and, if only a part of it is audited, the paths.
  private func name(of project: Project) -> String {
    let root = input.root(of: project)?.lastComponent?.string ?? ""
    let parts = input.scope(of: project)
    return BaselineScope.isWhole(parts) || parts.contains("") ? root : "\(root)/\(parts.joined(separator: "+"))"
  }

  /// The formats that show the changes of fixes.
  private static let formatsWithFixes: Set<ReportFormat> = [.html, .sarif]

  /// What the heading of a report says.
  private func subject(of project: Project) -> AuditSubject {
    var subject = AuditSubject()
    subject.command = RepeatedRun.options(of: RawArguments.texts)
    subject.revision = revision
    subject.reportLink = reportLink
    guard let root = input.root(of: project) else { return subject }
    let app = AuditedApp(root: root.string)
    subject.app = app.name
    subject.version = app.version
    subject.revision = revision ?? app.revision
    return subject
  }

  private func options(
    for project: Project, _ known: BaselineFile?, _ workspace: Workspace, _ reports: [ReportRequest<ReportFormat>]
  ) throws -> AuditOptions {
    var options = try scope.options(for: project.configuration, root: project.root, workspace: workspace)
    options.gate = try gate.policy(project.configuration, for: workspace)
    options.baseline = known?.baseline
    if let known { options.baselinePath = { known.paths.path($0) } }
    options.paths = try givenPaths(in: project, known, workspace)
    options.analysis.jobs = input.workers
    let pages = reports.filter { $0.format == .html }
    if !pages.isEmpty { options.exhibits = pages.contains(where: \.isFolder) ? .folder : .page }
    return options
  }

  /// The part of the baseline's project that was audited.
  private func givenPaths(in project: Project, _ known: BaselineFile?, _ workspace: Workspace) throws -> [String] {
    guard let known else { return input.scope(of: project) }
    if known.paths.isWider(known.baseline) { return input.scopeOfUnknownRoot }
    guard known.isOfAnotherRoot(than: workspace, of: project) else { return input.scope(of: project) }
    try gate.warnOfOtherRoot(known)
    return input.scopeOfUnknownRoot
  }

  private func updateBaseline(
    _ known: BaselineFile?, with result: AuditResult, in project: Project, paths: [String]
  ) throws {
    if let path = gate.writeBaseline {
      let paths = BaselinePaths(file: path, project: project, root: input.root(of: project))
      try BaselineFile.write(result, to: path, paths: paths)
    } else if gate.pruneBaseline, !BaselineScope.isWhole(paths) {
      Console.complain("only part of the project was audited; nothing was removed")
    } else if gate.pruneBaseline, let pruned = result.prunedBaseline {
      try known?.prune(to: pruned, removing: result.report.baseline?.stale ?? 0)
    }
  }

  private func write(
    _ requests: [ReportRequest<ReportFormat>], of report: AuditReport, showing images: AppImages
  ) async throws {
    let summary = requests.contains { $0.format == .github } ? StepSummary.fromEnvironment : nil
    let failure = summary.flatMap { $0.failureToAppend(report) }
    let folders = requests.filter { $0.format == .html && $0.isFolder }
    for request in folders { try await writeFolder(request, of: report, by: pages(showing: images)) }
    try output.write(requests.filter { $0.format != .html || !$0.isFolder }) { request in
      if request.format == .html { return try pages(showing: images).render(report) }
      return try Reporters.reporter(
        for: request.format, text: textOptions(for: request), writesSummary: summary != nil && failure == nil
      ).render(report)
    }
    if let failure { throw failure }
  }

  /// The reporter of pages, in the asked language.
  private func pages(showing images: AppImages) throws -> HTMLReporter {
    try HTMLReporter(
      language: reportLanguage, languageName: { LanguageProfile($0).name(in: $1) }, images: images.image)
  }

  /// Writes a report of several pages; the index comes last, so that it never leads to a page that is not there.
  private func writeFolder(
    _ request: ReportRequest<ReportFormat>, of report: AuditReport, by pages: HTMLReporter
  ) async throws {
    guard let path = request.path else { return }
    let folder = path.dropLast("index.html".count)
    var index: [UInt8] = []
    try await pages.render(report, workers: input.workers) { name, bytes in
      if name == "index.html" { return index = bytes }
      let file = ReportFile(path: folder + name)
      try file.makeFolder()
      try file.write(bytes)
    }
    try ReportFile(path: path).makeFolder()
    try ReportFile(path: path).write(index)
  }

  /// How a text report looks; a run that records a baseline prints only the verdict.
  private func textOptions(for request: ReportRequest<ReportFormat>) -> TextOptions {
    var options = output.textOptions(for: request)
    options.showsStatistics = statistics && request.path == nil
    // The content of a report file must not depend on the current folder.
    options.command = request.path == nil ? RepeatedRun(RawArguments.texts).command : nil
    options.isQuiet = options.isQuiet || gate.writeBaseline != nil && request.path == nil && !output.verbose
    return options
  }

  /// Throws the gate's failure, or another if there was nothing to audit.
  private static func conclude(_ report: AuditReport, workspace: Workspace) throws {
    if let emptiness = workspace.emptiness { throw CommandFailure.impossible("nothing to audit: \(emptiness)") }
    if report.gate.fails { throw CommandFailure.gate }
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

  /// Appends the report in one write, and returns the failure, if any, so that the other reports can still be written.
  func failureToAppend(_ report: AuditReport) -> CommandFailure? {
    let bytes = MarkdownReporter().render(report)
    // A pipe that nobody reads is not waited for.
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0o644)
    defer { if file >= 0 { close(file) } }
    do throws(Errno) {
      guard file >= 0 else { throw Errno(rawValue: errno) }
      try FileDescriptor(rawValue: file).writeCompletely(bytes)
      return nil
    } catch {
      return .impossible("\(path): the job summary could not be written: \(error)")
    }
  }
}
