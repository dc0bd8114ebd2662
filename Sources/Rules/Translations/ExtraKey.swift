import AuditModel
import RuleKit
import TableAnalysis

/// A locale has a key that the table's reference does not have.
///
/// ## What it reports
/// Each such key if the table's reference is a file or an interface; three or more in a table are one finding with a
/// place for each. Severity: warning; note in a table of `Info.plist` or of tests. Keys that at least two and at least
/// half of the translations have are used, and lacking in the reference: one finding for each table, a note unless users
/// may see a key that is a name in code, since code gives no default text (`value:`, `defaultValue:`). If the
/// development language's texts are somewhere else, the reference is what the translations share; keys that too few of
/// them have are one note for each table.
///
/// ## Why it matters
/// Either translators maintain a text that nobody uses, or a key was renamed in one language only.
///
/// ## Example
/// `fr.lproj` has `"share" = "Partager";`, `en.lproj` has no `share`.
///
/// ## Known limits
/// A key of a storyboard's table whose object no longer exists is reported by `ib-orphan-key`. A key whose object
/// exists is not reported, even if the development language's file does not have it (`unused-key` covers objects that
/// no longer have the text), nor is one in an `InfoPlist` table whose text `Info.plist` itself may have. A String Catalog
/// stores each key once for all languages, so it has no extra keys.
///
/// ## Source
/// Android Lint, `ExtraTranslation`; locheck, `key_missing_from_base`.
struct ExtraKey: CatalogRule {
  static let name = "extra-key"
  static let severity = Severity.warning

  /// From how many extra keys on those of a table are one finding.
  private static let several = 3

  /// The extra keys of every locale.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table in
      guard table.reference.kind != .union else { return [unshared(in: table)].compactMap { $0 } }
      let used = table.reference.lacking.filter { !isExempt($0.text, in: table) }
      let isAudited = catalog.locales.isEmpty || catalog.locales.contains(table.developmentLanguage)
      let lacking = isAudited ? finding(onLacking: used.sorted().map(\.text), in: table, of: catalog) : nil
      let extra = table.locales.flatMap { self.extra(in: $0, besides: used, of: table) }
      return [lacking].compactMap(\.self)
        + extra.joined(
          from: Self.several, in: table,
          saying: "are not in the reference (\(table.reference.name)) of the table \(table.table.name)")
    }
  }

  private func extra(in locale: TableLocale, besides used: Set<ExactText>, of table: TableFacts) -> [Finding] {
    table.entries(of: locale.extra, in: locale)
      .filter { !isExempt($0.entry.key, in: table) && !used.contains(ExactText($0.entry.key)) }
      .map { finding(for: $0, table: table) }
  }

  /// The finding on the keys that the reference lacks and the translations share; nil without such keys.
  private func finding(onLacking keys: [String], in table: TableFacts, of catalog: CatalogFacts) -> Finding? {
    guard let first = keys.first else { return nil }
    let isOne = keys.count == 1
    let haveTextInCode = Self.haveTextInCode(keys, in: table, of: catalog)
    let mayBeSeen = !haveTextInCode && keys.contains(where: NameShape.isIdentifier)
    let consequence = Self.consequence(
      ofLacking: isOne ? "key" : "keys", haveTextInCode: haveTextInCode, areNames: mayBeSeen)
    return Problem(
      (isOne ? "\"\(first)\" is" : "\(keys.count) keys, such as \"\(first)\", are")
        + " in at least half of the translations of the table \(table.table.name) but not in its reference "
        + "(\(table.reference.name)); \(consequence)",
      reason: "not-in-reference", severity: min(mayBeSeen ? .warning : .note, Self.severity(in: table)),
      locale: table.developmentLanguage, evidence: ["keys": .list(keys)]
    )
    .finding(of: Self.self, at: table.location, table: table.table.name)
  }

  /// What users of the reference's language see.
  private static func consequence(ofLacking keys: String, haveTextInCode: Bool, areNames: Bool) -> String {
    if haveTextInCode { return "users of it see what code gives as the default" }
    return areNames ? "users of it may see the \(keys) instead" : "users of it see the \(keys) as text"
  }

  /// Whether all code that was read has a default text for those of some keys that are names in code, and some code was read.
  private static func haveTextInCode(_ keys: [String], in table: TableFacts, of catalog: CatalogFacts) -> Bool {
    let names = keys.filter(NameShape.isIdentifier)
    guard !names.isEmpty else { return false }
    let (withText, withoutText) = catalog.keysInCode(of: table.table.name)
    return names.contains(where: withText.contains) && !names.contains(where: withoutText.contains)
  }

  /// The note on the keys of a table that too few locales have to be missing in the others.
  private func unshared(in table: TableFacts) -> Finding? {
    let keys = KeySet(table.locales.flatMap(\.extra).map(ExactText.init)).sorted().map(\.text)
    let locales = table.locales.filter { !$0.extra.isEmpty }
    let numbers = keys.compactMap(table.strings.number)
    let owners = table.strings.locales.filter { strings in numbers.contains { strings.position($0) != nil } }
    guard let first = locales.lazy.flatMap({ table.entries(of: $0.extra, in: $0) }).first else { return nil }
    let have =
      keys.count == 1
      ? "1 key of the table \(table.table.name) is" : "\(keys.count) keys of the table \(table.table.name) are"
    return Problem(
      "\(have) only in \(Set(owners.map(\.locale)).sorted().map(\.identifier).joined(separator: ", ")): too few locales to call "
        + "\(keys.count == 1 ? "it" : "them") missing in the others",
      reason: "few-locales-have-it", severity: .note, locale: locales.first?.locale, evidence: ["keys": .list(keys)]
    )
    .finding(
      of: Self.self, at: first.location, table: table.table.name, otherLocales: locales.dropFirst().map(\.locale))
  }

  /// Whether another rule reports the key, it belongs to an interface whose texts the reference has only in part, or
  /// `Info.plist` may have its text.
  private func isExempt(_ key: String, in table: TableFacts) -> Bool {
    PropertyListKeys.mayBeInPropertyList(key, in: table.table.name)
      || table.objects.map { $0.explains(key) || $0.isOrphan(key) } ?? false
  }

  private func finding(for found: FoundEntry, table: TableFacts) -> Finding {
    Problem(
      "\"\(found.entry.key)\" is not in the reference (\(table.reference.name)) of the table \(table.table.name)",
      severity: Self.severity(in: table), locale: found.file.locale,
      evidence: ["translation": .text(found.entry.value)]
    )
    .finding(of: Self.self, at: found.location, table: table.table.name, key: found.entry.key)
  }

  /// At most a note where nothing is lost: the system looks up only the keys of `Info.plist`, and tests are not shipped.
  private static func severity(in table: TableFacts) -> Severity {
    PropertyListKeys.areIn(table: table.table.name) || table.isOfTests ? .note : severity
  }
}
