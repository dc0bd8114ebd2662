import AuditModel
import Utilities

/// The coverage by locale, and the incomplete tables.
struct CoverageView {
  struct Row {
    let locale: PageText
    let percent: String
    let width: String
    let isComplete: Bool
    let cells: [String]
  }

  struct Table {
    let table: PageText
    let bundle: PageText
    let shares: [Share]
  }

  struct Share {
    let locale: PageText
    let percent: String
    let isAbsent: Bool
  }

  let hasCoverage: Bool
  let columns: [String]
  let locales: [Row]
  let hasTables: Bool
  let tables: [Table]
  let tablesRest: PageText
  let unions: PageText

  init(_ coverage: [Coverage]) {
    let byLocale = LocaleCoverage.byLocale(coverage)
    // A column of zeros is useless and takes space on a phone.
    let shown = CoverageColumn.all.filter { column in byLocale.contains { $0.sum(column.count) > 0 } }
    hasCoverage = !byLocale.isEmpty
    columns = shown.map { $0.title.prefix(1).uppercased() + $0.title.dropFirst() }
    locales = byLocale.map { Self.row($0, columns: shown) }
    let incomplete = IncompleteTable.all(in: coverage)
    tables = incomplete.prefix(PageLimits.rows).map(Self.table)
    hasTables = !tables.isEmpty
    tablesRest = .rest(incomplete.count - tables.count, "table")
    unions = PageText(Coverage.unions(in: coverage).joined(separator: ", "))
  }

  private static func row(_ locale: LocaleCoverage, columns: [CoverageColumn]) -> Row {
    let percent = locale.percent
    return Row(
      locale: PageText(locale.locale.identifier), percent: locale.answer,
      width: "\(percent.tenths / 10).\(percent.tenths % 10)", isComplete: locale.tables.allSatisfy(\.isComplete),
      cells: columns.map { grouped(locale.sum($0.count)) })
  }

  private static func table(_ table: IncompleteTable) -> Table {
    let shares = table.locales.map {
      Share(
        locale: PageText($0.locale.identifier), percent: $0.phrase, isAbsent: !$0.present)
    }
    return Table(table: PageText(table.table), bundle: PageText(table.bundle), shares: shares)
  }
}
