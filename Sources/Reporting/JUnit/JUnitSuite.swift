import AuditModel

/// The tests of one strings table or interface in all its locales.
struct JUnitSuite {
  /// The path, with `*.lproj` for the locales' folders.
  let name: String
  /// The tests; no two of a file have the same name, since some servers would show only one.
  let cases: [JUnitCase]

  /// The suites of a report, sorted by name.
  static func all(in report: AuditReport) -> [JUnitSuite] {
    let files = Set(report.findings.map(\.location.file))
    var cases = Dictionary(grouping: report.findings) { Place($0).file }.mapValues { $0.map(JUnitCase.init) }
    for input in report.inputs where !files.contains(input.path) {
      cases[Place.withoutLocale(input.path), default: []].append(JUnitCase(input))
    }
    return cases.map { JUnitSuite(name: $0.key, cases: numbered($0.value)) }.sorted { $0.name < $1.name }
  }

  /// How many tests there are, by how they ended.
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
