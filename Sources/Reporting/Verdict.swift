import AuditModel

/// The outcome of an audit in two phrases.
struct Verdict {
  /// How many findings there are; never "none" where nothing was measured.
  let findings: String
  /// Whether the gate passes.
  let gate: String

  init(_ report: AuditReport) {
    let phrases = FindingCounts(report.findings).phrases
    let none =
      report.measured.isNothing ? "no findings, because nothing was measured" : "no findings in what was measured"
    findings = phrases.isEmpty ? none : phrases.joined(separator: ", ")
    gate = report.gate.passed ? "the gate passes" : "the gate fails"
  }
}
