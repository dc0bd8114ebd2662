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
    gate = report.gate.state.sentence
  }
}

extension Gate.State {
  /// The verdict in one word, as the last line of a text has it.
  var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .notGated: "not gated"
    }
  }

  /// The verdict as a sentence in lowercase letters.
  var sentence: String {
    switch self {
    case .passed: "the gate passes"
    case .failed: "the gate fails"
    case .notGated: "not gated"
    }
  }
}

/// How many findings there are, by what they ask of the reader.
struct FindingCounts: Hashable {
  /// The findings of each level.
  let counts: [FindingLevel: Int]

  /// Counts that are known.
  init(_ counts: [FindingLevel: Int]) { self.counts = counts }

  /// The counts of some findings.
  init(_ groups: [FindingGroup]) { counts = Dictionary(grouping: groups, by: \.level).mapValues(\.count) }

  /// How many findings have a level.
  subscript(level: FindingLevel) -> Int { counts[level] ?? 0 }

  /// The counts in words ("2 errors", "1 note", "3 to review"), without zeros.
  var phrases: [String] {
    FindingLevel.allCases.filter { self[$0] > 0 }.map { level in
      level == .review ? "\(grouped(self[level])) to review" : counted(self[level], level.rawValue)
    }
  }
}

/// A count with its noun: "1 error", "2 errors".
func counted(_ count: Int, _ noun: String) -> String { "\(grouped(count)) \(plural(noun, count))" }

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
    let list = locales.map(\.identifier).joined(separator: ", ")
    let words = [file, rule] + [subject, leaf].compactMap { $0 } + (list.isEmpty ? [] : ["[\(list)]"])
    return words.joined(separator: " ").visible() + (count > max(1, locales.count) ? " (\(count) times)" : "")
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
