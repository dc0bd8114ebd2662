public import AuditModel
import Mustache
import ReportAssets

/// The report as one self-contained page: nothing is fetched, and nothing needs a script to be read.
public struct HTMLReporter: Reporter {
  private let library: MustacheLibrary

  /// A reporter; throws if a template cannot be parsed.
  public init() throws {
    MustacheContentTypes.register(ScalarEscaping(), named: ScalarEscaping.name)
    var library = MustacheLibrary()
    for (name, template) in ReportAssets.templates { try library.register(template, named: name) }
    self.library = library
  }

  /// The page in UTF-8; its size is bounded (`PageLimits`), and the JSON report has everything.
  public func render(_ report: AuditReport) throws -> [UInt8] {
    guard let page = library.render(PageView(report), withTemplate: "page") else { throw MissingTemplate() }
    return Array(page.utf8)
  }

  private struct MissingTemplate: Error, CustomStringConvertible {
    var description: String { "the page's template is missing" }
  }
}

/// The page as its templates see it.
struct PageView {
  let title: PageText
  let tool: PageText
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
    let name = report.name.isEmpty ? "" : " \(report.name)"
    title = PageText("\(report.tool.name)\(name): \(report.gate.state.sentence)")
  }
}

/// The result of the gate, and the number of findings.
struct HeaderView {
  let tool: PageText
  let name: PageText
  let state: String
  let verdict: PageText
  let because: [Markup]
  let hasReasons: Bool
  let baseline: PageText
  let tallies: [TallyView]

  init(_ report: AuditReport) {
    tool = PageText("\(report.tool.name) \(report.tool.version)")
    name = PageText(report.name)
    state = report.gate.state.rawValue
    verdict = PageText(Self.verdict(report.gate))
    because = report.gate.because.map { Markup(sentence: $0, language: nil) }
    hasReasons = !because.isEmpty
    tallies = TallyView.all(in: report.findings, shown: report.findings)
    baseline = PageText(report.baseline.map { "Compared with a baseline: \($0.phrase)" } ?? "")
  }

  static func verdict(_ gate: Gate) -> String {
    let sentence = gate.state.sentence
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}
