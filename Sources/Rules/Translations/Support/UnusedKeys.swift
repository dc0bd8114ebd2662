import AuditModel
import RuleKit
import TableAnalysis

/// The keys of a table that no translation has and that the code does not name: probably nobody looks them up.
struct UnusedKeys {
  private let table: TableFacts
  /// The keys.
  let keys: KeySet

  /// None if no code was read, or if it does not name nearly all of the keys that are translated.
  init(in table: TableFacts, _ code: TextsInCode?) {
    self.table = table
    keys = code.map { Self.keys(of: table, besides: $0) } ?? []
  }

  /// Where the first of them is; otherwise where the table is.
  var location: SourceLocation { keys.min().flatMap { table.reference.keys[$0.text]?.location } ?? table.location }

  /// The note on all of them; nil without any.
  var problem: Problem? {
    let names = keys.sorted().map(\.text)
    guard let first = names.first else { return nil }
    let what =
      names.count == 1
      ? "\"\(first)\" is probably unused: it is"
      : "\(names.count) keys, such as \"\(first)\", are probably unused: they are"
    return Problem(
      "\(what) in neither a translation of the table \(table.table.name) nor the code", reason: "probably-unused",
      severity: .note, evidence: ["keys": .list(names), "reference": .text(table.reference.name)])
  }

  private static func keys(of table: TableFacts, besides code: TextsInCode) -> KeySet {
    let translations = table.strings.locales.filter { !table.sharesSource($0.locale) }
    let isInCode = table.objects == nil && !PropertyListKeys.areIn(table: table.table.name) && !table.isExchange
    guard isInCode, table.reference.kind != .union, !translations.isEmpty else { return [] }
    let numbers = table.reference.keys.compactMap { table.strings.number(of: $0.key) }
    let parts = Dictionary(grouping: numbers) { number in translations.contains { $0.position(number) != nil } }
    let unused = (parts[false] ?? []).map { table.strings.keys[$0] }.filter {
      !code.mayContain($0) && !table.isExtracted($0)
    }
    guard !unused.isEmpty, namesNearlyAll(parts[true] ?? [], of: table, code) else { return [] }
    return KeySet(unused.map(ExactText.init))
  }

  /// The share of the translated keys that the code has to name; if it does not, it names keys in ways that are not understood.
  private static let namedShare = 0.95

  /// Whether the code names nearly all of the keys with some numbers.
  private static func namesNearlyAll(_ numbers: [Int], of table: TableFacts, _ code: TextsInCode) -> Bool {
    Double(numbers.count { code.mayContain(table.strings.keys[$0]) }) >= namedShare * Double(numbers.count)
  }
}

extension TableFacts {
  /// Whether Xcode found a key in the code when it last built the String Catalog.
  fileprivate func isExtracted(_ key: String) -> Bool {
    source?.files.contains(where: \.isStringCatalog) == true && reference.keys[key]?.entry?.extraction != .manual
  }
}
