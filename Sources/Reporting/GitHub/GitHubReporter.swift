public import AuditModel

/// The gravest findings as GitHub's workflow commands, which annotate the files of a pull request.
public struct GitHubReporter: Reporter {
  /// A report for GitHub's log.
  public init() {}

  /// GitHub shows about ten annotations of a step; the step's summary has the rest.
  private static let shown = 10

  /// The ten gravest findings, then plain lines with the counts, what is not shown, and the gate's verdict.
  public func render(_ report: AuditReport) -> [UInt8] {
    let groups = FindingGroup.ranked(FindingGroup.all(in: report.findings, separatesTones: false)).map(\.element)
    let shown = groups.prefix(Self.shown)
    let hidden = report.findings.count - shown.reduce(0) { $0 + $1.findings.count }
    let lines = shown.compactMap(Self.annotation).map(\.text) + Self.closing(report, hidden: hidden)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func annotation(_ group: FindingGroup) -> WorkflowCommand? {
    group.ranked.first.map { lead in
      WorkflowCommand(
        name: group.tone.names.github,
        properties: [
          "file": lead.location.file, "line": "\(lead.location.line)", "col": "\(lead.location.column)",
          "title": lead.rule,
        ], data: group.sentence)
    }
  }

  /// The verdict as lines of the log; each starts with a word of ours, so that none can be a command.
  private static func closing(_ report: AuditReport, hidden: Int) -> [String] {
    let verdict = Verdict(report)
    let rest = "Not shown here: \(counted(hidden, "more finding")); the step's summary has them"
    let lines =
      ["Findings: \(verdict.findings)"] + (hidden > 0 ? [rest] : [])
      + (report.suppressed.count > 0 ? ["Suppressed: \(report.suppressed.phrase)"] : [])
      + (report.baseline.map { ["Baseline: \($0.phrase)"] } ?? [])
      + ["Gate: \(verdict.gate)"] + report.gate.because.map { "Because: \($0)" }
    return lines.map { $0.visible() }
  }
}
