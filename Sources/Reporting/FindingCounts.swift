import AuditModel

/// How many findings there are, by what they ask of the reader.
struct FindingCounts: Hashable {
  /// Faults, by severity.
  var failures: [Severity: Int] = [:]
  /// Findings that ask for review.
  var reviews = 0

  init(_ findings: some Sequence<Finding>) {
    for finding in findings {
      if finding.outcome == .needsReview { reviews += 1 } else { failures[finding.severity, default: 0] += 1 }
    }
  }

  /// The counts in words ("2 errors", "1 note", "3 to review"), without those that are zero.
  var phrases: [String] {
    let faults = Severity.allCases.reversed().map { counted(failures[$0] ?? 0, $0.rawValue) }
    return (faults + ["\(reviews) to review"]).filter { !$0.hasPrefix("0 ") }
  }
}

/// A count with its noun: "1 error", "2 errors".
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(plural(noun, count))" }

/// A noun as it stands behind a count: "entry", "entries".
func plural(_ noun: String, _ count: Int) -> String {
  if count == 1 { return noun }
  let endsInConsonantY = noun.hasSuffix("ry")
  return endsInConsonantY ? noun.dropLast() + "ies" : noun + "s"
}
