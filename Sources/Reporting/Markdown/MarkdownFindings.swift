import AuditModel

/// The findings by rule, the gravest first.
struct MarkdownFindings {
  /// The lines: a table of the rules, then the first findings of each.
  let lines: [String]

  init(_ findings: [Finding]) {
    let groups = FindingGroup.ranked(FindingGroup.all(in: findings, separatesTones: false)).map(\.element)
    // The groups are ranked, so the first of a rule is its gravest.
    var order: [String] = []
    var byRule: [String: [FindingGroup]] = [:]
    for group in groups {
      if byRule[group.subject.rule] == nil { order.append(group.subject.rule) }
      byRule[group.subject.rule, default: []].append(group)
    }
    let rules = order.map { ($0, byRule[$0] ?? []) }
    lines = Self.table(rules) + Self.details(rules)
  }

  private typealias Rules = [(name: String, groups: [FindingGroup])]

  private static func table(_ rules: Rules) -> [String] {
    let rows = rules.map { rule in
      let counts = Dictionary(grouping: rule.groups.flatMap(\.findings), by: Tone.init).mapValues(\.count)
      let cells = Tone.allCases.map { counts[$0].map(grouped) ?? "–" }
      return "| \(([rule.name.markdownCode()] + cells).joined(separator: " | ")) |"
    }
    let head = ["| rule | errors | warnings | notes | to review |", "| --- | ---: | ---: | ---: | ---: |"]
    return MarkdownSection(head: ["### Findings", ""] + head, rows: rows, noun: "rule").lines
  }

  private static func details(_ rules: Rules) -> [String] {
    let rows = rules.flatMap { rule in
      let shown = rule.groups.prefix(MarkdownLimits.groups).map(row)
      let rest = rule.groups.count - shown.count
      return shown + (rest > 0 ? ["- \(rule.name.markdownCode()): and \(grouped(rest)) more"] : [])
    }
    return MarkdownSection(head: [], rows: rows, noun: "line", limit: MarkdownLimits.findingBytes)
      .folded("The gravest of each rule")
  }

  private static func row(_ group: FindingGroup) -> String {
    let place = group.ranked.first.map { $0.location.text.markdownCode() } ?? ""
    let tone = group.tone.label.lowercased()
    return "- **\(tone)** \(place) \(group.statement.markdown()) (\(group.subject.rule.markdownCode()))"
  }
}
