public import AuditModel

/// The findings as a JUnit report, which every CI server reads.
public struct JUnitReporter: Reporter {
  /// A JUnit report.
  public init() {}

  /// A suite for each strings table or interface; in it a case for each finding, and for each file without any.
  public func render(_ report: AuditReport) -> [UInt8] {
    let suites = JUnitSuite.all(in: report)
    let counts = suites.map(\.counts).reduce(JUnitCounts(), +)
    var writer = XMLWriter()
    writer.element(
      "testsuites",
      ["name": report.tool.name, "tests": "\(counts.tests)", "failures": "\(counts.failures)", "errors": "0"]
    ) { writer in
      for suite in suites { Self.write(suite, to: &writer) }
    }
    return writer.bytes
  }

  private static func write(_ suite: JUnitSuite, to writer: inout XMLWriter) {
    let counts = suite.counts
    writer.element(
      "testsuite",
      [
        "name": suite.name, "tests": "\(counts.tests)", "failures": "\(counts.failures)", "errors": "0",
        "skipped": "\(counts.skipped)",
      ]
    ) { writer in
      for test in suite.cases { write(test, to: &writer) }
    }
  }

  private static func write(_ test: JUnitCase, to writer: inout XMLWriter) {
    let attributes: XMLWriter.Attributes = ["name": test.name, "classname": test.file]
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
