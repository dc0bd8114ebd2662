import ArgumentParser
import AuditModel
import Auditing
import Configuration
import Foundation
import Loading
import Reporting

/// `fitspoken coverage`: how much is translated, and whether it is enough.
struct CoverageCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage", abstract: "Print translation coverage by locale and table; gate a build on minimums.",
    discussion: """
      The locales of a table are compared with its reference: the texts of the development language or, if these are missing \
      or incomplete, the keys of all locales together. The output names the reference.

      Exit status: 0 if the gate passes, 1 if it fails, 2 if nothing could be counted.

      EXAMPLES:
        fitspoken coverage App
        fitspoken coverage App --locale de --format json
        fitspoken coverage App --min-coverage 95 --required-locale ja
        fitspoken coverage App --max-same-as-source 30
        fitspoken coverage App --quiet --report markdown=coverage.md
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var locales: LocaleOptions
  @OptionGroup var minimums: MinimumOptions
  @OptionGroup var output: OutputOptions<CoverageFormat>

  func run() async throws {
    let requests = try output.requests()
    let project = try input.project()
    let workspace = try await input.workspace(of: project)
    guard workspace.catalog.bundles.contains(where: { !$0.tables.isEmpty }), !workspace.isWrecked else {
      throw CommandFailure.impossible("nothing to count: \(workspace.emptiness ?? "no strings table could be read")")
    }
    Self.warn(about: workspace.diagnostics)
    let configuration = project.configuration(for: workspace)
    var auditor = CoverageAuditor()
    auditor.locales = Set(try locales.audited(configuration, in: workspace))
    auditor.gate.requiredLocales = try locales.required(configuration)
    try minimums.limit(&auditor.gate, over: configuration, in: workspace)
    auditor.suppression = configuration.suppression
    auditor.glossary = configuration.glossary
    let report = auditor.audit(workspace, tool: .current)
    try output.write(requests) { request, sink in
      try sink(CoverageReporter(format: request.format, text: output.textOptions(for: request)).render(report))
    }
    if report.gate.fails { throw CommandFailure.gate }
  }

  /// Warns of files that could not be read completely: their keys may be missing for that reason alone.
  private static func warn(about diagnostics: [LoadingDiagnostic]) {
    let kinds: Set<LoadingDiagnostic.Kind> = [
      .fileUnreadable, .interfaceParseError, .stringsParseError, .stringsSilentTruncation, .catalogSchema,
    ]
    for fault in diagnostics where kinds.contains(fault.kind) {
      let location = "\(fault.location.file):\(fault.location.line):\(fault.location.column)"
      Console.warn("\(location): warning: \(fault.message)")
    }
  }
}

extension Workspace {
  /// Whether no table has a key, and an error explains why.
  fileprivate var isWrecked: Bool {
    let files = catalog.bundles.flatMap { $0.tables.flatMap(\.files) }
    return files.allSatisfy(\.entries.isEmpty) && diagnostics.contains { $0.severity ?? .error == .error }
  }
}
