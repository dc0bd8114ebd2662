import AuditModel

/// The translation coverage by locale, and the tables that are incomplete.
struct MarkdownCoverage {
  /// The lines of both tables.
  let lines: [String]

  init(_ coverage: [Coverage]) {
    let locales = LocaleCoverage.byLocale(coverage)
    let head = [
      "| locale | share | translated | keys | missing | new | empty | to review | extra |",
      "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    let table = MarkdownSection(head: head, rows: locales.map(Self.row), noun: "locale")
    let tables = MarkdownSection(
      head: ["Below 100 %:", ""], rows: IncompleteTable.all(in: coverage).map(Self.row), noun: "table")
    let title = locales.isEmpty ? [] : ["### Coverage", ""]
    lines = title + table.folded("Coverage of \(counted(locales.count, "locale"))") + tables.folded("Incomplete tables")
  }

  private static func row(_ locale: LocaleCoverage) -> String {
    let counts = [\Coverage.translated, \.total, \.missing, \.new, \.empty, \.needsReview, \.extra].map {
      grouped(locale.sum($0))
    }
    let cells = [locale.locale.identifier.markdown(), locale.phrase.markdown()] + counts
    return "| \(cells.joined(separator: " | ")) |"
  }

  private static func row(_ table: IncompleteTable) -> String {
    "- \(table.name.markdownCode()): \(table.summary.markdown())"
  }
}
