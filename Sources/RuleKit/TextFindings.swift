package import AuditModel
package import TableAnalysis

/// The findings of text rules in one locale's table.
///
/// A problem of form that most of the texts have is reported once for the table: nobody reads ten thousand findings
/// that a Russian table is in Latin letters.
package struct TextFindings {
  fileprivate struct Hit {
    var rule: any TextRule.Type
    var problem: Problem
    var unit: TranslationUnit
    var file: String
    /// The other forms of the same entry with the same problem.
    var also: [String] = []
  }

  private var hits: [Hit] = []
  /// The number of texts that were checked.
  private var texts = 0

  /// The minimum number of texts for which a problem is reported once for the table.
  private static let minimumThroughout = 100

  /// No findings yet.
  package init() {}

  /// Checks all texts of an entry; a rule that does not report each form reports the first and lists the others.
  package mutating func check(_ entry: EntryUnit, of file: String, by rules: [any TextRule]) {
    let start = hits.count
    entry.forEachText { unit in
      texts += 1
      for rule in rules {
        guard let problem = rule.problem(in: unit) else { continue }
        let kind = type(of: rule)
        if !kind.reportsEachForm, let first = hits[start...].firstIndex(where: { $0.rule.name == kind.name }) {
          hits[first].also.append(unit.path.description)
        } else {
          hits.append(Hit(rule: kind, problem: problem, unit: unit, file: file))
        }
      }
    }
  }

  /// The findings, in the order of the texts.
  package var findings: [Finding] {
    var counts: [String: Int] = [:]
    for hit in hits where !hit.rule.reportsEachForm { counts[hit.rule.name, default: 0] += 1 }
    let onePerTable = Set(hits.filter { $0.rule.reportsOncePerTable }.map { $0.rule.name })
    let throughout = counts.filter { name, count in
      onePerTable.contains(name) ? count > 1 : count >= Self.minimumThroughout && count * 2 > texts
    }
    var reported: Set<String> = []
    return hits.compactMap { hit in
      guard let count = throughout[hit.rule.name] else { return hit.finding }
      return reported.insert(hit.rule.name).inserted ? hit.finding(throughout: count, of: texts) : nil
    }
  }
}

extension TextFindings.Hit {
  fileprivate var finding: Finding {
    var located = problem
    located.path = unit.path
    var finding = FindingBuilder(rule).finding(located, of: unit.entry, in: file, unit.context)
    finding.also = also
    finding.evidence["source"] = unit.model.map { .text($0.string) }
    finding.evidence["translation"] = unit.model == nil ? nil : .text(unit.text.string)
    return finding
  }

  /// The finding that represents those of most of the table's texts.
  fileprivate func finding(throughout count: Int, of texts: Int) -> Finding {
    var finding = self.finding
    (finding.reason, finding.key, finding.leaf, finding.also) = ("throughout", nil, nil, [])
    finding.message =
      "\(count) of \(texts) texts of the table \(unit.context.table) have this problem; first: \(finding.message)"
    finding.evidence["count"] = .number(Double(count))
    finding.evidence["texts"] = .number(Double(texts))
    return finding
  }
}
