public import AuditModel

/// The default report: one line per finding, as Xcode and every editor parse it, then a summary.
public struct TextReporter: Reporter {
  /// How many further places of one root cause are listed where nobody asked for all.
  private static let shownPlaces = 5

  private let style: TerminalStyle
  private let isQuiet: Bool
  private let isVerbose: Bool

  /// A text report; quiet leaves out all of the summary but the verdict, verbose adds the evidence and every table.
  public init(usesColor: Bool = false, isQuiet: Bool = false, isVerbose: Bool = false) {
    style = TerminalStyle(isOn: usesColor)
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
  }

  /// The findings, an empty line, and the summary, in UTF-8.
  public func render(_ report: AuditReport) -> [UInt8] {
    var lines: [String] = []
    for finding in report.findings {
      let line = FindingLine(finding)
      lines.append(line.text(style))
      lines += line.places(limit: isVerbose ? nil : Self.shownPlaces)
      if isVerbose { lines += line.evidence }
    }
    if !lines.isEmpty { lines.append("") }
    lines += TextSummary(report, style: style, isVerbose: isVerbose).lines(isQuiet: isQuiet)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
