import AuditModel
import Localization
import TableAnalysis

/// The texts of strings tables by which code may replace a text of an interface: the keys, and the source texts of keys.
struct LookedUpTexts {
  /// A key, by the index of its table and its number there.
  private typealias Key = (table: Int, number: Int)

  private let tables: [TableFacts]
  private var keys: KeyDictionary<[Key]> = [:]

  /// The texts of some tables.
  init(of tables: [TableFacts]) {
    self.tables = tables
    for (index, table) in tables.enumerated() {
      for (number, key) in table.strings.keys.enumerated() { add(key, (index, number)) }
      guard let source = table.source else { continue }
      for number in source.numbers {
        if let text = source.entry(number, { $0.value }) { add(text, (index, number)) }
      }
    }
  }

  private mutating func add(_ text: String, _ key: Key) { keys[text] = (keys[text] ?? []) + [key] }

  /// Whether a text is a key of one of a bundle's tables, by which code looks it up; without a bundle, of any table.
  func isKey(_ text: String, in bundle: String?) -> Bool {
    keys[text]?.contains { table, number in
      tables[table].strings.keys[number] == text && (bundle == nil || tables[table].bundle == bundle)
    } ?? false
  }

  /// Whether code may look a text up in any table.
  func contains(_ text: String) -> Bool { keys[text] != nil }

  /// Whether code may look a text up for a locale in another table than its own.
  func contains(_ text: String, in locale: LocaleTag, besides table: TableFacts) -> Bool {
    keys[text]?.contains { tables[$0.table].id != table.id && tables[$0.table].hasText($0.number, in: locale) } ?? false
  }
}

extension TableFacts {
  /// Whether a locale has a text for the key with a number, or inherits one.
  func hasText(_ number: Int, in locale: LocaleTag) -> Bool {
    ([locale] + locale.parents).contains { strings[$0]?.position(number) != nil }
  }
}
