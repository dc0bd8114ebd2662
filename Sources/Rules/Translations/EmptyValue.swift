package import AuditModel
import RuleKit
package import TableAnalysis

/// The value of a key is empty.
///
/// ## What it reports
/// Each key whose value is empty in a locale but not in the reference: an error. For plurals and for variations by
/// device or width, each empty text. If the development language's own text is empty: a note, or a single note if a table
/// has three or more such keys. Also a note if it is the text of an interface that users do not see or that code probably
/// replaces.
///
/// ## Why it matters
/// The lookup succeeds, so there is no fallback: the button has no title.
///
/// ## Example
/// `"retry" = "";` in `th.lproj`.
///
/// ## Known limits
/// A value that contains only whitespace is not empty. A text in the state `new` is reported by `state-new`.
///
/// ## Source
/// BartyCrouch, `lint`; CoreFoundation, `CFBundle_Strings.c`.
package struct EmptyValue: CatalogRule {
  package static let name = "empty-value"
  package static let severity = Severity.error

  /// The rule.
  package init() {}

  /// The empty values of every table.
  package func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table in
      emptySources(of: table) + table.locales.flatMap { emptyTranslations(of: $0, table: table) }
    }
  }

  private func emptyTranslations(of locale: TableLocale, table: TableFacts) -> [Finding] {
    let whole = table.entries(of: locale.empty, in: locale).map { finding(for: $0, table: table, isSource: false) }
    guard locale.locale != table.developmentLanguage, let strings = locale.strings else { return whole }
    return whole
      + strings.partlyEmpty.flatMap { found in
        found.emptyLeaves.compactMap { leaf in
          let isSourceEmpty = table.reference.source(of: found.entry.key)?.text(for: leaf.path)?.string.isEmpty == true
          return isSourceEmpty ? nil : finding(for: found, leaf: leaf, table: table, isSource: false)
        }
      }
  }

  private func emptySources(of table: TableFacts) -> [Finding] {
    guard let source = table.source, !table.isExchange else { return [] }
    let whole = source.entries { $0.isEmpty && !$0.key.isEmpty }
    let leaves = source.partlyEmpty.flatMap { found in
      found.emptyLeaves.map { finding(for: found, leaf: $0, table: table, isSource: true) }
    }
    return (whole.map { finding(for: $0, table: table, isSource: true) } + leaves).joined(
      from: Self.several, in: table, saying: "are empty in the development language")
  }

  /// From how many empty keys on the table is reported.
  private static let several = 3

  private func finding(for found: FoundEntry, leaf: StringsLeaf? = nil, table: TableFacts, isSource: Bool) -> Finding {
    let language = isSource ? "the development language" : "\(found.file.locale)"
    let excuse = isSource ? nil : table.objects?.texts[found.entry.key]?.reasonNotToTranslate
    let variant = leaf?.path.steps.last.map { "the variant \(LeafPath([$0]).description) of " } ?? ""
    var finding = Problem(
      "\(variant)\"\(found.entry.key)\" is empty in \(language)" + (excuse.map { "; \($0)" } ?? ""),
      severity: isSource || excuse != nil ? .note : Self.severity,
      locale: found.file.locale
    )
    .finding(
      of: Self.self,
      at: SourceLocation(
        file: found.file.path, line: leaf?.line ?? found.entry.line, column: leaf?.column ?? found.entry.column),
      table: table.table.name, key: found.entry.key)
    finding.leaf = leaf?.path
    if let source = table.reference.keys[found.entry.key]?.value { finding.evidence["source"] = .text(source) }
    return finding
  }
}

extension LocaleStrings {
  /// The entries with both empty and non-empty texts.
  fileprivate var partlyEmpty: [FoundEntry] {
    entries { $0.leaves?.contains { $0.value.isEmpty } == true && !$0.isEmpty }
  }
}

extension FoundEntry {
  /// The empty texts that are marked as translated.
  fileprivate var emptyLeaves: [StringsLeaf] {
    (entry.leaves ?? []).filter { $0.value.isEmpty && $0.state != .new && !$0.path.steps.isEmpty }
  }
}
