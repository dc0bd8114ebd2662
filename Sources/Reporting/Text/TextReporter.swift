public import AuditModel

/// The default report.
///
/// In a pipe, one line for each finding, which Xcode and editors can parse; on a terminal, the findings by file and rule on a screen or
/// two. Then a summary, at the end of which is the answer.
public struct TextReporter: Reporter {
  /// How many lines the findings take on a terminal; with the summary a report has at most sixty.
  private static let shownLines = 26

  private let options: TextOptions
  private let style: TerminalStyle

  /// A text report.
  public init(_ options: TextOptions = TextOptions()) {
    self.options = options
    style = TerminalStyle(isOn: options.usesColor)
  }

  /// The findings, an empty line, and the summary, in UTF-8.
  public func render(_ report: AuditReport) -> [UInt8] {
    let summary = TextSummary(report, style: style, options: options)
    let lines = options.isQuiet ? summary.verdict : separated([findings(report), summary.lines])
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func findings(_ report: AuditReport) -> [String] {
    if options.showsStatistics { return TextStatistics(report.findings).lines }
    guard let width = options.width else { return report.findings.flatMap(lines) }
    let findings = TerminalFindings(report.findings, width: width, style: style)
    let shown = options.isVerbose ? findings.all : findings.lines(limit: Self.shownLines)
    return [GateLines(report.gate).headline(style, width: width)] + (shown.isEmpty ? [] : [""] + shown)
  }

  private func lines(of group: FindingGroup) -> [String] {
    let line = FindingLine(group)
    return [line.text(style)] + (options.isVerbose ? line.places + line.evidence : [])
  }

  private func separated(_ parts: [[String]]) -> [String] {
    Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }
}
