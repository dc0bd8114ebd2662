package import AuditModel
import Foundation

/// Renders reports in one format: a pure function from the report to bytes.
package protocol Reporter: Sendable {
  /// The report as the bytes of a file, ending in a line feed.
  func render(_ report: AuditReport) throws -> [UInt8]
}

extension Encodable {
  /// The value as a JSON document: pretty-printed, with sorted keys, ending in a line feed.
  func jsonBytes() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // JSON has no infinity; a measurement that is not a number must not cost the whole report.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}
