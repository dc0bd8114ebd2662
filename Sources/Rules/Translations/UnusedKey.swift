import AuditModel
import RuleKit
import TableAnalysis

/// A key in the table of a storyboard or xib belongs to a text that its object no longer has.
///
/// ## What it reports
/// Each key `ObjectID.property` in the table of an interface file if the object exists but no longer has such a text.
/// Each key is reported once, with the locales that still have it. Off by default.
///
/// ## Why it matters
/// The text was removed from the interface, but its translations remain.
///
/// ## Example
/// `"a1B-2c-3D4.accessibilityHint" = "Öffnet die Karte";` after the hint was deleted.
///
/// ## Known limits
/// Only keys of interface tables are checked, because other keys are used in code, which is not read. An interface may
/// have kinds of texts that are not read (attributed texts, formatters), and code may look up a key by the table's
/// name.
///
/// ## Source
/// StringsLint, `unused`; i18n-tasks, `unused`.
struct UnusedKey: CatalogRule {
  static let name = "unused-key"
  static let severity = Severity.warning
  static let isOnByDefault = false

  /// The unused keys of every interface's table.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table -> [Finding] in
      guard let objects = table.objects else { return [] }
      return table.strings.keys.indices.compactMap { number in
        let key = table.strings.keys[number]
        return objects.namesObject(key) && objects.texts[key] == nil ? finding(number, table: table) : nil
      }
    }
  }

  private func finding(_ number: Int, table: TableFacts) -> Finding? {
    let entries = table.strings.locales.compactMap { $0.found(number) }
    guard let first = entries.first else { return nil }
    return Problem(
      "\"\(first.entry.key)\" is the key of a text that \(table.interface?.source ?? table.table.name) does not have",
      locale: first.file.locale
    )
    .finding(
      of: Self.self, at: first.location, table: table.table.name, key: first.entry.key,
      otherLocales: entries.dropFirst().map(\.file.locale))
  }
}
