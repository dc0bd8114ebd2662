package import AuditModel

/// Takes the bytes of a report piece by piece; a piece ends where a line ends, or an item of a list.
package typealias ReportSink = (_ piece: [UInt8]) throws -> Void

/// Renders reports in one format: a pure function from the report to bytes.
package protocol Reporter: Sendable {
  /// The report as the bytes of a file, ending in a line feed.
  func render(_ report: AuditReport) throws -> [UInt8]

  /// Hands on the same bytes in pieces: a report of hundreds of thousands of findings need not be in memory as a whole.
  func write(_ report: AuditReport, to sink: ReportSink) throws
}

extension Reporter {
  /// Hands on the report in one piece.
  package func write(_ report: AuditReport, to sink: ReportSink) throws { try sink(render(report)) }
}

/// Writes reports in pieces, each as it is made.
protocol PiecewiseReporter: Reporter {}

extension PiecewiseReporter {
  /// All pieces together.
  package func render(_ report: AuditReport) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try write(report) { bytes += $0 }
    return bytes
  }
}
