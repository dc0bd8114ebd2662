import AuditModel
import RuleKit
import TableAnalysis

/// A locale does not have a strings table that other locales have.
///
/// ## What it reports
/// Each such table and locale, with the number of keys; every locale of the project is expected to have every table of
/// every bundle. Severity: error if the locale is required; otherwise note if the table contains only names of the app
/// and its copyright, which a device takes from `Info.plist` itself; error if the locale has at least half of the bundle's
/// tables, and the development language or half of the locales have the table; else warning. A file whose name differs
/// from the table's only in case (`infoPlist.strings`): an error, once, at the file.
///
/// ## Why it matters
/// A bundle shows one language. A table that is missing in that language falls back to the development language.
///
/// ## Example
/// Seven languages have `InfoPlist.strings`, Japanese does not: the system asks for permission to use the location in
/// English.
///
/// ## Known limits
/// A locale whose parent has all the keys inherits them and is not reported. A table without keys is not reported, nor is
/// a locale whose file no target builds (`not-built`).
///
/// ## Source
/// CoreFoundation, `CFBundle_Locale.c`; locheck, `lproj_file_missing_from_translation`.
struct MissingTable: CatalogRule {
  static let name = "missing-table"
  static let severity = Severity.error

  /// The tables that locales do not have.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    Dictionary(grouping: catalog.tables, by: \.bundle).values.flatMap { tables in
      let complete = Self.localesWithHalf(of: tables)
      let twins = CaseTwin.all(in: tables)
      return tables.flatMap { table in
        Self.absent(from: table).filter { locale in !twins.contains { $0.explains(locale, table) } }.map { locale in
          let isRequired = catalog.requiredLocales.contains(locale.locale)
          let isName = PropertyListKeys.haveFallback(locale.missing, in: table.table.name)
          let isExpected = table.isCommon && complete.contains(locale.locale)
          let severity: Severity = isRequired ? .error : isName ? .note : isExpected ? .error : .warning
          return finding(for: locale, table: table, severity: severity)
        }
      } + twins.map(finding)
    }
  }

  /// The locales that miss all keys of a table.
  private static func absent(from table: TableFacts) -> [TableLocale] {
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

  private func finding(for locale: TableLocale, table: TableFacts, severity: Severity) -> Finding {
    let count = locale.missing.count
    return Problem(
      "\(locale.locale) has no table \(table.table.name): \(count == 1 ? "1 key is" : "\(count) keys are") missing",
      severity: severity, locale: locale.locale,
      evidence: ["keys": .number(Double(count)), "folder": .text(locale.folder)]
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

/// A file that no device finds, because its name differs only in case from that of the table that is looked for.
private struct CaseTwin {
  let file: StringsFile
  /// The table that was meant.
  let other: TableFacts

  /// The misspelled files of a bundle: those of the table that the system does not look for, else of the one with fewer files.
  static func all(in tables: [TableFacts]) -> [CaseTwin] {
    Dictionary(grouping: tables) { $0.table.name.lowercased() }.values.flatMap { group -> [CaseTwin] in
      let known = group.first { systemNames.contains($0.table.name) }
      guard group.count > 1, let other = known ?? group.max(by: { $0.table.files.count < $1.table.files.count }) else {
        return []
      }
      return group.filter { $0.table.name != other.table.name }.flatMap { table in
        let audited = Set(table.locales.map(\.locale))
        return table.table.files.filter { audited.contains($0.locale) }.map { CaseTwin(file: $0, other: other) }
      }
    }
  }

  /// The tables that the system looks for by name.
  ///
  /// Source: Apple, `NSLocalizedString` (Localizable), Information Property List, `LocalizedStringResource` (InfoPlist), App
  /// Shortcuts (AppShortcuts).
  private static let systemNames: Set<String> = ["InfoPlist", "Localizable", "AppShortcuts"]

  /// Whether a locale has no such table because its file has this other name.
  func explains(_ locale: TableLocale, _ table: TableFacts) -> Bool {
    let isTwin = table.table.name.lowercased() == other.table.name.lowercased()
    return isTwin && (locale.locale == file.locale || table.table.name != other.table.name)
  }
}
