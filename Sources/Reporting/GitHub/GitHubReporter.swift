public import AuditModel

/// The most severe findings as GitHub's workflow commands, which annotate the files of a pull request.
public struct GitHubReporter: Reporter {
  /// A report for GitHub's log.
  public init() {}

  /// GitHub shows about ten annotations for each step; the job summary has the others.
  private static let shown = 10

  /// The ten most severe findings, then lines with the counts, what is not shown, and the gate's result.
  public func render(_ report: AuditReport) -> [UInt8] {
    let groups = FindingGroup.ranked(FindingGroup.all(in: report.findings, separatesLevels: false)).map(\.element)
    let shown = groups.prefix(Self.shown)
    let hidden = report.findings.count - shown.reduce(0) { $0 + $1.findings.count }
    let lines = shown.compactMap(Self.annotation).map(\.text) + Self.closing(report, hidden: hidden)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func annotation(_ group: FindingGroup) -> WorkflowCommand? {
    group.ranked.first.map { lead in
      WorkflowCommand(
        name: group.level.names.github,
        properties: [
          "file": lead.location.file, "line": "\(lead.location.line)", "col": "\(lead.location.column)",
          "title": lead.rule,
        ], data: group.sentence)
    }
  }

  /// The result as lines of the log; each starts with a fixed word, so that it cannot be a command.
  private static func closing(_ report: AuditReport, hidden: Int) -> [String] {
    let headline = ReportHeadline(report)
    let rest = "Not shown here: \(counted(hidden, "more finding")); the job summary has them"
    let lines =
      ["Findings: \(headline.findings)"] + (hidden > 0 ? [rest] : [])
      + (report.suppressed.count > 0 ? ["Suppressed: \(report.suppressed.phrase)"] : [])
      + (report.baseline.map { ["Baseline: \($0.phrase)"] } ?? [])
      + ["Gate: \(headline.gate)"] + report.gate.because.map { "Because: \($0)" }
    return lines.map { $0.visible() }
  }
}

/// A command to GitHub's runner, on a line of its own: `::name key=value,key=value::data`.
struct WorkflowCommand {
  /// The command's name.
  let name: String
  /// Its properties in order, unescaped.
  let properties: KeyValuePairs<String, String>
  /// The message, unescaped.
  let data: String

  /// The line without a line feed.
  var text: String {
    let list = properties.map { "\($0.key)=\(Self.escaped($0.value, isProperty: true))" }.joined(separator: ",")
    return "::\(name) \(list)::\(Self.escaped(data, isProperty: false))"
  }

  /// The text with the characters escaped that end a command or a property (actions/toolkit, `command.ts`); other control
  /// characters are made visible.
  static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let code = codes[scalar] ?? (isProperty ? propertyCodes[scalar] : nil) {
        escaped.append(contentsOf: code.unicodeScalars)
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped).visible()
  }

  private static let codes: [Unicode.Scalar: String] = ["%": "%25", "\r": "%0D", "\n": "%0A"]
  private static let propertyCodes: [Unicode.Scalar: String] = [":": "%3A", ",": "%2C"]
}
