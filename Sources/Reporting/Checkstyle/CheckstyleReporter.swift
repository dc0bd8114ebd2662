public import AuditModel

/// The findings in Checkstyle's XML format, which many review tools read.
public struct CheckstyleReporter: Reporter {
  /// A Checkstyle report.
  public init() {}

  /// One `file` element for each file with findings, with one `error` element for each finding, in UTF-8.
  public func render(_ report: AuditReport) -> [UInt8] {
    let files = Dictionary(grouping: report.findings, by: \.location.file).sorted { $0.key < $1.key }
    var writer = XMLWriter()
    writer.element("checkstyle", ["version": "4.3"]) { writer in
      for (file, findings) in files { Self.write(file, findings, to: &writer) }
    }
    return writer.bytes
  }

  private static func write(_ file: String, _ findings: [Finding], to writer: inout XMLWriter) {
    writer.element("file", ["name": file]) { writer in
      for finding in findings {
        writer.element(
          "error",
          [
            "line": "\(finding.location.line)", "column": "\(finding.location.column)",
            "severity": finding.level.names.checkstyle, "message": finding.sentence,
            "source": "fitspoken.\(finding.rule)",
          ])
      }
    }
  }
}
