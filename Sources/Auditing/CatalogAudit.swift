import Utilities
import AuditModel
import RuleKit
import Rules
import TableAnalysis

/// Applies the rules to a project's tables and to every text of every locale, several in parallel; the result does not depend
/// on the number of workers.
struct CatalogAudit: Sendable {
  /// The rules that judge the project's tables as a whole.
  var catalogRules: [any CatalogRule] = []
  /// The rules that judge single texts.
  var textRules: [any TextRule]
  /// The rules that judge a key with all its texts.
  var entryRules: [any EntryRule]
  /// The project's terms.
  var glossary = Glossary()
  /// The number of rules or locales that are worked on in parallel.
  var jobs: Int
  /// The only things that are judged; nil means everything.
  var touched: Touched?

  /// A part of the work that is independent of all others.
  private enum Part: Sendable {
    case rule(any CatalogRule)
    case locale(TextWalk)
  }

  /// The findings in a project's tables, or in a part of them.
  func findings(in catalog: CatalogFacts, part shard: Shard = .whole) async -> [Finding] {
    let parts = catalogRules.map { Part.rule($0) } + walks(through: catalog).map { Part.locale($0) }
    let groups = EntryRuleGroups(entryRules)
    return await concurrentMap(shard.items(of: parts).map(\.item), workers: jobs) { part in
      let findings =
        switch part {
        case .rule(let rule): rule.findings(in: catalog)
        case .locale(let walk): findings(in: walk, by: groups)
        }
      return touched.map { touched in findings.filter(touched.concerns) } ?? findings
    }.flatMap { $0 }
  }

  private func walks(through catalog: CatalogFacts) -> [TextWalk] {
    guard !textRules.isEmpty || !entryRules.isEmpty else { return [] }
    let keys = catalog.interfaceKeys
    return catalog.tables.filter { touched?.holds($0) ?? true }.flatMap { table in
      table.locales.compactMap { locale in
        TextWalk(table: table, locale: locale, keys: keys[table.id] ?? InterfaceKeys(), glossary: glossary)
      }
    }
  }

  private func findings(in walk: TextWalk, by groups: EntryRuleGroups) -> [Finding] {
    guard let touched else { return findings(in: walk, by: groups) { _ in true } }
    let table = walk.context.table
    let ofTouched = findings(in: walk, by: groups) { touched.holds(TableKey(table: table, key: $0.key)) }
    // A problem of most texts is reported once for the table, so all of them count.
    return ofTouched.isEmpty ? [] : findings(in: walk, by: groups) { _ in true }
  }

  private func findings(
    in walk: TextWalk, by groups: EntryRuleGroups, where isIncluded: (StringsEntry) -> Bool
  ) -> [Finding] {
    var findings: [Finding] = []
    var texts = TextFindings()
    walk.forEachEntry(where: isIncluded) { file, unit in
      groups.forEachProblem(in: unit) { rule, problem in
        findings.append(FindingBuilder(rule).finding(problem, of: unit.entry, in: file.path, unit.context))
      }
      if !textRules.isEmpty { texts.check(unit, of: file.path, by: textRules) }
    }
    return findings + texts.findings
  }
}
