public import FitspokenKit
public import Testing

/// Fails the current test if a report has findings, and shows each with its place.
///
/// - Parameters:
///   - report: The report.
///   - severity: The lowest severity that fails the test.
///   - rules: The only rules that are looked at; empty means all.
///   - includesReviews: Whether what a person has to review fails the test too.
public func expectNoFindings(
  in report: AuditReport, atLeast severity: Severity = .error, of rules: Set<String> = [],
  includesReviews: Bool = false, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let found = report.findings.map(\.lead).filter { finding in
    finding.severity >= severity && (rules.isEmpty || rules.contains(finding.rule))
      && (includesReviews || finding.outcome == .fails)
  }
  guard !found.isEmpty else { return }
  let lines = found.map { finding in
    let place = finding.location
    return "  \(place.file):\(place.line):\(place.column): \(finding.severity): \(finding.message) (\(finding.rule))"
  }
  let count = found.count == 1 ? "1 finding" : "\(found.count) findings"
  Issue.record("\(count):\n\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
