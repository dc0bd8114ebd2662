package import AuditModel
import Layout
import Localization
package import PlatformData
package import TextLayout
package import VoiceOver

/// Derives what screen rules see: titles with their available sizes at every content size, and utterances.
package struct ScreenFactsBuilder: Sendable {
  private let context: AnalysisContext
  /// Speaks elements.
  private let speech: SpeechModel
  /// The content sizes at which a scaling title is fitted, smallest first.
  private let contentSizes: [ContentSizeCategory]
  /// The devices to lay screens out for, in addition to the canvas that each file was designed on.
  private let devices: [DeviceScreen]
  /// Whether titles that do not fit are drawn.
  private let drawsPictures: Bool
  /// The colors of the app's asset catalogs.
  private let colors: ColorCatalog
  /// How the titles of the project's buttons are capitalized.
  private let titleStyles: CapitalizationStatistics

  /// A builder for the screens of a context.
  package init(
    _ context: AnalysisContext, speech: SpeechModel = SpeechModel(), contentSizes: [ContentSizeCategory],
    devices: [DeviceScreen] = [], drawsPictures: Bool = false
  ) {
    self.context = context
    self.speech = speech
    self.contentSizes = contentSizes
    self.devices = devices
    self.drawsPictures = drawsPictures
    colors = ColorCatalog(context.workspace.colors, only: context.workspace.interfaceStyle)
    titleStyles = CapitalizationStatistics(
      of: context.workspace.trees, lookup: context.lookup, locales: context.locales)
  }

  /// The facts of one screen.
  package func facts(
    of screen: Screen, in tree: InterfaceTree, measuringWith measurer: TextMeasurer
  ) -> ScreenFacts {
    // If no font follows the content size, neither does a layout; on the Mac none does.
    let sizes = !tree.isForMac && DynamicTypeTable.of(tree.platform).scales ? contentSizes : [.standard]
    let fitter = TitleFitter(context, text: measurer, tree: tree, contentSizes: sizes, drawsPictures: drawsPictures)
    let list = ScreenIndex(screen, in: tree)
    let layouts = layouts(of: screen, list, for: fitter)
    let generation = tree.generation(asked: context.options.generation)
    let onCanvas = ControlTitles(screen: screen, tree: tree, generation: generation)
    let titles = layouts.devices.map { onCanvas.on($0.flatMap(DeviceScreen.named), of: tree) }
    let spoken = ScreenSpeech(
      of: screen, in: tree, model: speech, lookup: context.lookup, locales: fitter.locales.filter { !$0.isPseudo })
    let labels = SpokenLabelFinder(
      list, on: tree.platform, speech: spoken, developmentLanguage: fitter.developmentLanguage)
    let insets = AlignmentInsets(screen: screen, tree: tree, generation: generation)
    let elements = list.nodes.indices.map { index in
      let placements =
        tree.placesElement(list.nodes[index].element) && tree.recording == nil
          && (tree.isMadeInCode != true || layouts.distinct.allSatisfy { $0.element(index) != nil })
        ? TitlePlacement.all(of: list.nodes[index].element, at: index, titles: titles, layouts: layouts) : []
      var facts = facts(at: index, in: list, spoken: spoken.stops[index], showing: placements, for: fitter)
      facts.hasTranslations = fitter.hasTranslations
      facts.alignmentInsets = insets.insets(of: facts.element)
      facts.labels = labels.labels(of: facts.element, in: facts.utterances)
      return facts
    }
    var bare = tree
    bare.screens = []
    let shown = fitter.locales + context.locales.shownLocales(of: tree)
    return ScreenFacts(
      tree: bare, screen: screen, developmentLanguage: fitter.developmentLanguage, locales: fitter.locales,
      untranslated: context.locales.textlessLocales(among: shown, of: tree),
      buttonLabel: speech.settings.buttonLabel, speech: spoken, titleStyles: titleStyles, colors: colors, list: list,
      elements: elements, layouts: layouts,
      recordedReference: reference(of: screen, in: tree, list, at: layouts.placedFrames, measuringWith: measurer))
  }

  /// The same screen recorded in the development language.
  private func reference(
    of screen: Screen, in tree: InterfaceTree, _ list: ScreenIndex, at frames: [Rect?],
    measuringWith measurer: TextMeasurer
  ) -> RecordedReference? {
    guard let locale = tree.locale, let item = context.recordings.reference(of: screen, in: tree) else { return nil }
    return RecordedReference(item, for: list, at: frames, locale: locale, text: measurer)
  }

  /// The facts of one element with its texts.
  private func facts(
    at index: Int, in list: ScreenIndex, spoken: ScreenSpeech.Stop?, showing placements: [TitlePlacement],
    for fitter: TitleFitter
  ) -> ElementFacts {
    // Pseudo-locales are not spoken.
    let heard = fitter.locales.filter { !$0.isPseudo }
    let node = list.nodes[index]
    return ElementFacts(
      node: node, reach: list.reach[index], titles: fitter.titles(of: placements), texts: fitter.texts(of: placements),
      originals: fitter.originals(of: placements), translatedSlots: fitter.translatedSlots(of: placements),
      silentLocales: fitter.silentLocales(of: placements),
      utterances: spoken?.utterances ?? [:], context: spoken?.context,
      namings: namings(of: node.element, in: fitter.tree, locales: heard))
  }

  /// The screen laid out for every variant.
  private func layouts(of screen: Screen, _ list: ScreenIndex, for fitter: TitleFitter) -> ScreenLayouts {
    let tree = fitter.tree
    let devices = tree.layoutDevices(of: screen, asked: devices)
    var solvers = devices.map { ScreenSolver(of: screen, in: tree, on: $0, context: context, text: fitter.text) }
    let names = devices.map { $0?.name }
    return ScreenLayouts(
      original: LayoutVariant(locale: fitter.developmentLanguage, device: names.first ?? nil), locales: fitter.measured,
      comparesFirst: fitter.comparesFirst, devices: names, contentSizes: fitter.contentSizes, list: list
    ) { variant in
      guard tree.isSolved else { return screen.recorded }
      let device = names.firstIndex(of: variant.device) ?? 0
      return solvers[device].solve(locale: variant.locale, contentSize: variant.contentSize)
    }
  }

  /// Title, label and both readings of a button that has a title and a label of its own.
  private func namings(
    of element: Element, in tree: InterfaceTree, locales: [LocaleTag]
  ) -> [LocaleTag: ButtonNaming] {
    guard let label = element.accessibility.label, let title = element.titleBesideLabel(in: tree),
      !title.isPartlyComputed
    else { return [:] }
    var namings: [LocaleTag: ButtonNaming] = [:]
    for locale in locales {
      let resolve = { (text: LocalizableText) in context.lookup.resolve(text, in: tree, locale: locale)?.string }
      guard let (title, label) = words(of: title, label, in: tree, locale: locale), title != label,
        let readings = readings(of: element, in: tree, locale: locale, resolve: resolve)
      else { continue }
      namings[locale] = ButtonNaming(
        title: title, label: label, observed: readings.observed, documented: readings.documented)
    }
    return namings
  }

  /// What a button with title and label says on devices and according to Apple's page; SwiftUI's buttons say the label in both.
  private func readings(
    of element: Element, in tree: InterfaceTree, locale: LocaleTag, resolve: (LocalizableText) -> String?
  ) -> (observed: String, documented: String)? {
    if tree.framework == .swiftUI {
      let utterance = speech.utterance(
        of: element, platform: tree.platform, framework: tree.framework, locale: locale, resolve: resolve)
      return utterance.map { ($0.text, $0.text) }
    }
    return speech.buttonLabelReadings(
      of: element, platform: tree.platform, framework: tree.framework, locale: locale, resolve: resolve)
  }

  /// The words of a title and a label in a locale; nil if only a bare key is known, or if one of them has no translation: words in two
  /// languages are different anyway.
  private func words(
    of title: LocalizableText, _ label: LocalizableText, in tree: InterfaceTree, locale: LocaleTag
  ) -> (title: String, label: String)? {
    guard let title = context.lookup.resolve(title, in: tree, locale: locale),
      let label = context.lookup.resolve(label, in: tree, locale: locale), !title.isBareKey, !label.isBareKey
    else { return nil }
    let original = context.locales.developmentLanguage(of: tree)
    let languages = [title, label].map { ($0.locale ?? original).language }
    return languages[0] == languages[1] ? (title.string, label.string) : nil
  }
}
