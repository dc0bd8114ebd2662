import AuditModel

extension BaselineSummary {
  /// The counts for a person ("2 new, 41 known, 1 stale").
  var phrase: String { "\(grouped(new)) new, \(grouped(known)) known, \(grouped(stale)) stale" }
}

extension StaleEntry {
  /// What the entry was about, on one line: the place, the rule, the subject and the locale.
  var phrase: String {
    let subject = element ?? key ?? table
    let words = [file, rule] + [subject, leaf].compactMap { $0 } + (locale.map { ["[\($0)]"] } ?? [])
    return words.joined(separator: " ").visible() + (count > 1 ? " (\(count) times)" : "")
  }

  /// The first entries a line each, and how many more there are.
  static func lines(_ entries: [StaleEntry], limit: Int) -> [String] {
    let rest = entries.count - min(limit, entries.count)
    return entries.prefix(limit).map { "stale: \($0.phrase)" } + (rest > 0 ? ["stale: and \(rest) more"] : [])
  }
}
