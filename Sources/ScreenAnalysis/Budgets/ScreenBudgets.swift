import AuditModel
import Layout
import Localization
import TextLayout

/// The budgets of the titles on one screen, whose frames are solved with the texts of the development language.
struct ScreenBudgets {
  private let screen: Screen
  private let list: ScreenIndex
  private let lookup: CatalogLookup
  /// The bundle of each strings file, by the files' paths.
  private let bundles: [String: String]
  private let controls: ControlTitles
  /// For each content size the fitter and the layout.
  private var sizes: [(fitter: TitleFitter, layout: PlacedScreen)] = []
  private let tree: InterfaceTree

  /// The budgets of a screen's titles at content sizes, at least one.
  init(
    _ item: AnalysisContext.Item, _ context: AnalysisContext, text: TextMeasurer, contentSizes: [ContentSizeCategory],
    bundles: [String: String]
  ) {
    (screen, tree, lookup) = (item.screen, item.tree, context.lookup)
    self.bundles = bundles
    list = ScreenIndex(screen, in: tree)
    controls = ControlTitles(
      screen: screen, tree: tree, generation: tree.generation(asked: context.options.generation))
    var solver = ScreenSolver(of: screen, in: tree, context: context, text: text)
    for size in contentSizes {
      let fitter = TitleFitter(context, text: text, tree: tree, contentSizes: [size])
      let solved =
        tree.isSolved
        ? solver.solve(locale: fitter.developmentLanguage, contentSize: size) : screen.recorded
      sizes.append((fitter, PlacedScreen(solved, list)))
    }
  }

  /// The titles in file order, without those that nobody translates.
  var titles: [TitleBudget] { list.nodes.indices.flatMap(titles) }

  private func titles(at index: Int) -> [TitleBudget] {
    let element = list.nodes[index].element
    guard !TranslatorNote.forbidsTranslation(element.localizerNote), tree.placesElement(element) else { return [] }
    guard tree.isMadeInCode != true || sizes.allSatisfy({ $0.layout.element(index) != nil }) else { return [] }
    let slots = sizes.map { size in
      let layout = size.layout
      let extents = controls.extents(at: index, in: layout.solved, hasSolvedFrames: layout.hasSolvedFrames)
      return controls.slots(of: element, at: index, in: extents)
    }
    let count = slots.map(\.count).min() ?? 0
    return (0..<count).compactMap { position in title(slots.map { $0[position] }, at: index) }
  }

  /// The budget of a title with its slot at each content size; nil if nobody translates it.
  private func title(_ slots: [TitleSlot], at index: Int) -> TitleBudget? {
    guard let slot = slots.first, let fitter = sizes.first?.fitter else { return nil }
    let source = lookup.resolve(slot.text, in: tree, locale: fitter.developmentLanguage)
    var title = TitleBudget(
      key: key(of: slot.text, source), original: original(of: slot.text, source),
      sourceLanguage: source?.locale ?? fitter.developmentLanguage, text: source?.string ?? "",
      control: control(at: index, slot))
    guard title.key != nil else { return title }
    let options = zip(slots, sizes).map { slot, size in
      let shown = slot.forBudget
      return TitleBudget.Option(slot: shown, titles: size.fitter.titles(of: [TitlePlacement(shown)]))
    }
    guard source.map({ isTranslated($0, options) }) ?? true else { return nil }
    let isUnknown = source?.isBareKey == true
    title.take(
      options, platform: tree.platform, reason: isUnknown ? "no strings table that was read has its key" : nil)
    return title
  }

  /// Whether a text is one that people translate: it has letters and is not a designer's placeholder.
  private func isTranslated(_ source: ResolvedText, _ options: [TitleBudget.Option]) -> Bool {
    let words = source.string
    guard !source.isBareKey else { return true }
    guard words.contains(where: \.isLetter), !TranslatorNote.marks(words), !StandardTexts.isInBraces(words) else {
      return false
    }
    return !StandardTexts.contains(words) || options.contains { $0.titles.contains { $0.text.string != words } }
  }

  private func control(at index: Int, _ slot: TitleSlot) -> BudgetControl {
    let node = list.nodes[index]
    return BudgetControl(
      file: tree.source, line: node.element.location?.line, screen: screen.title ?? screen.id,
      element: node.reference, slot: slot.name)
  }

  private func key(of text: LocalizableText, _ source: ResolvedText?) -> TableKey? {
    let holder = source?.location.flatMap { bundles[$0.file] }
    let bundle = (tree.isLookedUpByCode(text) ? holder ?? tree.bundle : tree.bundle ?? holder) ?? ""
    return tree.key(of: text).map { TableKey(bundle: bundle, table: text.tableName, key: $0) }
  }

  private func original(of text: LocalizableText, _ source: ResolvedText?) -> String {
    tree.table == text.tableName ? tree.source : source?.location?.file ?? tree.source
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
  /// The slot as a budget counts it: also a label has one, and each of several choices; a control that was solved with its
  /// text and would be wider with a longer one does not limit it.
  fileprivate var forBudget: TitleSlot {
    var shown = self
    (shown.isTitle, shown.isChoice) = (true, false)
    shown.isHeightLimited = isHeightLimited || isHeightFixed
    guard origin != .recorded, growsWithContent, case .fixed(let size) = availableSize else { return shown }
    shown.availableSize = .grows(size)
    return shown
  }

  /// Why the available width is not known or not limited; nil if it is.
  var reasonForNoLimit: String? {
    if case .grows = availableSize { return "the control grows with its text" }
    if case .unknown(let reason) = availableSize { return reason }
    if case .unlimited(let reason) = availableSize { return reason }
    guard let size = availableSize.size else { return "the available width is unlimited" }
    return size.width > 0 ? nil : "the frame leaves no space next to the insets and the image"
  }
}
