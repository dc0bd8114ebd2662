public import AuditModel

/// The findings in the Static Analysis Results Interchange Format 2.1.0, which GitHub's code scanning reads.
public struct SARIFReporter: Reporter {
  /// A SARIF report.
  public init() {}

  /// The number of results that GitHub keeps of a run.
  static let shownResults = 5000
  /// The maximum number of related locations of all results; more would exceed the 10 MB, compressed, that GitHub accepts.
  static let relatedLocations = 150_000

  /// One log with one run: a result for each rule and key or element, the most severe first, with its locales as related
  /// locations.
  public func render(_ report: AuditReport) throws -> [UInt8] {
    let rules = SARIFRules(report)
    let groups = FindingGroup.ranked(FindingGroup.all(in: report.findings, separatesLevels: false)).map(\.element)
    var occurrences = Occurrences<Fingerprint>()
    var results: [SARIFResult] = []
    var relatedLimit = Self.relatedLocations
    for group in groups.prefix(Self.shownResults) {
      let fingerprint = Fingerprint(group.subject.identity)
      let number = occurrences.number(of: fingerprint)
      if let result = SARIFResult(
        group, rules: rules, fingerprint: fingerprint, number: number, relatedLimit: &relatedLimit)
      {
        results.append(result)
      }
    }
    let driver = SARIFDriver(
      name: report.tool.name, semanticVersion: report.tool.version, rules: rules.descriptors)
    let notes = Self.notifications(report, hidden: groups.count - results.count, isLimited: relatedLimit == 0)
    let run = SARIFRun(
      tool: SARIFTool(driver: driver), invocations: [SARIFInvocation(toolExecutionNotifications: notes)],
      results: results)
    return try SARIFLog(runs: [run]).jsonBytes()
  }

  /// What the results do not show: how many are omitted, what was not judged, what is suppressed and what is stale.
  private static func notifications(_ report: AuditReport, hidden: Int, isLimited: Bool) -> [SARIFNotification] {
    let skipped = report.measured.skipped.map { "not judged: \($0.phrase): \($0.reason)" }
    let suppressed = report.suppressed.count > 0 ? ["suppressed: \(report.suppressed.phrase)"] : []
    let remarks = report.suppressed.remarks.map(\.line)
    let stale = StaleEntry.lines(report.baseline?.staleEntries ?? [], limit: shownStale).map { "baseline: \($0)" }
    let left = "\(counted(hidden, "more result")) omitted, the least severe; the JSON report has all findings"
    let limited = "the least severe results name only one locale; the JSON report has all findings"
    return (hidden > 0 ? [SARIFNotification(left, level: "warning")] : [])
      + (isLimited ? [SARIFNotification(limited, level: "warning")] : [])
      + (skipped + suppressed + remarks + stale).map { SARIFNotification($0, level: "note") }
  }

  private static let shownStale = 100
}

extension SARIFNotification {
  fileprivate init(_ text: String, level: String) {
    self.init(level: level, message: SARIFText(text: text.visible()))
  }
}
