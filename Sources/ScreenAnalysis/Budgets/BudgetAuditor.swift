import Utilities
package import AuditModel
import Localization
import TextLayout

/// Finds for each key the room that it has in the tightest of the controls that show it.
package struct BudgetAuditor: Sendable {
  /// The locales to tell of; empty is all.
  package var locales: [LocaleTag] = []
  /// The content sizes at which the room of a scaling text is looked at; of several the tightest counts.
  package var contentSizes: [ContentSizeCategory] = [.standard]
  /// The platform whose interfaces are read; nil is every platform.
  package var platform: Platform?
  /// Folders of fonts to use before the system's.
  package var fontFolders: [String] = []
  /// What stands for the arguments of texts while they are measured.
  package var samples = Samples()
  /// The tables to tell of, by name; empty is all.
  package var tables: [TextGlob] = []
  /// The keys to tell of; empty is all.
  package var keys: [TextGlob] = []
  /// How many screens are worked on at a time.
  package var jobs = 1

  /// An auditor of every key at the usual content size.
  package init() {}

  /// The budgets of a workspace.
  package func audit(_ workspace: Workspace, tool: AuditReport.Tool) async -> BudgetReport {
    let text = TextEngine(fontFolders: fontFolders, bundledFonts: workspace.fonts)
    let sizes = Set(contentSizes).sorted()
    let survey = BudgetSurvey(
      text: text, lookup: CatalogLookup(workspace.catalog),
      selection: LocaleSelection(catalog: workspace.catalog, requested: locales), contentSizes: sizes,
      bundles: Self.bundles(of: workspace.catalog),
      samples: SampleArguments(declared: samples))
    let trees = workspace.trees.filter { tree in
      tree.hasKnownLayout && platform.map { $0 == tree.platform } ?? true
    }
    let screens = trees.flatMap { tree in tree.screens.map { (tree: tree.withoutScreens, screen: $0) } }
    let titles = await concurrentMap(screens, workers: jobs) { survey.titles(of: $0.screen, in: $0.tree) }
      .flatMap { $0 }
    let shown = Dictionary(grouping: titles.filter { $0.key != nil }) { $0.key }
    let wanted = shown.compactMap { key, titles in key.flatMap { isWanted($0) ? TitleBudget.tightest(titles) : nil } }
    return BudgetReport(
      tool: tool, contentSizes: sizes, keys: wanted.sorted(),
      unseenKeys: unseen(in: workspace.catalog, seen: Set(shown.keys.compactMap { $0 })),
      titlesWithoutKey: titles.count { $0.key == nil }, fonts: text.fontsUsed(), icu: TextEngine.icuVersion)
  }

  private func isWanted(_ key: TableKey) -> Bool {
    (tables.isEmpty || tables.contains { $0.matches(key.table) })
      && (keys.isEmpty || keys.contains { $0.matches(key.key) })
  }

  /// How many keys of the tables no control shows.
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
}

extension InterfaceTree {
  /// The tree alone: its screens are handed on one by one.
  fileprivate var withoutScreens: InterfaceTree {
    var bare = self
    bare.screens = []
    return bare
  }
}

extension [KeyBudget] {
  /// By bundle, table and key.
  fileprivate func sorted() -> [KeyBudget] {
    sorted { ($0.bundle, $0.table, $0.key) < ($1.bundle, $1.table, $1.key) }
  }
}
