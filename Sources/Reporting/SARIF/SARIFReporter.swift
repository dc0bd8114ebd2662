package import AuditModel
import Utilities

/// The findings in the Static Analysis Results Interchange Format 2.1.0, which GitHub's code scanning reads.
package struct SARIFReporter: Reporter {
  /// A SARIF report.
  package init() {}

  /// The number of results that GitHub keeps of a run.
  static let shownResults = 5000
  /// The maximum number of related locations of all results; more would exceed the 10 MB, compressed, that GitHub accepts.
  static let relatedLocations = 150_000

  /// One log with one run: a result for each fact, the gravest first, then those that the baseline knows, each with its places as
  /// related locations.
  package func render(_ report: AuditReport) throws -> [UInt8] {
    let rules = SARIFRules(report)
    let results = SARIFResults(report, rules: rules)
    let driver = SARIFDriver(name: report.tool.name, semanticVersion: report.tool.version, rules: rules.descriptors)
    let notes = Self.notifications(report, results)
    let run = SARIFRun(
      tool: SARIFTool(driver: driver), automationDetails: .init(id: "fitspoken/\(report.name.visible())/"),
      invocations: [SARIFInvocation(toolExecutionNotifications: notes)], results: results.all)
    return try SARIFLog(runs: [run]).jsonBytes()
  }

  /// What the results do not show: how many are omitted, what was not judged, what is suppressed and what is stale.
  private static func notifications(_ report: AuditReport, _ results: SARIFResults) -> [SARIFNotification] {
    let skipped = report.measured.skipped.map { "not judged: \($0.phrase): \($0.reason)" }
    let suppressed = report.suppressed.count > 0 ? ["suppressed: \(report.suppressed.phrase)"] : []
    let remarks = report.suppressed.remarks.map(\.line)
    let stale = StaleEntry.lines(report.baseline?.staleEntries ?? [], limit: shownStale).map { "baseline: \($0)" }
    return results.omissions.map { SARIFNotification($0, level: "warning") }
      + (skipped + suppressed + remarks + stale).map { SARIFNotification($0, level: "note") }
  }

  private static let shownStale = 100
}

/// The results of a run, in limits.
private struct SARIFResults {
  /// The results, the gravest new ones first.
  private(set) var all: [SARIFResult] = []
  /// How many are left out, and how many of them the baseline knows.
  private let (hidden, hiddenKnown): (Int, Int)
  private var places = SARIFPlaceBudget(left: SARIFReporter.relatedLocations)

  init(_ report: AuditReport, rules: SARIFRules) {
    let state: SARIFResult.BaselineState? = report.baseline == nil ? nil : .new
    let groups =
      FindingRanking.byGravity(report.findings).map { ($0, state) }
      + FindingRanking.byGravity(report.known).map { ($0, .unchanged) }
    hidden = max(0, groups.count - SARIFReporter.shownResults)
    hiddenKnown = min(hidden, report.known.count)
    var occurrences = Occurrences<FindingIdentity>()
    for (group, state) in groups.prefix(SARIFReporter.shownResults) {
      let number = occurrences.number(of: group.identity)
      all.append(
        SARIFResult(group, rules: rules, number: number, baselineState: state, places: &places))
    }
  }

  /// What is left out, a sentence each.
  var omissions: [String] {
    let rest = "the JSON report has all"
    let results = "\(counted(hidden, "more result")) omitted, \(whichOnes); \(rest) findings"
    let limits =
      "a result has at most \(grouped(SARIFResult.relatedLocations)) related locations and a run at most "
      + grouped(SARIFReporter.relatedLocations)
    let related = "\(counted(places.omitted, "place")) omitted, since \(limits); \(rest) places"
    return (hidden > 0 ? [results] : []) + (places.omitted > 0 ? [related] : [])
  }

  private var whichOnes: String {
    if hiddenKnown == 0 { return "the least severe" }
    return hidden == hiddenKnown ? "all of them in the baseline" : "those in the baseline, then the least severe"
  }
}

extension SARIFNotification {
  fileprivate init(_ text: String, level: String) {
    self.init(level: level, message: SARIFText(text: text.visible()))
  }
}
