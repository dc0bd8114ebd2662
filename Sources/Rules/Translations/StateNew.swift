import AuditModel
import RuleKit
import TableAnalysis

/// A key has not been translated yet: its state is "new".
///
/// ## What it reports
/// Each key and locale of a String Catalog or XLIFF document in the state `new` (in XLIFF also `needs-translation`), at
/// the first such text. Severity: note; `rules: {state-new: error}` makes it fail the audit. The source language is
/// ignored, because Xcode writes that state for its texts as well.
///
/// ## Why it matters
/// The value is usually a copy of the source text. `fitspoken coverage` counts it as not translated.
///
/// ## Example
/// `"de" : { "stringUnit" : { "state" : "new", "value" : "Retry" } }`.
///
/// ## Known limits
/// Coverage also counts a plural with a missing form as new; `plural-missing-category` reports it. Formats without
/// states (`.strings`, `.stringsdict`) are not checked.
///
/// ## Source
/// Xcode, String Catalogs; XLIFF 1.2, 2.4 (state); localelint, needs-translation.
struct StateNew: CatalogRule {
  static let name = "state-new"
  static let severity = Severity.note

  /// The new keys of every locale.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table in
      table.locales.filter { $0.locale != table.developmentLanguage }.flatMap { locale in
        table.entries(of: locale.new, in: locale).filter { $0.entry.state == .new }.map { found in
          found.stateFinding(
            rule: Self.self, state: .new, message: "is not translated in \(locale.locale) yet (state \"new\")",
            table: table)
        }
      }
    }
  }
}

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
