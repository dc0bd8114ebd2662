public import AuditModel

/// The report for machines, in the form of `Reports/schema/report.schema.json`.
public struct JSONReporter: Reporter {
  /// A JSON report.
  public init() {}

  /// One object, pretty-printed, with sorted keys; what is absent is left out.
  public func render(_ report: AuditReport) throws -> [UInt8] {
    try JSONReport(report).jsonBytes()
  }
}
