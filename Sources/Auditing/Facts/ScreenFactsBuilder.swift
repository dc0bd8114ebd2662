import AuditModel
import Layout
import PlatformData
import TextLayout
import VoiceOver

/// Derives what screen rules see: titles in their room at every content size, and utterances.
struct ScreenFactsBuilder: Sendable {
  /// Finds strings by key.
  var lookup: CatalogLookup
  /// Measures texts.
  var text: TextEngine
  /// Speaks elements.
  var speech: SpeechModel
  /// The content sizes at which a scaling title is fitted, smallest first.
  var contentSizes: [ContentSizeCategory]
  /// Which locales to audit for a tree.
  var locales: LocaleSelection
  /// Whether titles that do not fit are drawn.
  var drawsPictures: Bool
  /// Puts samples for the arguments of titles.
  var samples = SampleArguments()
  /// The devices to lay screens out for, beside the canvas that each file was designed for.
  var devices: [DeviceScreen] = []
  /// The generation of systems whose sizes of controls count; nil is that of each file.
  var generation: SystemGeneration?

  /// The facts of one screen.
  func facts(of screen: Screen, in tree: InterfaceTree) -> ScreenFacts {
    text.withMeasurer { facts(of: screen, in: tree, measuringWith: $0) }
  }

  private func facts(
    of screen: Screen, in tree: InterfaceTree, measuringWith measurer: TextMeasurer
  ) -> ScreenFacts {
    let development = locales.developmentLanguage(of: tree)
    let audited = locales.locales(of: tree)
    // Nobody listens to a pseudo-locale.
    let heard = audited.filter { !$0.isPseudo }
    // Where no font follows the content size, neither does a layout.
    let sizes = TextStyleTable.of(platform: tree.platform.rawValue).scales ? contentSizes : [.standard]
    let titles = ControlTitles(screen: screen, tree: tree, generation: generation)
    let fitter = TitleFitter(
      lookup: lookup, text: measurer, contentSizes: sizes, tree: tree, developmentLanguage: development,
      locales: audited, drawsPictures: drawsPictures, samples: samples)
    let visits = ScreenVisit.all(of: screen)
    let layouts = layouts(
      of: screen, in: tree, original: development, locales: audited, contentSizes: sizes,
      parents: visits.map(\.parent), measurer)
    let elements = visits.enumerated().map { index, visit in
      let placements = TitlePlacement.all(of: visit.element, at: index, titles: titles, layouts: layouts)
      return ElementFacts(
        element: visit.element, path: visit.path, isHidden: visit.isHidden,
        isIgnoredByVoiceOver: visit.isIgnoredByVoiceOver, isNamedByToolbarItem: visit.isNamedByToolbarItem,
        parent: visit.parent, isInCell: visit.isInCell, titles: fitter.titles(of: placements),
        texts: fitter.texts(of: placements),
        silentLocales: fitter.silentLocales(of: placements),
        utterances: utterances(of: visit, in: tree, locales: heard),
        namings: namings(of: visit, in: tree, locales: heard))
    }
    var bare = tree
    bare.screens = []
    return ScreenFacts(
      tree: bare, screen: screen, developmentLanguage: development, locales: audited,
      buttonLabel: speech.settings.buttonLabel, elements: elements, layouts: layouts)
  }

  /// The screen laid out for every situation.
  private func layouts(
    of screen: Screen, in tree: InterfaceTree, original: LocaleTag, locales: [LocaleTag],
    contentSizes: [ContentSizeCategory], parents: [Int?], _ measurer: TextMeasurer
  ) -> ScreenLayouts {
    let shown = screen.fillsDisplay(in: tree) ? devices.filter { $0.shows(tree.platform) } : []
    let environments = ([nil] + shown).map { device in
      var environment = LayoutEnvironment()
      (environment.device, environment.generation) = (device, generation)
      return environment
    }
    var solvers = environments.map { environment in
      ScreenSolver(
        tree: tree, screen: screen, environment: environment, lookup: lookup, text: measurer, samples: samples)
    }
    let names = environments.map(\.device?.name)
    return ScreenLayouts(
      original: LayoutSituation(locale: original, device: nil, contentSize: .standard), locales: locales,
      devices: names,
      contentSizes: contentSizes, parents: parents
    ) { situation in
      guard tree.platform.isSolved else { return screen.recorded }
      let device = names.firstIndex(of: situation.device) ?? 0
      return solvers[device].solve(locale: situation.locale, contentSize: situation.contentSize)
    }
  }

  private func utterances(
    of visit: ScreenVisit, in tree: InterfaceTree, locales: [LocaleTag]
  ) -> [LocaleTag: Utterance] {
    guard ElementKind.controls.contains(visit.element.kind), !visit.isIgnoredByVoiceOver else { return [:] }
    var spoken: [LocaleTag: Utterance] = [:]
    for locale in locales {
      spoken[locale] = speech.utterance(of: visit.element, platform: tree.platform, locale: locale) {
        lookup.resolve($0, in: tree, locale: locale)?.string
      }
    }
    return spoken
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
        let label = words(of: label, in: tree, locale: locale),
        let readings = speech.buttonLabelReadings(
          of: visit.element, platform: tree.platform, locale: locale, resolve: resolve)
      else { continue }
      namings[locale] = ButtonNaming(
        title: title, label: label, observed: readings.observed, documented: readings.documented)
    }
    return namings
  }

  /// The words of a text in a locale; nil where only the bare key is known.
  private func words(of text: LocalizableText, in tree: InterfaceTree, locale: LocaleTag) -> String? {
    lookup.resolve(text, in: tree, locale: locale).flatMap { $0.isBareKey ? nil : $0.string }
  }
}

extension DeviceScreen {
  /// Whether interfaces of a platform are shown on the device; windows of the Mac and of visionOS have no device.
  fileprivate func shows(_ platform: Platform) -> Bool {
    platform == (name == Self.appleTV.name ? .tvOS : .iOS)
  }
}
