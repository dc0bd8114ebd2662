package import AuditModel

/// The report as JSON (`Reports/schema/report.schema.json`).
package struct JSONReporter: PiecewiseReporter {
  /// A JSON report.
  package init() {}

  /// One object, pretty-printed, with sorted keys; absent values are omitted.
  package func write(_ report: AuditReport, to sink: ReportSink) throws {
    try JSONReport(report).writeJSON(listing: report.findings.lazy.map(JSONFinding.init), as: "findings", to: sink)
  }
}

/// The report with the keys of the schema; its findings are written one by one.
struct JSONReport: Encodable {
  let schemaVersion = AuditReport.schemaVersion
  let tool: AuditReport.Tool
  let inputs: [InputFile]
  let measured: Measured
  let fonts: [FontUse]
  let icu: String
  let coverage: [CoverageRow]
  let findings: [JSONFinding] = []
  let baseline: BaselineSummary?
  let suppressed: JSONSuppression
  let gate: Gate

  init(_ report: AuditReport) {
    tool = report.tool
    inputs = report.inputs
    measured = report.measured
    fonts = report.fonts
    icu = report.icu
    coverage = report.coverage.map(CoverageRow.init)
    baseline = report.baseline
    suppressed = JSONSuppression(report.suppressed)
    gate = report.gate
  }
}

/// One fact with its location as separate keys; only the HTML report has pictures.
struct JSONFinding: Encodable {
  let rule: String
  let outcome: Outcome
  let reason: String?
  let severity: Severity
  let message: String
  let locales: [LocaleTag]
  let file: String
  let line: Int
  let column: Int
  let element: ElementReference?
  let table: String?
  let key: String?
  let leaf: String?
  let evidence: [String: Evidence]?
  let overrun: Points?
  let contentSize: ContentSizeCategory?
  let device: String?
  /// The fingerprint of the identity.
  let identity: String
  /// On how many screens it is; nil for a fact that is not about elements.
  let screens: Int?
  let places: [JSONPlace]

  init(_ group: FindingGroup) {
    let finding = group.lead
    rule = finding.rule
    outcome = finding.outcome
    reason = finding.reason
    severity = finding.severity
    message = group.message
    locales = group.locales
    file = finding.location.file
    line = finding.location.line
    column = finding.location.column
    element = finding.element
    table = finding.table
    key = finding.key
    leaf = finding.leaf?.shown
    evidence = finding.reportedEvidence
    overrun = finding.overrun
    contentSize = finding.contentSize
    device = finding.device
    identity = Fingerprint(group.identity).text
    screens = group.screenCount
    places = group.places.map { JSONPlace($0, in: group) }
  }
}

/// One place of a fact; the lead's own place omits what the group already says.
struct JSONPlace: Encodable {
  let file: String
  let line: Int
  let column: Int
  let element: ElementReference?
  let locales: [LocaleTag]
  let message: String?
  let reason: String?
  let severity: Severity?
  let leaf: String?
  let evidence: [String: Evidence]?
  let overrun: Points?
  let contentSize: ContentSizeCategory?
  let device: String?

  init(_ place: FindingPlace, in group: FindingGroup) {
    let finding = place.finding
    (file, line, column) = (finding.location.file, finding.location.line, finding.location.column)
    (element, locales) = (finding.element, place.locales)
    let isSame = finding == group.lead
    message = isSame && finding.message == group.message ? nil : finding.message
    reason = isSame ? nil : finding.reason
    severity = isSame ? nil : finding.severity
    leaf = isSame ? nil : finding.leaf?.shown
    evidence = isSame ? nil : finding.reportedEvidence
    overrun = isSame ? nil : finding.overrun
    contentSize = isSame ? nil : finding.contentSize
    device = isSame ? nil : finding.device
  }
}

extension Finding {
  /// The facts, with the further devices, content sizes and forms at which the same is true; nil without any.
  fileprivate var reportedEvidence: [String: Evidence]? {
    var facts = self.evidence
    if !self.also.isEmpty { facts["alsoAt"] = .list(self.also) }
    return facts.isEmpty ? nil : facts
  }
}

/// What was suppressed, with the locations of remarks as separate keys.
struct JSONSuppression: Encodable {
  struct Remark: Encodable {
    let kind: SuppressionRemark.Kind
    let message: String
    let file: String
    let line: Int
    let column: Int
  }

  let configured: Int
  let inline: Int
  let remarks: [Remark]

  init(_ summary: SuppressionSummary) {
    configured = summary.configured
    inline = summary.inline
    remarks = summary.remarks.map {
      Remark(
        kind: $0.kind, message: $0.message, file: $0.location.file, line: $0.location.line, column: $0.location.column)
    }
  }
}
