package import AuditModel

/// The findings as GitLab's Code Quality report.
package struct GitLabReporter: Reporter {
  /// A Code Quality report.
  package init() {}

  /// An array with one object for each fact; no two have the same fingerprint, since GitLab shows only the first.
  package func render(_ report: AuditReport) throws -> [UInt8] {
    var occurrences = Occurrences<Fingerprint>()
    var issues: [Issue] = []
    for group in report.findings {
      let fingerprint = Fingerprint(group.identity)
      issues.append(Issue(group, fingerprint, number: occurrences.number(of: fingerprint)))
    }
    return try issues.jsonBytes()
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

    init(_ group: FindingGroup, _ fingerprint: Fingerprint, number: Int) {
      description = group.sentence()
      check_name = group.rule
      self.fingerprint = number == 1 ? fingerprint.text : "\(fingerprint.text)-\(number)"
      severity = group.level.names.gitlab
      location = Location(path: group.location.file, lines: Lines(begin: group.location.line))
    }
  }
}
