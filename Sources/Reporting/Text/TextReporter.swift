package import AuditModel

/// The default report.
///
/// First the answer; then, in a pipe, one line for each finding, which Xcode and editors can parse, and on a terminal the findings by
/// file and rule on one or two screens. Then a summary that ends with the result and its reasons.
package struct TextReporter: Reporter {
  /// How many lines a report takes on a terminal.
  private static let height = 60
  /// The maximum number of lines for findings.
  private static let shownLines = 26
  /// The empty lines between the parts.
  private static let gaps = 2

  private let options: TextOptions
  private let style: TerminalStyle

  /// A text report.
  package init(_ options: TextOptions = TextOptions()) {
    self.options = options
    style = TerminalStyle(isOn: options.usesColor)
  }

  /// The gate's result, the findings and the summary, in UTF-8.
  package func render(_ report: AuditReport) -> [UInt8] {
    var bytes: [UInt8] = []
    forEachLine(of: report) { bytes += $0 }
    return bytes
  }

  /// Hands on the same line by line.
  package func write(_ report: AuditReport, to sink: ReportSink) throws { try forEachLine(of: report, sink) }

  private func forEachLine(of report: AuditReport, _ body: ([UInt8]) throws -> Void) rethrows {
    let summary = TextSummary(report, style: style, options: options)
    let parts = options.isQuiet ? [AnySequence(summary.verdict)] : parts(report, summary: summary.lines)
    var hasLines = false
    for part in parts {
      var isFirst = true
      for line in part {
        let gap = isFirst && hasLines ? "\n" : ""
        try body(Array("\(gap)\(line)\n".utf8))
        (isFirst, hasLines) = (false, true)
      }
    }
  }

  /// What is separated by empty lines; the lines are made when they are written.
  private func parts(_ report: AuditReport, summary: [String]) -> [AnySequence<String>] {
    if options.showsStatistics {
      return [AnySequence(TextStatistics(report.findings, width: options.cutWidth).lines), AnySequence(summary)]
    }
    let verdict = options.isConcise ? [] : GateLines(report.gate).headline(style, width: options.width)
    let room = Self.height - verdict.count - summary.count - Self.gaps
    let findings = findings(report.findings, limit: min(Self.shownLines, room))
    return [AnySequence(verdict), findings, AnySequence(summary)]
  }

  /// The findings: a line each in the order of their locations or, on a terminal, the gravest first.
  private func findings(_ groups: [FindingGroup], limit: Int) -> AnySequence<String> {
    guard let width = options.width else { return AnySequence(groups.lazy.flatMap(lines)) }
    let findings = TerminalFindings(groups, width: options.isVerbose ? nil : width, style: style)
    return AnySequence(options.isVerbose ? findings.all : findings.lines(limit: limit))
  }

  private func lines(of group: FindingGroup) -> [String] {
    let line = FindingLine(group, pathPrefix: options.pathPrefix)
    return [line.text(style)] + (options.isVerbose ? line.details : [])
  }
}
