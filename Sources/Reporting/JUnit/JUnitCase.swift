import AuditModel

/// One test of a JUnit report.
struct JUnitCase {
  /// How a test ended.
  enum Result {
    case passed
    case skipped(String)
    case failed(rule: String, message: String, details: String)
  }

  /// The test's name.
  var name: String
  /// The file that it is about.
  let file: String
  /// How it ended.
  let result: Result

  /// The rule, what it looked at, and the locale; a doubt is a test that could not be decided.
  init(_ finding: Finding) {
    let place = "line \(finding.location.line)"
    let locale = finding.locale.map { " [\($0)]" } ?? ""
    name = "\(finding.rule): \(finding.subject ?? place)\(locale)"
    file = finding.location.file
    result = finding.outcome == .needsReview ? .skipped(finding.sentence) : Self.failure(finding)
  }

  /// A file in which there is no finding, or which was not read.
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

/// How many tests there are, by how they ended.
struct JUnitCounts {
  /// All tests.
  var tests = 0
  /// Those that failed.
  var failures = 0
  /// Those that were skipped.
  var skipped = 0
}
