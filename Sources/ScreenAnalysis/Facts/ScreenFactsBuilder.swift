package import Localization
package import AuditModel
import Layout
package import PlatformData
package import TextLayout
package import VoiceOver
package import Localization

/// Derives what screen rules see: titles in their room at every content size, and utterances.
package struct ScreenFactsBuilder: Sendable {
  /// Finds strings by key.
  package var lookup: CatalogLookup
  /// Measures texts.
  package var text: TextEngine
  /// Speaks elements.
  package var speech: SpeechModel
  /// The content sizes at which a scaling title is fitted, smallest first.
  package var contentSizes: [ContentSizeCategory]
  /// Which locales to audit for a tree.
  package var locales: LocaleSelection
  /// Whether titles that do not fit are drawn.
  package var drawsPictures: Bool
  /// Puts samples for the arguments of titles.
  package var samples = SampleArguments()
  /// The colours of the app's asset catalogs.
  package var colors = ColorCatalog()
  /// The devices to lay screens out for, beside the canvas that each file was designed for.
  package var devices: [DeviceScreen] = []
  /// The generation of systems whose sizes of controls count; nil is that of each file.
  package var generation: SystemGeneration?
  /// How the titles of the project's buttons are capitalized.
  package var titleStyles = TitleStyleCensus()

  /// A builder with what all screens of a project share.
  package init(
    lookup: CatalogLookup, text: TextEngine, speech: SpeechModel, contentSizes: [ContentSizeCategory],
    locales: LocaleSelection, drawsPictures: Bool, samples: SampleArguments = SampleArguments(),
    colors: ColorCatalog = ColorCatalog(), devices: [DeviceScreen] = [], generation: SystemGeneration? = nil,
    titleStyles: TitleStyleCensus = TitleStyleCensus()
  ) {
    self.lookup = lookup
    self.text = text
    self.speech = speech
    self.contentSizes = contentSizes
    self.locales = locales
    self.drawsPictures = drawsPictures
    self.samples = samples
    self.colors = colors
    self.devices = devices
    self.generation = generation
    self.titleStyles = titleStyles
  }

  /// The facts of one screen.
  package func facts(of screen: Screen, in tree: InterfaceTree) -> ScreenFacts {
    text.withMeasurer { facts(of: screen, in: tree, measuringWith: $0) }
  }

  private func facts(
    of screen: Screen, in tree: InterfaceTree, measuringWith measurer: TextMeasurer
  ) -> ScreenFacts {
    // Where no font follows the content size, neither does a layout.
    let sizes = TextStyleTable.of(platform: tree.platform.rawValue).scales ? contentSizes : [.standard]
    let fitter = TitleFitter(
      lookup: lookup, text: measurer, contentSizes: sizes, tree: tree,
      developmentLanguage: locales.developmentLanguage(of: tree), locales: locales.locales(of: tree),
      drawsPictures: drawsPictures, samples: samples)
    let visits = ScreenVisit.all(of: screen)
    let layouts = layouts(of: screen, parents: visits.map(\.parent), for: fitter)
    let titles = ControlTitles(screen: screen, tree: tree, generation: generation)
    let speech = ScreenSpeech(
      of: screen, in: tree, model: speech, lookup: lookup, locales: fitter.locales.filter { !$0.isPseudo })
    let elements = visits.enumerated().map { index, visit in
      let placements =
        tree.hasKnownLayout
        ? TitlePlacement.all(of: visit.element, at: index, titles: titles, layouts: layouts) : []
      return facts(of: visit, spoken: speech.stops[index], showing: placements, for: fitter)
    }
    var bare = tree
    bare.screens = []
    var derived = ScreenFacts(
      tree: bare, screen: screen, developmentLanguage: fitter.developmentLanguage, locales: fitter.locales,
      buttonLabel: self.speech.settings.buttonLabel, speech: speech,
      titleStyles: titleStyles, colors: colors, elements: elements, layouts: layouts)
    derived.findLabels()
    return derived
  }

  /// The facts of one element with its texts.
  private func facts(
    of visit: ScreenVisit, spoken: ScreenSpeech.Stop?, showing placements: [TitlePlacement], for fitter: TitleFitter
  ) -> ElementFacts {
    // Nobody listens to a pseudo-locale.
    let heard = fitter.locales.filter { !$0.isPseudo }
    return ElementFacts(
      element: visit.element, path: visit.path, isHidden: visit.isHidden,
      isIgnoredByVoiceOver: visit.isIgnoredByVoiceOver, isNamedByToolbarItem: visit.isNamedByToolbarItem,
      parent: visit.parent, isInCell: visit.isInCell, titles: fitter.titles(of: placements),
      texts: fitter.texts(of: placements), silentLocales: fitter.silentLocales(of: placements),
      utterances: spoken?.utterances ?? [:], context: spoken?.context,
      namings: namings(of: visit, in: fitter.tree, locales: heard))
  }

  /// The screen laid out for every situation.
  private func layouts(of screen: Screen, parents: [Int?], for fitter: TitleFitter) -> ScreenLayouts {
    let tree = fitter.tree
    let shown = screen.fillsDisplay(in: tree) ? devices.filter { $0.shows(tree.platform) } : []
    let traits = ([nil] + shown).map { LayoutTraits(device: $0, generation: generation) }
    var solvers = traits.map { traits in
      ScreenSolver(
        tree: tree, screen: screen, traits: traits, lookup: lookup, text: fitter.text, samples: samples)
    }
    let names = traits.map(\.device?.name)
    return ScreenLayouts(
      original: LayoutVariant(locale: fitter.developmentLanguage, device: nil, contentSize: .standard),
      locales: fitter.locales, devices: names, contentSizes: fitter.contentSizes, parents: parents
    ) { situation in
      guard tree.platform.isSolved, tree.hasKnownLayout else { return screen.recorded }
      let device = names.firstIndex(of: situation.device) ?? 0
      return solvers[device].solve(locale: situation.locale, contentSize: situation.contentSize)
    }
  }

  /// Title, label and both readings of a button that has a title and a label of its own.
  private func namings(
    of visit: ScreenVisit, in tree: InterfaceTree, locales: [LocaleTag]
  ) -> [LocaleTag: ButtonNaming] {
    let control = visit.element.control
    guard visit.element.kind == .button, let label = visit.element.accessibility.label,
      let title = control.configuration?.title ?? control.title(for: .normal)
    else { return [:] }
    var namings: [LocaleTag: ButtonNaming] = [:]
    for locale in locales {
      let resolve = { (text: LocalizableText) in lookup.resolve(text, in: tree, locale: locale)?.string }
      guard let title = words(of: title, in: tree, locale: locale),
        let label = words(of: label, in: tree, locale: locale), title != label,
        let readings = readings(of: visit.element, in: tree, locale: locale, resolve: resolve)
      else { continue }
      namings[locale] = ButtonNaming(
        title: title, label: label, observed: readings.observed, documented: readings.documented)
    }
    return namings
  }

  /// What a button with title and label says by devices and by Apple's page; SwiftUI's say the label by both.
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

  /// The words of a text in a locale; nil where only the bare key is known.
  private func words(of text: LocalizableText, in tree: InterfaceTree, locale: LocaleTag) -> String? {
    lookup.resolve(text, in: tree, locale: locale).flatMap { $0.isBareKey ? nil : $0.string }
  }
}

extension ScreenFacts {
  /// Finds the labels that are spoken, once for all the rules that judge them.
  fileprivate mutating func findLabels() {
    let found = elements.indices.map { labels(of: ElementContext(screen: self, index: $0)) }
    for (index, labels) in found.enumerated() { elements[index].labels = labels }
  }

  private func labels(of context: ElementContext) -> [LocaleTag: SpokenLabel] {
    var labels: [LocaleTag: SpokenLabel] = [:]
    for (locale, utterance) in context.facts.utterances {
      labels[locale] = SpokenLabel(at: SpokenContext(context, locale: locale, utterance: utterance))
    }
    return labels
  }
}
