public import AuditModel
import Foundation

/// The report for machines, in the form of `Reports/schema/report.schema.json`.
public struct JSONReporter: Reporter {
  /// A JSON report.
  public init() {}

  /// One object, pretty-printed, with sorted keys; what is absent is left out.
  public func render(_ report: AuditReport) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // JSON has no infinity; a measurement that is none must not cost the whole report.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return Array(try encoder.encode(JSONReport(report))) + [UInt8(ascii: "\n")]
  }
}
