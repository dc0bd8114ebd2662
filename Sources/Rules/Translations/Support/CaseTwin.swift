import AuditModel
import TableAnalysis

/// A file that no device finds, because its name differs only in case from that of the table that is looked for.
struct CaseTwin {
  /// The file.
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
