import AuditModel
import RuleKit
import TableAnalysis

extension FoundEntry {
  /// A finding about the first text in a state, or about the entry if it has only one text.
  func stateFinding(rule: any Rule.Type, state: TranslationState, message: String, table: TableFacts) -> Finding {
    let leaf = entry.leaves?.first { $0.state == state }
    let path = leaf.flatMap { $0.path.steps.isEmpty ? nil : $0.path }
    var problem = Problem(
      "\"\(entry.key)\"\(path.map { " (\($0))" } ?? "") \(message)", locale: file.locale,
      evidence: ["translation": .text(leaf?.value ?? entry.value)])
    problem.evidence["source"] = table.reference.keys[entry.key]?.value.map { .text($0) }
    return problem.finding(
      of: rule,
      at: SourceLocation(file: file.path, line: leaf?.line ?? entry.line, column: leaf?.column ?? entry.column),
      table: table.table.name, key: entry.key)
  }
}
