import AuditModel
import RuleKit
import TableAnalysis

/// One source text has several translations in the same language.
///
/// ## What it reports
/// An entry whose translation differs from that of most entries with the same source text, in the same table and for
/// the same class of object. Severity: note. Off by default.
///
/// ## Why it matters
/// A command should have the same name everywhere.
///
/// ## Example
/// `"Back"` is translated as "Zurück" twice and as "Rücken" once.
///
/// ## Known limits
/// A word may need several translations, as "Open" the verb and "Open" the state do. Texts with plural forms are
/// ignored.
///
/// ## Source
/// Weblate's `inconsistent` (WeblateOrg/weblate#3652).
struct InconsistentTranslation: CatalogRule {
  static let name = "inconsistent-translation"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The entries that differ from the majority.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table -> [Finding] in
      let groups = SameSources(table)
      return table.locales.filter { $0.locale != table.developmentLanguage }.flatMap { locale in
        groups.keys.flatMap { findings(of: table.entries(of: $0, in: locale), in: locale.locale, of: table) }
      }
    }
  }

  private func findings(of entries: [FoundEntry], in locale: LocaleTag, of table: TableFacts) -> [Finding] {
    let entries = entries.filter { $0.isLoaded && $0.entry.leaves == nil && !$0.entry.value.isEmpty }
    let counts = entries.reduce(into: [String: Int]()) { $0[$1.entry.value, default: 0] += 1 }
    guard counts.count > 1, let usual = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return [] }
    return entries.filter { $0.entry.value != usual.key }.map { found in
      Problem(
        "\"\(found.entry.key)\": translated as \"\(found.entry.value)\", but as \"\(usual.key)\" in "
          + (usual.value == 1 ? "another entry" : "\(usual.value) others") + " with the same source text",
        locale: locale,
        evidence: ["translation": .text(found.entry.value), "usual": .text(usual.key)]
      )
      .finding(of: Self.self, at: found.location, table: table.table.name, key: found.entry.key)
    }
  }
}

/// The keys of a table that have the same source text.
struct SameSources {
  /// The keys of each text that has several, sorted.
  let keys: [[String]]

  /// The groups of a table; texts of different classes of objects (`Class = "UIButton"`) are separate.
  init(_ table: TableFacts) {
    // Most texts are those of one key, which need no list.
    var counts: [SourceText: Int32] = [:]
    for (_, known) in table.reference.keys { SourceText(known).map { counts[$0, default: 0] += 1 } }
    var groups: [SourceText: [String]] = [:]
    for (key, known) in table.reference.keys {
      guard let text = SourceText(known), let count = counts[text], count > 1 else { continue }
      groups[text, default: []].append(key)
    }
    keys = groups.sorted { $0.key < $1.key }.map { $0.value.sorted() }
  }
}

/// A source text, with the class of the object that shows it.
private struct SourceText: Hashable, Comparable {
  private let value: String
  /// The class in a comment of `ibtool`; empty if there isn't one.
  private let objectClass: String

  /// Nil if the text is not known, empty, or one of several.
  init?(_ known: ReferenceKey) {
    guard let value = known.value, !value.isEmpty, known.entry?.leaves == nil else { return nil }
    self.value = value
    objectClass = Self.objectClass(in: known.entry?.comment)
  }

  static func < (left: Self, right: Self) -> Bool { (left.value, left.objectClass) < (right.value, right.objectClass) }

  private static func objectClass(in comment: String?) -> String {
    guard let comment, let start = comment.firstRange(of: "Class = \"") else { return "" }
    return String(comment[start.upperBound...].prefix { $0 != "\"" })
  }
}
