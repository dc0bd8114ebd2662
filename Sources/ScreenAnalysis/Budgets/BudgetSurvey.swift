import Localization
import AuditModel
import Layout
import TextLayout

/// Measures the titles of a screen's controls for the room that their keys have.
struct BudgetSurvey: Sendable {
  /// Measures texts.
  package var text: TextEngine
  /// Finds strings by key.
  package var lookup: CatalogLookup
  /// Which locales to tell of.
  package var selection: LocaleSelection
  /// The content sizes to look at, smallest first.
  package var contentSizes: [ContentSizeCategory]
  /// The bundle of each strings file, by the files' paths.
  package var bundles: [String: String]
  /// Puts samples for the arguments of titles.
  package var samples: SampleArguments

  /// The titles of one screen, in file order.
  package func titles(of screen: Screen, in tree: InterfaceTree) -> [TitleBudget] {
    text.withMeasurer { titles(of: screen, in: tree, measuringWith: $0) }
  }

  private func titles(
    of screen: Screen, in tree: InterfaceTree, measuringWith measurer: TextMeasurer
  ) -> [TitleBudget] {
    let titles = ControlTitles(screen: screen, tree: tree)
    let fitter = TitleFitter(
      lookup: lookup, text: measurer, contentSizes: contentSizes, tree: tree,
      developmentLanguage: selection.developmentLanguage(of: tree), locales: selection.locales(of: tree),
      drawsPictures: false, samples: samples)
    return ScreenVisit.all(of: screen).enumerated().flatMap { index, visit in
      titles.slots(of: visit.element, at: index).map { slot in
        let control = BudgetControl(
          file: tree.source, line: visit.element.location?.line, screen: screen.title ?? screen.id,
          element: ElementReference(visit), slot: slot.name)
        return title(slot, of: control, fitter: fitter)
      }
    }
  }

  private func title(_ slot: TitleSlot, of control: BudgetControl, fitter: TitleFitter) -> TitleBudget {
    let tree = fitter.tree
    let source = lookup.resolve(slot.text, in: tree, locale: fitter.developmentLanguage)
    let bundle = tree.bundle ?? source?.location.flatMap { bundles[$0.file] } ?? ""
    var title = TitleBudget(
      key: tree.key(of: slot.text).map { TableKey(bundle: bundle, table: slot.text.tableName, key: $0) },
      original: tree.table == slot.text.tableName ? tree.source : source?.location?.file ?? tree.source,
      sourceLanguage: source?.locale ?? fitter.developmentLanguage, text: source?.string ?? "", control: control)
    guard title.key != nil else { return title }
    let isUnknown = source?.isBareKey == true
    title.reason = slot.limitlessness ?? (isUnknown ? "no strings table that was read has its key" : nil)
    // The budget of every text counts, of a label too and of each choice.
    var shown = slot
    (shown.isTitle, shown.isChoice) = (true, false)
    shown.isHeightLimited = slot.isHeightLimited || slot.isHeightFixed
    title.take(shown, fitter.titles(of: [TitlePlacement(shown)]), platform: tree.platform)
    return title
  }
}

extension ElementReference {
  /// The element that a walk meets, as findings name it.
  package init(_ visit: ScreenVisit) {
    self.init(id: visit.element.id, kind: visit.element.kind, path: visit.path.joined(separator: "/"))
  }
}

extension InterfaceTree {
  /// The key under which a text is translated; nil where it has none, or where the file is one language's own copy.
  fileprivate func key(of text: LocalizableText) -> String? {
    let isOwnCopy = locale != nil && text.value != nil && text.tableName == table
    return isOwnCopy ? nil : text.key
  }
}

extension TitleSlot {
  /// Why the room has no width to tell; nil where it has one.
  var limitlessness: String? {
    if case .grows = room { return "the control grows with its text" }
    if case .unknown(let reason) = room { return reason }
    if case .unlimited(let reason) = room { return reason }
    guard let size = room.size else { return "nothing ends the room" }
    return size.width > 0 ? nil : "the file records no room beside the insets and the image"
  }
}
