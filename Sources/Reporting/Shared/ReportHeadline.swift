import AuditModel
import Utilities

/// The outcome of an audit in two phrases.
struct ReportHeadline {
  /// The number of findings, or the reason for finding nothing.
  let findings: String
  /// Whether the gate passes.
  let gate: String

  init(_ report: AuditReport) {
    let phrases = FindingCounts(report.findings).phrases
    findings = phrases.isEmpty ? "no findings\(Self.none(in: report))" : phrases.joined(separator: ", ")
    gate = report.gate.state.sentence
  }

  /// The reason that follows "no findings" or "none": what was measured, or the baseline.
  static func none(in report: AuditReport) -> String {
    if report.measured.isNothing { return ", because nothing was measured" }
    let known = report.baseline?.known ?? 0
    return known > 0 ? " beyond those in the baseline" : " in what was measured"
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
  /// The entry on one line: the file, the rule, the subject and the locales.
  private var phrase: String {
    let subject = element ?? key ?? table
    let list = locales.map(\.identifier).joined(separator: ", ")
    let words = [file, rule] + [subject, leaf].compactMap { $0 } + (list.isEmpty ? [] : ["[\(list)]"])
    return words.joined(separator: " ").visible()
      + (count > max(1, locales.count) ? " (\(counted(count, "time")))" : "")
  }

  /// The entries, each on one line; identical lines also get their reasons.
  static func phrases(_ entries: [StaleEntry]) -> [String] {
    let phrases = entries.map(\.phrase)
    let counts = Dictionary(phrases.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(entries, phrases).map { entry, phrase in
      let isAlone = counts[phrase] == 1
      let reason = entry.reason ?? (entry.outcome == .needsReview ? "to review" : nil)
      return isAlone ? phrase : phrase + (reason.map { ": \($0.visible())" } ?? "")
    }
  }

  /// The first entries, one on each line, and how many more there are.
  static func lines(_ entries: [StaleEntry], limit: Int) -> [String] {
    let rest = entries.count - min(limit, entries.count)
    return phrases(entries).prefix(limit).map { "stale: \($0)" }
      + (rest > 0 ? ["stale: and \(grouped(rest)) more"] : [])
  }
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
