public import AuditModel

/// The findings as a JUnit report, which most CI servers read.
public struct JUnitReporter: Reporter {
  /// A JUnit report.
  public init() {}

  /// A suite for each strings table or interface, with a case for each finding, and for each file without findings.
  ///
  /// The schema is Ant's, the strictest published one, which Jenkins accepts too. It requires times and a host name; they are
  /// constant, so that the same input gives the same bytes.
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

/// The tests of one strings table or interface in all its locales.
struct JUnitSuite {
  /// The path, with `*.lproj` for the folders of locales.
  let name: String
  /// The tests; names are unique in a file, since some servers would show only one of two.
  let cases: [JUnitCase]

  /// The suites of a report, sorted by name.
  static func all(in report: AuditReport) -> [JUnitSuite] {
    let files = Set(report.findings.map(\.location.file))
    var cases = Dictionary(grouping: report.findings) { ReportSection($0).file }.mapValues { $0.map(JUnitCase.init) }
    for input in report.inputs where !files.contains(input.path) {
      cases[FindingIdentity.withoutLocale(input.path), default: []].append(JUnitCase(input))
    }
    return cases.map { JUnitSuite(name: $0.key, cases: numbered($0.value)) }.sorted { $0.name < $1.name }
  }

  /// The number of tests by result.
  var counts: JUnitCounts {
    var counts = JUnitCounts(tests: cases.count)
    for test in cases {
      switch test.result {
      case .passed: break
      case .skipped: counts.skipped += 1
      case .failed: counts.failures += 1
      }
    }
    return counts
  }

  private static func numbered(_ cases: [JUnitCase]) -> [JUnitCase] {
    var occurrences = Occurrences<[String]>()
    return cases.map { test in
      var test = test
      let number = occurrences.number(of: [test.file, test.name])
      if number > 1 { test.name += " (\(number))" }
      return test
    }
  }
}

/// One test of a JUnit report.
struct JUnitCase {
  /// The result of a test.
  enum Result {
    case passed
    case skipped(String)
    case failed(rule: String, message: String, details: String)
  }

  /// The test's name.
  var name: String
  /// The file that it is about.
  let file: String
  /// The result.
  let result: Result

  /// A test named after the rule, the subject and the locale; if the finding needs review, the test is skipped.
  init(_ finding: Finding) {
    let line = "line \(finding.location.line)"
    let locale = finding.locale.map { " [\($0)]" } ?? ""
    name = "\(finding.rule): \(finding.subject ?? line)\(locale)"
    file = finding.location.file
    result = finding.outcome == .needsReview ? .skipped(finding.sentence) : Self.failure(finding)
  }

  /// A file without findings, or one that was not read.
  init(_ input: InputFile) {
    name = input.skipped == nil ? "no findings" : "not read"
    file = input.path
    result = input.skipped.map { .skipped($0) } ?? .passed
  }

  private static func failure(_ finding: Finding) -> Result {
    .failed(
      rule: finding.rule, message: finding.sentence, details: FindingLine(finding).text(TerminalStyle(isOn: false)))
  }
}

/// The number of tests by result.
struct JUnitCounts {
  /// All tests.
  var tests = 0
  /// Those that failed.
  var failures = 0
  /// Those that were skipped.
  var skipped = 0
}
