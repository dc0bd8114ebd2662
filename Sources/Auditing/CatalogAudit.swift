import Utilities
import AuditModel
import RuleKit
import Rules
import TableAnalysis

/// Lets the rules judge a project's tables and every text of every locale, several at a time; the result does not depend on
/// how many.
struct CatalogAudit: Sendable {
  /// The rules that judge the project's tables as a whole.
  var catalogRules: [any CatalogRule] = []
  /// The rules that judge single texts.
  var textRules: [any TextRule]
  /// The rules that judge a key with all its texts.
  var entryRules: [any EntryRule]
  /// The project's terms.
  var glossary = Glossary()
  /// How many rules or locales are at work at a time.
  var jobs: Int

  /// A part of the work that needs no other.
  private enum Part: Sendable {
    case rule(any CatalogRule)
    case locale(TextWalk)
  }

  /// The faults of a project's tables.
  func findings(in catalog: CatalogFacts) async -> [Finding] {
    let parts = catalogRules.map { Part.rule($0) } + walks(through: catalog).map { Part.locale($0) }
    return await concurrentMap(parts, workers: jobs) { part in
      switch part {
      case .rule(let rule): rule.findings(in: catalog)
      case .locale(let walk): findings(in: walk)
      }
    }.flatMap { $0 }
  }

  private func walks(through catalog: CatalogFacts) -> [TextWalk] {
    guard !textRules.isEmpty || !entryRules.isEmpty else { return [] }
    let keys = catalog.interfaceKeys
    return catalog.tables.flatMap { table -> [TextWalk] in
      let sources = table.sourceEntries
      return table.locales.compactMap { locale in
        TextWalk(
          table: table, locale: locale, sources: sources, keys: keys[table.id] ?? InterfaceKeys(), glossary: glossary)
      }
    }
  }

  private func findings(in walk: TextWalk) -> [Finding] {
    var findings: [Finding] = []
    var texts = TextFindings()
    let groups = EntryRuleGroups(entryRules)
    walk.forEachEntry { file, unit in
      groups.forEachProblem(in: unit) { rule, problem in
        findings.append(FindingBuilder(rule).finding(problem, of: unit.entry, in: file.path, unit.context))
      }
      if !textRules.isEmpty { texts.check(unit, of: file.path, by: textRules) }
    }
    return findings + texts.findings
  }
}
