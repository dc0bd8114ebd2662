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
    let sizes = Set(contentSizes).sorted()
    let titles = await context.map(context.screens.filter(\.tree.hasKnownLayout)) { item, measurer in
      let fitter = TitleFitter(context, text: measurer, tree: item.tree, contentSizes: sizes)
      return self.titles(of: item.screen, fitter: fitter, bundles: bundles)
    }.flatMap { $0 }
    let shown = Dictionary(grouping: titles.filter { $0.key != nil }) { $0.key }
    let wanted = shown.compactMap { key, titles in key.flatMap { isWanted($0) ? TitleBudget.tightest(titles) : nil } }
    return BudgetReport(
      tool: tool, contentSizes: sizes, keys: wanted.sorted(),
      unseenKeys: unseen(in: catalog, seen: Set(shown.keys.compactMap { $0 })),
      titlesWithoutKey: titles.count { $0.key == nil }, fonts: context.text.fontsUsed(), icu: TextEngine.icuVersion)
  }

  private func isWanted(_ key: TableKey) -> Bool {
    (tables.isEmpty || tables.contains { $0.matches(key.table) })
      && (keys.isEmpty || keys.contains { $0.matches(key.key) })
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

  /// The titles of one screen's controls, in file order.
  private func titles(of screen: Screen, fitter: TitleFitter, bundles: [String: String]) -> [TitleBudget] {
    let tree = fitter.tree
    let titles = ControlTitles(screen: screen, tree: tree)
    return ScreenIndex(screen, in: tree).nodes.enumerated().flatMap { index, node in
      titles.slots(of: node.element, at: index).map { slot in
        let control = BudgetControl(
          file: tree.source, line: node.element.location?.line, screen: screen.title ?? screen.id,
          element: node.reference, slot: slot.name)
        return title(slot, of: control, fitter: fitter, bundles: bundles)
      }
    }
  }

  private func title(
    _ slot: TitleSlot, of control: BudgetControl, fitter: TitleFitter, bundles: [String: String]
  ) -> TitleBudget {
    let tree = fitter.tree
    let source = context.lookup.resolve(slot.text, in: tree, locale: fitter.developmentLanguage)
    let bundle = tree.bundle ?? source?.location.flatMap { bundles[$0.file] } ?? ""
    var title = TitleBudget(
      key: tree.key(of: slot.text).map { TableKey(bundle: bundle, table: slot.text.tableName, key: $0) },
      original: tree.table == slot.text.tableName ? tree.source : source?.location?.file ?? tree.source,
      sourceLanguage: source?.locale ?? fitter.developmentLanguage, text: source?.string ?? "", control: control)
    guard title.key != nil else { return title }
    let isUnknown = source?.isBareKey == true
    title.reason = slot.reasonForNoLimit ?? (isUnknown ? "no strings table that was read has its key" : nil)
    // Every text has a budget: also a label, and each of several choices.
    var shown = slot
    (shown.isTitle, shown.isChoice) = (true, false)
    shown.isHeightLimited = slot.isHeightLimited || slot.isHeightFixed
    title.take(shown, fitter.titles(of: [TitlePlacement(shown)]), platform: tree.platform)
    return title
  }
}

extension [KeyBudget] {
  /// By bundle, table and key.
  fileprivate func sorted() -> [KeyBudget] {
    sorted { ($0.bundle, $0.table, $0.key) < ($1.bundle, $1.table, $1.key) }
  }
}

extension InterfaceTree {
  /// The key under which a text is translated; nil if it has none, or if the file is one language's own copy.
  fileprivate func key(of text: LocalizableText) -> String? {
    let isOwnCopy = locale != nil && text.value != nil && text.tableName == table
    return isOwnCopy ? nil : text.key
  }
}

extension TitleSlot {
  /// Why the available width is not known or not limited; nil if it is.
  var reasonForNoLimit: String? {
    if case .grows = availableSize { return "the control grows with its text" }
    if case .unknown(let reason) = availableSize { return reason }
    if case .unlimited(let reason) = availableSize { return reason }
    guard let size = availableSize.size else { return "the available width is unlimited" }
    return size.width > 0 ? nil : "the recorded frame leaves no space next to the insets and the image"
  }
}
