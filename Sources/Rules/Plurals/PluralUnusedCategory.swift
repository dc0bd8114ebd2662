import AuditModel
import Localization
import RuleKit
import TableAnalysis

/// Plurals have forms that the language never selects.
///
/// ## What it reports
/// For each table, locale and category, the number of plurals with a form for a category that no number selects in the
/// language, at the location of the first one. Severity: note.
///
/// ## Why it matters
/// Someone translates and reviews texts that nobody will see.
///
/// ## Example
/// `one` in Japanese, `many` in Hebrew (removed in CLDR 42).
///
/// ## Known limits
/// `zero` is always allowed: Foundation shows it for 0 in every language.
///
/// ## Source
/// CLDR plural rules, by ICU at run time; Android Lint, `UnusedQuantity`.
struct PluralUnusedCategory: CatalogRule {
  static let name = "plural-unused-category"
  static let severity = Severity.note

  /// One finding for each table, locale and category.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.tables.flatMap { table in
      table.locales.flatMap { locale -> [Finding] in
        guard let walk = TextWalk(table: table, locale: locale, keys: InterfaceKeys()) else { return [] }
        return Self.unused(in: walk).map { finding($0.value, category: $0.key, walk.context) }
      }
    }
  }

  private struct Uses {
    var keys: [String] = []
    var location: SourceLocation
  }

  private static func unused(in walk: TextWalk) -> [String: Uses] {
    guard PluralRules.hasData(for: walk.context.locale) else { return [:] }
    let known = Set(walk.context.profile.pluralCategories + ["zero", "other"])
    var uses: [String: Uses] = [:]
    walk.forEachLoadedEntry { file, entry in
      guard entry.leaves != nil else { return }
      for category in Set(entry.plurals.flatMap(\.categories)).subtracting(known) {
        guard PluralRules.allCategories.contains(category) else { continue }
        uses[category, default: Uses(location: entry.location(in: file))].keys.append(entry.key)
      }
    }
    return uses
  }

  private func finding(_ uses: Uses, category: String, _ context: TextContext) -> Finding {
    let count = uses.keys.count
    return Problem(
      "\(count) \(count == 1 ? "plural has a form" : "plurals have a form") \"\(category)\", which \(context.locale) "
        + "never selects", reason: category, locale: context.locale,
      evidence: ["count": .number(Double(count)), "keys": .list(Array(uses.keys.sorted().prefix(20)))]
    )
    .finding(of: Self.self, at: uses.location, table: context.table)
  }
}
