package import AuditModel
import Layout
import Localization
import TextLayout

/// Finds for each key the size that is available to it in the tightest of the controls that show it.
package struct BudgetAuditor: Sendable {
  /// The content sizes at which a scaling text is measured; of several the tightest counts.
  package var contentSizes: [ContentSizeCategory] = [.standard]
  /// The tables to report, by name; empty means all.
  package var tables: [TextGlob] = []
  /// The keys to report; empty means all.
  package var keys: [TextGlob] = []
  private let context: AnalysisContext

  /// An auditor of every key at the standard content size.
  package init(_ context: AnalysisContext) { self.context = context }

  /// The budgets of the context's workspace.
  package func audit(tool: AuditReport.Tool) async -> BudgetReport {
    let catalog = context.workspace.catalog
    let bundles = Self.bundles(of: catalog)
    let untranslatable = Self.untranslatable(in: catalog)
    let sizes = Set(contentSizes).sorted()
    let titles = await context.map(context.screens.filter(\.tree.hasKnownLayout)) { item, measurer in
      ScreenBudgets(item, context, text: measurer, contentSizes: sizes, bundles: bundles).titles
    }.flatMap { $0 }.filter { title in title.key.map { !untranslatable.contains($0) } ?? true }
    let shown = Dictionary(grouping: titles.filter { $0.key != nil }) { $0.key }
    let wanted = shown.compactMap { key, titles in key.flatMap { isWanted($0) ? TitleBudget.tightest(titles) : nil } }
    return BudgetReport(
      tool: tool, contentSizes: sizes, keys: wanted.sorted(),
      unseenKeys: unseen(in: catalog, seen: Set(shown.keys.compactMap { $0 }).union(untranslatable)),
      titlesWithoutKey: titles.count { $0.key == nil }, fonts: context.text.fontsUsed(), icu: TextEngine.icuVersion)
  }

  private func isWanted(_ key: TableKey) -> Bool {
    (tables.isEmpty || tables.contains { $0.matches(key.table) })
      && (keys.isEmpty || keys.contains { $0.matches(key.key.text) })
  }

  /// The number of keys in the tables that no control shows.
  private func unseen(in catalog: LocalizationCatalog, seen: Set<TableKey>) -> Int {
    var all: Set<TableKey> = []
    for bundle in catalog.bundles where bundle.isExchange != true {
      for table in bundle.tables {
        for entry in table.files.lazy.flatMap(\.entries) {
          all.insert(TableKey(bundle: bundle.path, table: table.name, key: entry.key))
        }
      }
    }
    return all.subtracting(seen).count { isWanted($0) }
  }

  /// The bundle of each strings file, by the files' paths.
  private static func bundles(of catalog: LocalizationCatalog) -> [String: String] {
    var bundles: [String: String] = [:]
    for bundle in catalog.bundles where bundle.isExchange != true {
      for file in bundle.tables.lazy.flatMap(\.files) { bundles[file.path] = bundle.path }
    }
    return bundles
  }

  /// The keys that the tables mark as not to be translated.
  private static func untranslatable(in catalog: LocalizationCatalog) -> Set<TableKey> {
    var keys: Set<TableKey> = []
    for bundle in catalog.bundles where bundle.isExchange != true {
      for table in bundle.tables {
        for entry in table.files.lazy.flatMap(\.entries) where entry.isUntranslated {
          keys.insert(TableKey(bundle: bundle.path, table: table.name, key: entry.key))
        }
      }
    }
    return keys
  }
}

extension StringsEntry {
  /// Whether the file itself or its comment says that the key is not to be translated.
  fileprivate var isUntranslated: Bool { isUntranslatable == true || TranslatorNote.forbidsTranslation(comment) }
}

extension [KeyBudget] {
  /// By bundle, table and key.
  fileprivate func sorted() -> [KeyBudget] {
    sorted { ($0.bundle, $0.table, ExactText($0.key)) < ($1.bundle, $1.table, ExactText($1.key)) }
  }
}
