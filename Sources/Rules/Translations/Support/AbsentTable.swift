import AuditModel
import Localization
import TableAnalysis

/// A table that a locale does not have at all, although the development language or other locales do.
struct AbsentTable {
  /// The locale.
  let locale: TableLocale
  /// The table.
  let table: TableFacts
  /// The keys that the locale lacks for want of the table, without those that it inherits.
  let missing: [String]
  /// How much it matters.
  let severity: Severity
  /// Whether the locale is required.
  let isRequired: Bool

  /// From how many keys on the table is reported instead of its keys.
  private static let several = 3

  /// Whether each key is reported by itself, together with the other locales that lack it.
  var isReportedByKey: Bool { missing.count < Self.several }

  /// The absent tables among those of a bundle; files with misspelled names are reported as such.
  fileprivate static func all(among tables: [TableFacts], in catalog: CatalogFacts) -> [AbsentTable] {
    let complete = localesWithHalf(of: tables)
    let twins = CaseTwin.all(in: tables)
    return tables.flatMap { table in
      locales(without: table).filter { locale in !twins.contains { $0.explains(locale, table) } }.map { locale in
        AbsentTable(locale, table, required: catalog.requiredLocales, complete: complete)
      }
    }
  }

  private init(_ locale: TableLocale, _ table: TableFacts, required: Set<LocaleTag>, complete: Set<LocaleTag>) {
    (self.locale, self.table, missing) = (locale, table, locale.missing)
    isRequired = required.contains(locale.locale)
    severity = Self.severity(of: locale, table, required: required, complete: complete)
  }

  private static func severity(
    of locale: TableLocale, _ table: TableFacts, required: Set<LocaleTag>, complete: Set<LocaleTag>
  ) -> Severity {
    if required.contains(locale.locale) { return .error }
    if table.isOfTests || PropertyListKeys.haveFallback(locale.missing, in: table.table.name) { return .note }
    return table.isCommon && complete.contains(locale.locale) ? .error : .warning
  }

  /// The locales that miss keys of a table and have no file of it, not even one that is not built.
  private static func locales(without table: TableFacts) -> [TableLocale] {
    let unbuilt = Set(table.unbuilt.map(\.locale))
    return table.locales.filter { !$0.isPresent && !$0.missing.isEmpty && !unbuilt.contains($0.locale) }
  }

  /// The locales that have at least half of a bundle's tables.
  private static func localesWithHalf(of tables: [TableFacts]) -> Set<LocaleTag> {
    var counts: [LocaleTag: Int] = [:]
    for table in tables {
      for locale in Set(table.locales.filter(\.isPresent).map(\.locale)) { counts[locale, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value * 2 >= tables.count }.keys)
  }
}

extension CatalogFacts {
  /// The tables that locales do not have, by bundle.
  var absentTables: [AbsentTable] {
    Dictionary(grouping: tables, by: \.bundle).values.flatMap { AbsentTable.all(among: $0, in: self) }
  }

  /// The files whose names differ from those of tables only in case.
  var caseTwins: [CaseTwin] { Dictionary(grouping: tables, by: \.bundle).values.flatMap(CaseTwin.all) }
}
