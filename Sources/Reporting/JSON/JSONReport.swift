import AuditModel

/// The report in the names of the contract.
struct JSONReport: Encodable {
  let schemaVersion = AuditReport.schemaVersion
  let tool: AuditReport.Tool
  let inputs: [InputFile]
  let measured: Measured
  let fonts: [FontUse]
  let icu: String
  let coverage: [JSONCoverage]
  let findings: [JSONFinding]
  let baseline: BaselineSummary?
  let gate: Gate

  init(_ report: AuditReport) {
    tool = report.tool
    inputs = report.inputs
    measured = report.measured
    fonts = report.fonts
    icu = report.icu
    coverage = report.coverage.map(JSONCoverage.init)
    findings = report.findings.map(JSONFinding.init)
    baseline = report.baseline
    gate = report.gate
  }
}

/// A table's coverage with its share.
struct JSONCoverage: Encodable {
  let coverage: Coverage

  private enum CodingKeys: String, CodingKey { case percent }

  func encode(to encoder: any Encoder) throws {
    try coverage.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(coverage.percent, forKey: .percent)
  }
}

/// A finding with its place spelled out; pictures are the page's own.
struct JSONFinding: Encodable {
  let rule: String
  let outcome: Outcome
  let reason: String?
  let severity: Severity
  let message: String
  let locale: LocaleTag?
  let file: String
  let line: Int
  let column: Int
  let element: ElementReference?
  let table: String?
  let key: String?
  let evidence: [String: Evidence]?
  let also: [String]?

  init(_ finding: Finding) {
    rule = finding.rule
    outcome = finding.outcome
    reason = finding.reason
    severity = finding.severity
    message = finding.message
    locale = finding.locale
    file = finding.location.file
    line = finding.location.line
    column = finding.location.column
    element = finding.element
    table = finding.table
    key = finding.key
    evidence = finding.evidence.isEmpty ? nil : finding.evidence
    also = finding.also.isEmpty ? nil : finding.also
  }
}
