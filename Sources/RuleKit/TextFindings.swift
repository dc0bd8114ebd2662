package import AuditModel
package import TableAnalysis

/// What text rules find in one locale's table.
///
/// A fault of form that is in most of the texts is one fault of the table, and reported once: nobody reads ten thousand
/// findings that a Russian table is in Latin letters.
package struct TextFindings {
  fileprivate struct Hit {
    var rule: any TextRule.Type
    var problem: Problem
    var unit: TranslationUnit
    var file: String
    /// The other forms of the same entry with the same fault.
    var also: [String] = []
  }

  private var hits: [Hit] = []
  /// How many texts were judged.
  private var texts = 0

  /// The number of texts from which on a fault can be the table's.
  private static let fewestThroughout = 100

  /// Nothing found yet.
  package init() {}

  /// Judges all texts of an entry: a rule that does not report each form reports the first and names the others.
  package mutating func judge(_ entry: EntryUnit, of file: String, by rules: [any TextRule]) {
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
    let throughout = counts.filter { $0.value >= Self.fewestThroughout && $0.value * 2 > texts }
    var told: Set<String> = []
    return hits.compactMap { hit in
      guard let count = throughout[hit.rule.name] else { return hit.finding }
      return told.insert(hit.rule.name).inserted ? hit.finding(throughout: count, of: texts) : nil
    }
  }
}

extension TextFindings.Hit {
  fileprivate var finding: Finding {
    var located = problem
    located.path = unit.path
    var finding = FindingBuilder(rule).finding(located, of: unit.entry, in: file, unit.context)
    finding.also = also
    finding.evidence["source"] = unit.source.map { .text($0.string) }
    finding.evidence["translation"] = unit.source == nil ? nil : .text(unit.text.string)
    return finding
  }

  /// The finding that stands for those of most of the table's texts.
  fileprivate func finding(throughout count: Int, of texts: Int) -> Finding {
    var finding = self.finding
    (finding.reason, finding.key, finding.leaf, finding.also) = ("throughout", nil, nil, [])
    finding.message =
      "\(count) of \(texts) texts of the table \(unit.context.table) have this fault; the first is \(finding.message)"
    finding.evidence["count"] = .number(Double(count))
    finding.evidence["texts"] = .number(Double(texts))
    return finding
  }
}
