import AuditModel
import Auditing
import ScreenAnalysis
import TableAnalysis

/// What a configuration for a project has to know of it.
struct ProjectSurvey {
  /// The languages from which the app is translated, sorted.
  var sources: [LocaleTag] = []
  /// How much of each other language is translated, in percent, floored to one decimal.
  var coverage: [LocaleTag: Double] = [:]
  /// The number of screens by platform.
  var screens: [Platform: Int] = [:]
  /// The number of strings tables.
  var tables = 0
  /// The number of findings that fail, by rule.
  var failures: [String: Int] = [:]
  /// The number of errors among them.
  var errors = 0
  /// Whether titles have arguments, which are measured with samples.
  var hasArguments = false

  /// A project of which nothing is known.
  init() {}

  /// The facts of an audited project.
  init(of workspace: Workspace, _ report: AuditReport) {
    let languages = ProjectLanguages(of: workspace)
    sources = Set(languages.development.values).sorted()
    let totals = CoverageTotals(of: report.coverage, developmentLanguages: languages.development)
    for locale in totals.locales where !sources.contains(locale) {
      guard let share = totals[locale], share.total > 0 else { continue }
      coverage[locale] = Double(share.translated * 1000 / share.total) / 10
    }
    for tree in workspace.trees where !tree.screens.isEmpty { screens[tree.platform, default: 0] += tree.screens.count }
    tables = workspace.catalog.bundles.reduce(0) { $0 + $1.tables.count }
    let failing = report.findings.map(\.lead).filter { $0.outcome == .fails }
    for finding in failing { failures[finding.rule, default: 0] += 1 }
    errors = failing.count { $0.severity == .error }
    hasArguments = report.findings.contains { $0.lead.reason == ReviewReason.sampleArgument.code }
  }
}
