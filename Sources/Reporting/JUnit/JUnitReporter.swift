public import AuditModel

/// The findings as a JUnit report, which every CI server reads.
public struct JUnitReporter: Reporter {
  /// A JUnit report.
  public init() {}

  /// A suite for each strings table or interface; in it a case for each finding, and for each file without any.
  ///
  /// The form is Ant's, the strictest that is published, which Jenkins' takes as well. It asks for times and a host:
  /// reports hold none, so that the same input gives the same bytes.
  public func render(_ report: AuditReport) -> [UInt8] {
    var writer = XMLWriter()
    writer.element("testsuites", [:]) { writer in
      for (index, suite) in JUnitSuite.all(in: report).enumerated() { Self.write(suite, index, to: &writer) }
    }
    return writer.bytes
  }

  private static func write(_ suite: JUnitSuite, _ index: Int, to writer: inout XMLWriter) {
    let counts = suite.counts
    writer.element(
      "testsuite",
      [
        "name": suite.name, "package": "", "id": "\(index)", "tests": "\(counts.tests)",
        "failures": "\(counts.failures)", "errors": "0", "skipped": "\(counts.skipped)", "time": "0",
        "timestamp": "1970-01-01T00:00:00", "hostname": "localhost",
      ]
    ) { writer in
      writer.element("properties", [:])
      for test in suite.cases { write(test, to: &writer) }
      writer.element("system-out", [:])
      writer.element("system-err", [:])
    }
  }

  private static func write(_ test: JUnitCase, to writer: inout XMLWriter) {
    let attributes: XMLWriter.Attributes = ["name": test.name, "classname": test.file, "time": "0"]
    switch test.result {
    case .passed: writer.element("testcase", attributes)
    case .skipped(let reason):
      writer.element("testcase", attributes) { $0.element("skipped", ["message": reason]) }
    case .failed(let rule, let message, let details):
      writer.element("testcase", attributes) {
        $0.element("failure", ["type": rule, "message": message], text: details)
      }
    }
  }
}
