import AuditModel
import RuleKit
import TableAnalysis

/// Xcode no longer finds a String Catalog's key in the source code.
///
/// ## What it reports
/// Each key with `"extractionState" : "stale"`, once for all its languages.
///
/// ## Why it matters
/// Either the key is no longer used and translators work for nothing, or the text was changed in code and its new key
/// has no translation. If a view still uses the key, do not delete it.
///
/// ## Example
/// `Text("Log in")` became `Text("Sign in")`: the catalog keeps "Log in" and its 30 translations as stale.
///
/// ## Known limits
/// Xcode also marks keys as stale that are used only in static libraries or Swift packages. Mark those as manual; then
/// neither Xcode nor this rule reports them.
///
/// ## Source
/// Xcode, String Catalogs; tuist/tuist#9907 and #10445 (keys that were marked wrongly).
struct StaleKey: CatalogRule {
  static let name = "stale-key"
  static let severity = Severity.warning

  /// The stale keys of every String Catalog.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    let stale = catalog.tables.map { ($0, keys: $0.staleKeys) }.filter { !$0.keys.isEmpty }
    let used = stale.isEmpty ? [:] : catalog.keysInCode
    return stale.flatMap { table, keys in
      keys.map { finding(for: $0, in: table, isUsed: used[table.table.name]?.contains($0.entry.key) == true) }
    }
  }

  private func finding(for found: FoundEntry, in table: TableFacts, isUsed: Bool) -> Finding {
    Problem(
      "\"\(found.entry.key)\" is stale: Xcode no longer finds it in the source code; "
        + (isUsed
          ? "a view still uses it, so mark it as manual"
          : "delete it unless code looks it up; if code does, mark it as manual")
    )
    .finding(of: Self.self, at: found.location, table: table.table.name, key: found.entry.key)
  }
}

extension TableFacts {
  /// The entries that Xcode marked as stale.
  ///
  /// The extraction state belongs to the key, not to a language; the source language has all keys.
  fileprivate var staleKeys: [FoundEntry] {
    guard let source else { return [] }
    return source.entries { $0.extraction == .stale }
  }
}
