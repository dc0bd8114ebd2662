import AuditModel

/// The outcome of an audit in two phrases.
struct ReportHeadline {
  /// How many findings there are; never "none" if nothing was measured.
  let findings: String
  /// Whether the gate passes.
  let gate: String

  init(_ report: AuditReport) {
    let phrases = FindingCounts(report.findings).phrases
    let none =
      report.measured.isNothing ? "no findings, because nothing was measured" : "no findings in what was measured"
    findings = phrases.isEmpty ? none : phrases.joined(separator: ", ")
    gate = report.gate.passed ? "the gate passes" : "the gate fails"
  }
}

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

  /// The counts in words ("2 errors", "1 note", "3 to review"), without zeros.
  var phrases: [String] {
    let faults = Severity.allCases.reversed().map { counted(failures[$0] ?? 0, $0.rawValue) }
    return (faults + ["\(reviews) to review"]).filter { !$0.hasPrefix("0 ") }
  }
}

/// A count with its noun: "1 error", "2 errors".
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(plural(noun, count))" }

/// A noun after a count: "entry", "entries".
func plural(_ noun: String, _ count: Int) -> String {
  if count == 1 { return noun }
  let endsInConsonantY = noun.hasSuffix("ry")
  return endsInConsonantY ? noun.dropLast() + "ies" : noun + "s"
}

extension SuppressionSummary {
  /// The counts in words ("3 findings: 2 by the configuration, 1 by comments").
  var phrase: String {
    let parts = [(configured, "by the configuration"), (inline, "by comments")].filter { $0.0 > 0 }
    let list = parts.map { "\(grouped($0.0)) \($0.1)" }.joined(separator: ", ")
    return counted(count, "finding") + (list.isEmpty ? "" : ": \(list)")
  }
}

extension SuppressionRemark {
  /// The remark with its location, as editors parse it.
  var line: String {
    "\(location.text): \(kind == .invalid ? "warning" : "note"): \(message)".visible()
  }
}

extension BaselineSummary {
  /// The counts in words ("2 new, 41 known, 1 stale").
  var phrase: String { "\(grouped(new)) new, \(grouped(known)) known, \(grouped(stale)) stale" }
}

extension StaleEntry {
  /// The entry on one line: the file, the rule, the subject and the locale.
  var phrase: String {
    let subject = element ?? key ?? table
    let words = [file, rule] + [subject, leaf].compactMap { $0 } + (locale.map { ["[\($0)]"] } ?? [])
    return words.joined(separator: " ").visible() + (count > 1 ? " (\(count) times)" : "")
  }

  /// The first entries, one on each line, and how many more there are.
  static func lines(_ entries: [StaleEntry], limit: Int) -> [String] {
    let rest = entries.count - min(limit, entries.count)
    return entries.prefix(limit).map { "stale: \($0.phrase)" } + (rest > 0 ? ["stale: and \(rest) more"] : [])
  }
}

/// A count with separated thousands ("50,000").
func grouped(_ count: Int) -> String {
  let digits = Array(String(count.magnitude))
  let parts = digits.enumerated().map { position, digit in
    position > 0 && (digits.count - position) % 3 == 0 ? ",\(digit)" : String(digit)
  }
  return (count < 0 ? "-" : "") + parts.joined()
}

extension Measured {
  /// Whether there was nothing at all to judge.
  var isNothing: Bool { screens == 0 && elements == 0 && titles == 0 && utterances == 0 && entries == 0 }
}

extension Measured.Skipped {
  /// The count with its noun ("1 title", "14 titles"); `what` is a plural.
  var phrase: String { counted(count, what.hasSuffix("s") ? String(what.dropLast()) : what) }
}

extension FontUse {
  /// The version without the font maker's additions ("Version 2.004;hotconv 1.0.118" is "2.004").
  var shortVersion: String {
    let own = version.prefix { $0 != ";" }
    return String(own.hasPrefix("Version ") ? own.dropFirst(8) : own)
  }
}
