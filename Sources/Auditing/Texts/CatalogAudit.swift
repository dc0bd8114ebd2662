import Utilities
import AuditModel

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
      groups.forEachFault(in: unit) { rule, fault in
        findings.append(fault.finding(rule: rule, unit.context, entry: unit.entry, file: file.path, path: fault.path))
      }
      if !textRules.isEmpty { texts.judge(unit, of: file.path, by: textRules) }
    }
    return findings + texts.findings
  }
}

extension Fault {
  /// The fault at the entry, or at one of its texts.
  func finding(
    rule: any Rule.Type, _ context: TextContext, entry: StringsEntry, file: String, path: LeafPath?
  ) -> Finding {
    let leaf = path.flatMap { entry.leaf(at: $0) }
    let path = path.flatMap { $0.steps.isEmpty ? nil : $0 }
    var finding = Finding(
      rule: rule.name, outcome: outcome, reason: reason, severity: severity ?? rule.severity,
      message: "\"\(entry.key)\": \(message)", locale: context.locale,
      location: SourceLocation(
        file: file, line: leaf?.line ?? variable?.line ?? entry.line,
        column: leaf?.column ?? variable?.column ?? entry.column),
      table: context.table, key: entry.key, evidence: evidence)
    finding.leaf = path
    return finding
  }
}

extension StringsEntry {
  /// The text at the end of a way, else the first on it; nil where there is none.
  fileprivate func leaf(at path: LeafPath) -> StringsLeaf? {
    if let leaf = leaves?.first(where: { $0.path == path }) { return leaf }
    return path.steps.isEmpty ? nil : leaves?.first { $0.path.steps.starts(with: path.steps) }
  }
}
