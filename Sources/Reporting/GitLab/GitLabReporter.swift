package import AuditModel

/// The findings as GitLab's Code Quality report.
package struct GitLabReporter: PiecewiseReporter {
  /// A Code Quality report.
  package init() {}

  /// An array with one object for each fact; no two have the same fingerprint, since GitLab shows only the first.
  package func write(_ report: AuditReport, to sink: ReportSink) throws {
    var occurrences = Occurrences<Fingerprint>()
    let numbers = report.findings.map { occurrences.number(of: Fingerprint($0.identity)) }
    let issues = zip(report.findings, numbers).lazy.map { Issue($0, number: $1) }
    try [Issue]().writeJSON(listing: issues, to: sink)
  }

  private struct Issue: Encodable {
    struct Location: Encodable {
      let path: String
      let lines: Lines
    }

    struct Lines: Encodable {
      let begin: Int
    }

    let description: String
    let check_name: String
    let fingerprint: String
    let severity: String
    let location: Location

    init(_ group: FindingGroup, number: Int) {
      let fingerprint = Fingerprint(group.identity)
      description = group.sentence()
      check_name = group.rule
      self.fingerprint = number == 1 ? fingerprint.text : "\(fingerprint.text)-\(number)"
      severity = group.level.names.gitlab
      location = Location(path: group.location.file, lines: Lines(begin: group.location.line))
    }
  }
}
