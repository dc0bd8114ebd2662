package import AuditModel

/// Renders reports in one format: a pure function from the report to bytes.
package protocol Reporter: Sendable {
  /// The report as the bytes of a file, ending in a line feed.
  func render(_ report: AuditReport) throws -> [UInt8]
}
