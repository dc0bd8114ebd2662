public import AuditModel

/// The gravest findings as GitHub's workflow commands, which annotate the files of a pull request.
public struct GitHubReporter: Reporter {
  /// A report for GitHub's log.
  public init() {}

  /// GitHub shows ten annotations of a level in one step.
  private static let shown = 10

  /// The gravest findings of each level, then one notice with the counts, what is not shown, and the gate's verdict.
  public func render(_ report: AuditReport) -> [UInt8] {
    let groups = FindingGroup.ranked(FindingGroup.all(in: report.findings, separatesTones: false)).map(\.element)
    // The closing notice is one of the ten.
    let room = ["error": Self.shown, "warning": Self.shown, "notice": Self.shown - 1]
    var used: [String: Int] = [:]
    let shown = groups.filter { group in
      let level = group.tone.names.github
      used[level, default: 0] += 1
      return used[level, default: 0] <= room[level, default: 0]
    }
    let hidden = report.findings.count - shown.reduce(0) { $0 + $1.findings.count }
    let lines = shown.compactMap(Self.annotation) + [Self.closing(report, hidden: hidden)]
    return Array((lines.map(\.text).joined(separator: "\n") + "\n").utf8)
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

  private static func closing(_ report: AuditReport, hidden: Int) -> WorkflowCommand {
    var sentences = [Verdict(report).findings]
    if hidden > 0 { sentences.append("\(counted(hidden, "more finding")) not shown here") }
    sentences.append(Verdict(report).gate)
    return WorkflowCommand(
      name: "notice", properties: ["title": report.tool.name],
      data: (sentences + report.gate.because).joined(separator: "\n"))
  }
}
