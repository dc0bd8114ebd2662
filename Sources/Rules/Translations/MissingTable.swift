import Localization
import AuditModel
import RuleKit
import TableAnalysis

/// A locale does not have a strings table that other locales have.
///
/// ## What it reports
/// Each such table and locale, with the number of keys. Severity: error if the locale is required or has at least half
/// of the bundle's tables; otherwise, or if neither the development language nor half of the locales have the table,
/// warning.
///
/// ## Why it matters
/// A bundle shows one language. A table that is missing in that language falls back to the development language.
///
/// ## Example
/// Seven languages have `InfoPlist.strings`, Japanese does not: the system asks for permission to use the location in
/// English.
///
/// ## Known limits
/// A locale whose parent has all the keys inherits them and is not reported. A table without keys is not reported.
///
/// ## Source
/// CoreFoundation, `CFBundle_Locale.c`; locheck, `lproj_file_missing_from_translation`.
struct MissingTable: CatalogRule {
  static let name = "missing-table"
  static let severity = Severity.error

  /// The tables that locales do not have.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    let complete = Self.localesWithHalf(of: catalog.tables)
    return catalog.tables.flatMap { table in
      table.locales.filter { !$0.isPresent && !$0.missing.isEmpty }.map { locale in
        let isRequired = catalog.requiredLocales.contains(locale.locale)
        let isMostlyComplete = isCommon(table) && complete[table.bundle]?.contains(locale.locale) == true
        return finding(for: locale, table: table, severity: isRequired || isMostlyComplete ? .error : .warning)
      } + requiredButAbsent(table, catalog: catalog)
    }
  }

  /// The locales that have at least half of their bundle's tables, by bundle.
  private static func localesWithHalf(of tables: [TableFacts]) -> [String: Set<LocaleTag>] {
    Dictionary(grouping: tables, by: \.bundle).mapValues { tables in
      var counts: [LocaleTag: Int] = [:]
      for table in tables {
        for locale in Set(table.locales.filter(\.isPresent).map(\.locale)) { counts[locale, default: 0] += 1 }
      }
      return Set(counts.filter { $0.value * 2 >= tables.count }.keys)
    }
  }

  /// Whether the development language or at least half of the locales have the table.
  private func isCommon(_ table: TableFacts) -> Bool {
    table.reference.kind != .union || table.locales.count { $0.isPresent } * 2 >= table.locales.count
  }

  private func finding(for locale: TableLocale, table: TableFacts, severity: Severity) -> Finding {
    Problem(
      "\(locale.locale) has no table \(table.table.name): \(Self.keys(locale.missing.count)) missing",
      severity: severity, locale: locale.locale,
      evidence: ["keys": .number(Double(locale.missing.count)), "folder": .text(locale.folder)]
    )
    .finding(of: Self.self, at: table.location, table: table.table.name)
  }

  /// The required locales for which the bundle has no folder.
  private func requiredButAbsent(_ table: TableFacts, catalog: CatalogFacts) -> [Finding] {
    guard !table.reference.keys.isEmpty, !table.isExchange else { return [] }
    let present = Set(table.locales.map(\.locale)).union([table.developmentLanguage])
    return catalog.requiredLocales.subtracting(present).sorted().compactMap { locale in
      guard present.isDisjoint(with: locale.parents) else { return nil }
      let count = table.reference.keys.count
      return Problem(
        "the required locale \(locale) has no table \(table.table.name): \(Self.keys(count)) missing",
        reason: "locale-absent", severity: .error, locale: locale, evidence: ["keys": .number(Double(count))]
      )
      .finding(of: Self.self, at: table.location, table: table.table.name)
    }
  }

  private static func keys(_ count: Int) -> String { count == 1 ? "1 key is" : "\(count) keys are" }
}
