import AuditModel
import Auditing
import Loading
import ScreenAnalysis
import SystemPackage
import TableAnalysis

/// What a configuration for a project has to know of it.
struct ProjectSurvey {
  /// The languages from which the app is translated, sorted.
  var sources: [LocaleTag] = []
  /// How much of each other language is translated, in percent, floored to one decimal; without those that have nothing.
  var coverage: [LocaleTag: Double] = [:]
  /// The languages that a part of the project lacks altogether.
  var partial: Set<LocaleTag> = []
  /// The names of the targets of Xcode projects, without those of tests.
  var targets: [String] = []
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

  /// The languages of which at least this many percent are translated are required.
  static let shippedPercentage = 90.0

  /// The languages that the app ships, sorted, sources first; without those that a part lacks, which would fail the gate at once.
  var required: [LocaleTag] {
    let complete = coverage.filter { $0.value >= Self.shippedPercentage }.keys.sorted()
    return (sources + complete).filter { !partial.contains($0) }
  }

  /// A project of which nothing is known.
  init() {}

  /// The facts of an audited project.
  init(of workspace: Workspace, _ report: AuditReport, root: FilePath) {
    let languages = ProjectLanguages(of: workspace)
    sources = Set(languages.development.values).sorted()
    let totals = CoverageTotals(of: report.coverage, developmentLanguages: languages.development)
    for locale in totals.locales where !sources.contains(locale) {
      guard let share = totals[locale], share.translated > 0 else { continue }
      coverage[locale] = Double(share.translated * 1000 / share.total) / 10
    }
    partial = Set((sources + coverage.keys).filter { !languages.bundles(withoutServing: $0).isEmpty })
    targets = workspace.targetNames(root: root)
    for tree in workspace.trees where !tree.screens.isEmpty { screens[tree.platform, default: 0] += tree.screens.count }
    tables = workspace.catalog.bundles.reduce(0) { $0 + $1.tables.count }
    let failing = report.findings.map(\.lead).filter { $0.outcome == .fails }
    for finding in failing { failures[finding.rule, default: 0] += 1 }
    errors = failing.count { $0.severity == .error }
    hasArguments = report.findings.contains { $0.lead.reason == ReviewReason.sampleArgument.code }
  }
}
