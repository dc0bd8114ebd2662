import ArgumentParser
import AuditModel
import Auditing
import Foundation
import Loading
import Reporting
import Rules

/// Prints translation coverage, and gates on it.
struct CoverageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage", abstract: "Print translation coverage per locale and table; gate on minimums.",
    discussion: """
      Each table's locales are compared with its reference: the development language's texts or, where it has none or \
      only a part, the keys of all locales together. The output names it.

      Exit status: 0 the gate passes, 1 the gate fails, 2 nothing could be counted.

      EXAMPLES:
        fitspoken coverage App
        fitspoken coverage App --locale de --format json
        fitspoken coverage App --min-coverage 95 --min-coverage de=100 --required-locale ja
        fitspoken coverage App --quiet --report markdown=coverage.md
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var locales: LocaleOptions
  @OptionGroup var minimums: MinimumOptions
  @OptionGroup var output: OutputOptions<CoverageFormat>

  func run() async throws {
    let requests = try output.requests()
    let project = try input.project(knownRules: RuleCatalog.names)
    let workspace = try await input.workspace(of: project)
    guard workspace.catalog.bundles.contains(where: { !$0.tables.isEmpty }), !workspace.isWrecked else {
      throw CommandFailure.impossible("nothing to count: \(workspace.emptiness ?? "no strings table could be read")")
    }
    Self.warn(of: workspace.diagnostics)
    var auditor = CoverageAuditor()
    auditor.locales = Set(try locales.selected(project.configuration, in: workspace))
    auditor.gate.requiredLocales = try locales.required(project.configuration)
    auditor.gate.minimums = try minimums.minimums(over: project.configuration)
    let report = auditor.audit(workspace, tool: .current)
    try output.write(requests) { format, usesColor in
      try CoverageReporter(
        format: format, usesColor: usesColor, isQuiet: output.quiet, isVerbose: output.verbose
      ).render(report)
    }
    if !report.gate.passed { throw CommandFailure.gate }
  }

  /// Tells which files could not be read, or not all of them: their keys may be missing for that alone.
  private static func warn(of diagnostics: [LoadingDiagnostic]) {
    let kinds: Set<LoadingDiagnostic.Kind> = [
      .fileUnreadable, .interfaceParseError, .stringsParseError, .stringsSilentTruncation, .catalogSchema,
    ]
    for fault in diagnostics where kinds.contains(fault.kind) {
      let place = "\(fault.location.file):\(fault.location.line):\(fault.location.column)"
      Console.write("\(place): warning: \(fault.message)", to: .standardError)
    }
  }
}

extension Workspace {
  /// Whether no table has a key, and a fault tells why.
  fileprivate var isWrecked: Bool {
    let files = catalog.bundles.flatMap { $0.tables.flatMap(\.files) }
    return files.allSatisfy(\.entries.isEmpty) && diagnostics.contains { $0.severity ?? .error == .error }
  }
}
