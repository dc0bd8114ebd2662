package import AuditModel

/// The findings in Checkstyle's XML format, which many review tools read.
package struct CheckstyleReporter: Reporter {
  /// A Checkstyle report.
  package init() {}

  /// One `file` element for each file with findings, with one `error` element for each fact, in UTF-8.
  package func render(_ report: AuditReport) -> [UInt8] {
    let files = Dictionary(grouping: report.findings, by: \.location.file).sorted { $0.key < $1.key }
    var writer = XMLWriter()
    writer.element("checkstyle", ["version": "4.3"]) { writer in
      for (file, groups) in files { Self.write(file, groups, to: &writer) }
    }
    return writer.bytes
  }

  private static func write(_ file: String, _ groups: [FindingGroup], to writer: inout XMLWriter) {
    writer.element("file", ["name": file]) { writer in
      for group in groups {
        writer.element(
          "error",
          [
            "line": "\(group.location.line)", "column": "\(group.location.column)",
            "severity": group.level.names.checkstyle, "message": group.sentence(),
            "source": "fitspoken.\(group.rule)",
          ])
      }
    }
  }
}
