package import AuditModel
import Utilities

/// The gravest findings as GitHub's workflow commands, which annotate the files of a pull request.
package struct GitHubReporter: Reporter {
  /// Whether the job summary is written too, so that the log may refer to it.
  private let writesSummary: Bool

  /// A report for GitHub's log.
  package init(writesSummary: Bool = false) { self.writesSummary = writesSummary }

  /// GitHub shows about ten annotations for each step.
  private static let shown = 10

  /// Ten findings: gravest level first, fit problems before others, one of each rule in turn; then lines with the counts, what is
  /// not shown, and the gate's result.
  package func render(_ report: AuditReport) -> [UInt8] {
    let shown = FindingRanking.spread(report.findings).prefix(Self.shown)
    let lines = shown.map { Self.annotation($0).text } + closing(report, hidden: report.findings.count - shown.count)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func annotation(_ group: FindingGroup) -> WorkflowCommand {
    let location = group.location
    return WorkflowCommand(
      name: group.level.names.github,
      properties: [
        "file": location.file, "line": "\(location.line)", "col": "\(location.column)", "title": group.rule,
      ], data: group.sentence())
  }

  /// The result as lines of the log; each starts with a fixed word and contains no legacy command
  /// (`##[command]`), which the runner obeys anywhere in a line.
  private func closing(_ report: AuditReport, hidden: Int) -> [String] {
    let headline = ReportHeadline(report)
    let summary = writesSummary ? "; the job summary has the gravest of each rule" : ""
    let rest = "Not shown here: \(counted(hidden, "more finding"))\(summary)"
    let lines =
      ["Findings: \(headline.findings)"] + (hidden > 0 ? [rest] : [])
      + (report.suppressed.count > 0 ? ["Suppressed: \(report.suppressed.phrase)"] : [])
      + (report.baseline.map { ["Baseline: \($0.phrase)"] } ?? [])
      + ["Gate: \(headline.gate)"] + report.gate.because.map { "Because: \($0)" }
    return lines.map { LogEscape.text.applied(to: $0.visible()) }
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
