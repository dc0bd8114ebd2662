package import AuditModel

/// The findings as a JUnit report, which most CI servers read.
package struct JUnitReporter: Reporter {
  /// A JUnit report.
  package init() {}

  /// A suite for each strings table or interface with findings, with a case for each.
  ///
  /// Only what fails the gate is a failure. Then a suite each for the files without findings, for those that were not read, and for
  /// the gate's verdict.
  ///
  /// The schema is `junit-10.xsd` of Jenkins, which knows the file of a suite, but neither file nor line of a case: a case's text
  /// begins with both. Times and the host name are constant, so that the same input gives the same bytes.
  package func render(_ report: AuditReport) -> [UInt8] {
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
        "timestamp": "1970-01-01T00:00:00", "hostname": "localhost", "file": suite.file,
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
    case .passed(nil): writer.element("testcase", attributes)
    case .passed(let output?):
      writer.element("testcase", attributes) { $0.element("system-out", [:], text: output) }
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
  /// The path, with `*.lproj` for the folders of locales, or what the cases have in common.
  let name: String
  /// The tests; names are unique in a file, since some servers would show only one of two.
  let cases: [JUnitCase]

  /// The file of the first case.
  var file: String { cases.first?.file ?? "" }

  /// The suites of a report: those with findings by name, then the others.
  static func all(in report: AuditReport) -> [JUnitSuite] {
    let cases = Dictionary(grouping: report.findings) { ReportSection($0.lead).file }
    let suites = cases.map { file, groups in
      let cases = groups.map { JUnitCase($0, isGated: report.failingLevels.contains($0.level)) }
      return JUnitSuite(name: file, cases: numbered(cases))
    }
    let others = [clean(report), unread(report), gate(report)].filter { !$0.cases.isEmpty }
    return suites.sorted { $0.name < $1.name } + others
  }

  /// The files that were read and have no findings.
  private static func clean(_ report: AuditReport) -> JUnitSuite {
    let files = Set(report.instances.map(\.location.file))
    let clean = report.inputs.filter { $0.skipped == nil && !files.contains($0.path) }
    return JUnitSuite(name: "no findings", cases: clean.map { JUnitCase(clean: $0.path) })
  }

  /// The files that were not read, a case for each reason.
  private static func unread(_ report: AuditReport) -> JUnitSuite {
    let reasons = report.measured.skipped.filter { $0.what == "files" }
    let cases = reasons.map { JUnitCase(name: $0.phrase, file: "not read", result: .skipped($0.reason)) }
    return JUnitSuite(name: "not read", cases: numbered(cases))
  }

  /// The gate's verdict, which also depends on coverage.
  private static func gate(_ report: AuditReport) -> JUnitSuite {
    let reasons = report.gate.because.joined(separator: "; ")
    let result: JUnitCase.Result =
      switch report.gate.state {
      case .passed: .passed(nil)
      case .failed: .failed(rule: "gate", message: reasons, details: reasons)
      case .notGated: .skipped(reasons)
      }
    return JUnitSuite(name: "gate", cases: [JUnitCase(name: report.gate.state.sentence, file: "gate", result: result)])
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
    /// It passed, with something to say or not.
    case passed(String?)
    case skipped(String)
    case failed(rule: String, message: String, details: String)
  }

  /// The test's name.
  var name: String
  /// The file that it is about.
  let file: String
  /// The result.
  let result: Result

  /// A test named after the rule and the subject, which fails only if the gate does; what needs review is skipped.
  init(_ group: FindingGroup, isGated: Bool) {
    name = "\(group.rule): \(group.subject ?? "line \(group.location.line)")"
    file = group.location.file
    let line = FindingLine(group).text(TerminalStyle(isOn: false))
    if isGated {
      result = .failed(rule: group.rule, message: group.sentence(), details: line)
    } else {
      result = group.outcome == .needsReview ? .skipped(group.sentence()) : .passed(line)
    }
  }

  /// A file without findings.
  init(clean file: String) {
    name = "no findings"
    (self.file, result) = (file, .passed(nil))
  }

  /// One part of the verdict.
  init(name: String, file: String, result: Result) { (self.name, self.file, self.result) = (name, file, result) }
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
