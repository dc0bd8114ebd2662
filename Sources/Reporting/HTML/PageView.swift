import AuditModel
import ReportAssets

/// The page as its templates see it.
struct PageView {
  let title: Markup
  let tool: Markup
  let style = Markup(trusted: ReportAssets.style)
  let script = Markup(trusted: ReportAssets.script)
  let header: HeaderView
  let summary: SummaryView
  let coverage: CoverageView
  let findings: FindingsView

  init(_ report: AuditReport) {
    header = HeaderView(report)
    summary = SummaryView(report)
    coverage = CoverageView(report.coverage)
    findings = FindingsView(report)
    tool = header.tool
    title = Markup("\(report.tool.name): \(HeaderView.verdict(report.gate).lowercased())")
  }
}

/// The verdict of the gate, and how many findings there are.
struct HeaderView {
  let tool: Markup
  let isPassed: Bool
  let verdict: Markup
  let because: [Markup]
  let hasReasons: Bool
  let tallies: [TallyView]

  init(_ report: AuditReport) {
    tool = Markup("\(report.tool.name) \(report.tool.version)")
    isPassed = report.gate.passed
    verdict = Markup(Self.verdict(report.gate))
    because = report.gate.because.map { Markup(sentence: $0, language: nil) }
    hasReasons = !because.isEmpty
    tallies = TallyView.all(in: report.findings)
  }

  static func verdict(_ gate: Gate) -> String { gate.passed ? "The gate passes" : "The gate fails" }
}

/// How many findings of one tone there are.
struct TallyView {
  let tone: String
  let label: String
  let count: Markup
  let noun: String

  /// The four tones, the gravest first.
  static func all(in findings: [Finding]) -> [TallyView] {
    let counts = FindingCounts(findings)
    return Tone.allCases.map { tone in
      let count = tone.severity.map { counts.failures[$0] ?? 0 } ?? counts.reviews
      return TallyView(
        tone: tone.rawValue, label: tone.label, count: Markup(grouped(count)),
        noun: count == 1 || tone == .review ? tone.noun : tone.noun + "s")
    }
  }
}

/// A count with its thousands set apart ("50,000").
func grouped(_ count: Int) -> String {
  let digits = Array(String(count.magnitude))
  let parts = digits.enumerated().map { position, digit in
    position > 0 && (digits.count - position) % 3 == 0 ? ",\(digit)" : String(digit)
  }
  return (count < 0 ? "-" : "") + parts.joined()
}
