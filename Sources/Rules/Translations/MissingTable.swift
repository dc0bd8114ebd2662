import AuditModel
import RuleKit
import TableAnalysis

/// A locale does not have a strings table that other locales have.
///
/// ## What it reports
/// Each such table and locale, with the number of keys; every locale of the project is expected to have every table of
/// every bundle. Severity: error if the locale is required; otherwise note if the table contains only names of the app
/// and its copyright, which a device takes from `Info.plist` itself; error if the locale has at least half of the bundle's
/// tables, and the development language or half of the locales have the table; else warning. In tests: note. A file whose
/// name differs from the table's only in case (`infoPlist.strings`): an error, once, at the file.
///
/// ## Why it matters
/// A bundle shows one language. A table that is missing in that language falls back to the development language.
///
/// ## Example
/// Seven languages have `InfoPlist.strings`, Japanese does not: the system asks for permission to use the location in
/// English.
///
/// ## Known limits
/// Keys that a parent locale has are inherited; a locale without other keys is not reported. If it is one or two keys, `missing-translation` reports each of them. A table without keys is not
/// reported, nor is a locale whose file no target builds (`not-built`).
///
/// ## Source
/// CoreFoundation, `CFBundle_Locale.c`; locheck, `lproj_file_missing_from_translation`.
struct MissingTable: CatalogRule {
  static let name = "missing-table"
  static let severity = Severity.error

  /// The tables that locales do not have.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.absentTables.filter { !$0.isReportedByKey }.map(finding) + catalog.caseTwins.map(finding)
  }

  private func finding(for absent: AbsentTable) -> Finding {
    let (locale, table) = (absent.locale, absent.table)
    return Problem(
      "the table \(table.table.name) is missing: \(absent.missing.count) keys have no translation",
      severity: absent.severity, locale: locale.locale,
      evidence: ["keys": .number(Double(absent.missing.count)), "folder": .text(locale.folder)]
    )
    .finding(of: Self.self, at: table.location, table: table.table.name)
  }

  private func finding(for twin: CaseTwin) -> Finding {
    Problem(
      "\(twin.file.path) is not found as \(twin.other.table.name): file names on a device are case-sensitive",
      reason: "case", locale: twin.file.locale, evidence: ["folder": .text(twin.file.folder)]
    )
    .finding(of: Self.self, at: SourceLocation(file: twin.file.path), table: twin.other.table.name)
  }
}
