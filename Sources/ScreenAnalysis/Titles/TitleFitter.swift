import Localization
import AuditModel
import Layout
import PlatformData
import TextLayout

/// Fits the titles of one tree's controls in every locale and at every content size.
struct TitleFitter: Sendable {
  let text: TextMeasurer
  let tree: InterfaceTree
  let contentSizes: [ContentSizeCategory]
  let developmentLanguage: LocaleTag
  /// The locales that are audited, the development language first if it is among them.
  let locales: [LocaleTag]
  /// The same with the development language, with which others are compared.
  let measured: [LocaleTag]
  /// The locales of the tree that others may take texts from, whether they are audited or not.
  private let owners: Set<LocaleTag>
  /// The languages of the tree, whether they are audited or not.
  private let languages: [LocaleTag]
  /// Whether the app is translated, so that a text without a translation stands out.
  let hasTranslations: Bool
  private let lookup: CatalogLookup
  private let samples: SampleArguments
  private let drawsPictures: Bool

  /// A fitter for the locales of a tree.
  init(
    _ context: AnalysisContext, text: TextMeasurer, tree: InterfaceTree, contentSizes: [ContentSizeCategory],
    drawsPictures: Bool = false
  ) {
    self.text = text
    self.tree = tree
    self.contentSizes = contentSizes
    developmentLanguage = context.locales.developmentLanguage(of: tree)
    locales = context.locales.locales(of: tree)
    measured = locales.contains(developmentLanguage) ? locales : [developmentLanguage] + locales
    hasTranslations = context.locales.hasTranslations
    let all = context.locales.all(of: tree)
    (owners, languages) = (Set(all), all.filter { !$0.isPseudo })
    (lookup, samples) = (context.lookup, context.samples.of(tree))
    self.drawsPictures = drawsPictures
  }

  /// Whether the development language is measured only to compare others with it.
  var comparesFirst: Bool { measured.count > locales.count }

  /// The titles of one control: for each slot one in every locale with its own words.
  ///
  /// Of choices, which are shown one at a time, only the widest; labels and placeholders are left out.
  func titles(of placements: [TitlePlacement]) -> [TitleFacts] { titles(of: placements, in: audited) }

  /// The texts of one label or field that may be truncated: constraints decide the frame, and the text does not scroll.
  func texts(of placements: [TitlePlacement]) -> [TitleFacts] { texts(of: placements, in: audited) }

  /// The titles and texts of one control in the development language if that is not audited.
  func originals(of placements: [TitlePlacement]) -> [TitleFacts] {
    comparesFirst ? titles(of: placements, in: 0..<1) + texts(of: placements, in: 0..<1) : []
  }

  /// The audited locales among the measured ones.
  private var audited: Range<Int> { (comparesFirst ? 1 : 0)..<measured.count }

  private func titles(of placements: [TitlePlacement], in range: Range<Int>) -> [TitleFacts] {
    let choices = placements.filter { $0.slot.isTitle && $0.slot.isChoice }
    let shown = placements.filter { $0.slot.isTitle && !$0.slot.isChoice }
    return shown.flatMap { facts(of: $0, in: range) }
      + range.compactMap { locale in Self.widest(of: choices.compactMap { facts(of: $0, in: locale) }) }
  }

  private func texts(of placements: [TitlePlacement], in range: Range<Int>) -> [TitleFacts] {
    placements.filter { $0.slot.isJudgedText }.flatMap { facts(of: $0, in: range) }
  }

  /// The slots of a control's texts that are translated: code looks up a key that a table has, or they differ between languages.
  func translatedSlots(of placements: [TitlePlacement]) -> Set<String> {
    Set(placements.map(\.slot).filter(isTranslated).map(\.name))
  }

  private func isTranslated(_ slot: TitleSlot) -> Bool {
    if slot.text.value == nil, lookup.hasKey(of: slot.text, in: tree) { return true }
    let words = languages.lazy.compactMap { lookup.resolve(slot.text, in: tree, locale: $0)?.string }
    return Set(words.filter { !$0.allSatisfy(\.isWhitespace) }).count > 1
  }

  /// The locales in which all texts of a control are blank.
  func silentLocales(of placements: [TitlePlacement]) -> Set<LocaleTag> {
    guard !placements.isEmpty else { return [] }
    return Set(
      measured.filter { locale in
        placements.allSatisfy { placement in
          lookup.resolve(placement.slot.text, in: tree, locale: locale)?.string.allSatisfy(\.isWhitespace) ?? true
        }
      })
  }

  private func facts(of placement: TitlePlacement, in range: Range<Int>) -> [TitleFacts] {
    range.compactMap { facts(of: placement, in: $0) }
  }

  private func facts(of placement: TitlePlacement, in index: Int) -> TitleFacts? {
    let locale = measured[index]
    guard let resolved = lookup.resolve(placement.slot.text, in: tree, locale: locale),
      !resolved.string.allSatisfy(\.isWhitespace), !isAnothersText(resolved, for: locale)
    else { return nil }
    return Self.widest(of: words(of: resolved).map { facts(of: $0, in: placement, locale: index) })
  }

  /// All forms of a text by number and device, the usual one first; narrower variants are left out, since a control takes
  /// them only if the text does not fit.
  private func words(of resolved: ResolvedText) -> [ResolvedText] {
    let others = resolved.alternatives.filter { words in
      words != resolved.string && !words.allSatisfy(\.isWhitespace) && !resolved.narrowerVariants.contains(words)
    }
    return [resolved]
      + others.map { words in
        var other = resolved
        other.string = words
        return other
      }
  }

  private func facts(of resolved: ResolvedText, in placement: TitlePlacement, locale: Int) -> TitleFacts {
    let slot = placement.slot
    let title = samples.filled(resolved.string, of: slot.text)
    var facts = TitleFacts(
      slot: slot.name, locale: measured[locale], text: resolved,
      fits: fits(resolved, title.string, in: placement, locale: locale),
      samples: title.samples, setting: setting(of: slot))
    facts.isTitle = slot.isTitle
    guard !title.samples.isEmpty else { return facts }
    let written = samples.writtenWords(of: resolved.string, slot.text)
    for index in facts.fits.indices {
      facts.fits[index].breaksWrittenWord = facts.fits[index].brokenWord.map { written.contains($0.text[...]) } ?? false
    }
    return facts
  }

  /// The fits for each available size at each content size; a single one if neither font nor available size change.
  private func fits(
    _ resolved: ResolvedText, _ words: String, in placement: TitlePlacement, locale: Int
  ) -> [TitleFit] {
    let sizes = contentSizes.indices.map { placement.variants(locale: locale, contentSize: $0) }
    let scales = placement.slots.contains(where: scales)
    if !scales, let available = sizes.first, sizes.allSatisfy({ $0.hasSizes(of: available) }) {
      let size = placement.layouts == nil ? .standard : sharedSize
      return available.map { fit(resolved, words, in: $0, locale: measured[locale], at: size) }
    }
    // A font that does not scale is measured once in each available size.
    var known: [Int: TitleFit] = [:]
    return zip(contentSizes, sizes).flatMap { size, sizes in
      sizes.map { variant in
        if var fit = known[variant.index], !scales {
          (fit.contentSize, fit.devices) = (size, variant.devices)
          return fit
        }
        let fit = fit(resolved, words, in: variant, locale: measured[locale], at: size)
        known[variant.index] = fit
        return fit
      }
    }
  }

  /// The content size that is named where all are the same: the usual one if it was laid out.
  private var sharedSize: ContentSizeCategory {
    contentSizes.contains(.standard) ? .standard : contentSizes.first ?? .standard
  }

  /// The first of the titles with the largest overrun, else of the widest ones.
  private static func widest(of titles: [TitleFacts]) -> TitleFacts? {
    guard titles.count > 1 else { return titles.first }
    return titles.reduce(nil) { widest, title in
      guard let widest else { return title }
      return widest.extent < title.extent ? title : widest
    }
  }

  private func request(_ string: String, in slot: TitleSlot, locale: LocaleTag, at size: ContentSizeCategory)
    -> TextRequest
  {
    let font = FontResolver.resolve(
      slot.font, default: slot.defaultFont, at: slot.contentSize(for: size), platform: tree.platform)
    let available = slot.availableSize.size
    // The height of a label's text has a rule of its own, unless the text shrinks to it.
    let shrinksToHeight = slot.shrinksOnAnyLines && slot.minimumScaleFactor < 1
    return TextRequest(string, in: slot, font: font, locale: locale, width: available?.width).shrinking(
      as: slot, height: slot.isHeightLimited && (slot.isTitle || shrinksToHeight) ? available?.height : nil)
  }

  /// Whether a text is a fallback from another of the tree's locales, in which it is judged.
  private func isAnothersText(_ resolved: ResolvedText, for locale: LocaleTag) -> Bool {
    let owner = resolved.locale ?? developmentLanguage
    return owner != locale && owners.contains(owner)
  }

  private func scales(_ slot: TitleSlot) -> Bool {
    FontResolver.scales(slot.font, default: slot.defaultFont, platform: tree.platform)
  }

  private func setting(of slot: TitleSlot) -> TitleSetting {
    let font = FontResolver.resolve(slot.font, default: slot.defaultFont, at: .standard, platform: tree.platform)
    return TitleSetting(
      family: font.family, scales: scales(slot), canScale: DynamicTypeTable.of(tree.platform).scales,
      numberOfLines: slot.numberOfLines, lineBreakMode: slot.lineBreakMode)
  }

  private func fit(
    _ resolved: ResolvedText, _ words: String, in variant: TitlePlacement.Variant, locale: LocaleTag,
    at size: ContentSizeCategory
  ) -> TitleFit {
    let slot = judged(variant.slot, words, locale: locale, at: size)
    let request = request(words, in: slot, locale: locale, at: size)
    var measurement = drawn(measure(request, in: slot), of: request, in: slot)
    if let verdict = slot.knownVerdict(on: resolved) { measurement.verdict = verdict }
    var fit = TitleFit(
      contentSize: size, devices: variant.devices, availableSize: slot.availableSize, tolerance: slot.tolerance,
      origin: slot.origin,
      measurement: measurement)
    if drawsPictures, !measurement.verdict.showsWholeText { fit.drawing = { [text] in text.picture(of: request) } }
    fit.fitsWithinTolerance = fitsIfWider(request, measurement, of: slot)
    fit.breaksWordForCertain = measurement.breaksWord && breaksIfWider(request, measurement, of: slot)
    if fit.breaksWordForCertain, case .wraps = measurement.verdict { fit.brokenWord = brokenWord(of: request) }
    if !measurement.verdict.showsWholeText {
      fit.fittingVariant = fittingVariant(of: resolved, in: slot, locale: locale, at: size)
    }
    return fit
  }

  /// The slot with the available size to report: if constraints leave the width open and the text does not fit even the largest
  /// width, it is truncated or broken inside a word for certain, and that width is reported.
  private func judged(
    _ slot: TitleSlot, _ words: String, locale: LocaleTag, at size: ContentSizeCategory
  ) -> TitleSlot {
    guard slot.openWidth > 0, case .estimated(let available, _) = slot.availableSize else { return slot }
    var widest = slot
    widest.availableSize = .fixed(Size(width: available.width + slot.openWidth, height: available.height))
    let measurement = measure(request(words, in: widest, locale: locale, at: size), in: widest)
    return measurement.verdict.showsWholeText && !measurement.breaksWord ? slot : widest
  }

  /// Measures a text in its slot; a solved frame as wide as its text may be too narrow by what rounding to pixels takes.
  private func measure(_ request: TextRequest, in slot: TitleSlot) -> TextMeasurement {
    let measurement = text.measure(request)
    guard slot.origin != .recorded, measurement.over > 0, let width = request.width else { return measurement }
    var wider = request
    wider.width = width + Self.rounding
    let ifWider = text.measure(wider)
    return ifWider.verdict.showsWholeText ? ifWider : measurement
  }

  /// A measurement as SwiftUI draws the text: beyond a room that is too low for a line, or narrower than a letter, since a view's frame
  /// clips nothing.
  private func drawn(_ measurement: TextMeasurement, of request: TextRequest, in slot: TitleSlot) -> TextMeasurement {
    guard slot.origin == .proposal, case .clips = measurement.verdict else { return measurement }
    guard request.height != nil, measurement.droppedClusters == 0 else {
      var broken = measurement
      (broken.verdict, broken.over) = (.wraps(lines: max(measurement.neededLines, 2)), 0)
      (broken.breaksWord, broken.visibleText, broken.droppedClusters) = (true, request.text, 0)
      return broken
    }
    var line = request
    (line.height, line.numberOfLines) = (nil, 1)
    return text.measure(line)
  }

  /// What rounding to whole pixels may take from a frame, in points: one pixel at two pixels per point.
  private static let rounding: Points = 0.5

  /// The first of a text's narrower variants that fits.
  private func fittingVariant(
    of resolved: ResolvedText, in slot: TitleSlot, locale: LocaleTag, at size: ContentSizeCategory
  ) -> String? {
    resolved.narrowerVariants.first { variant in
      let words = samples.filled(variant, of: slot.text).string
      return text.measure(request(words, in: slot, locale: locale, at: size)).verdict.showsWholeText
    }
  }
}

extension TitleSlot {
  /// Whether the text is not a title and may be truncated.
  fileprivate var isJudgedText: Bool { !isTitle && !scrolls && (origin == .constraints || origin == .proposal) }

  /// The verdict that needs no measurement: the words or the available size are not known, or the size is unlimited.
  fileprivate func knownVerdict(on resolved: ResolvedText) -> FitVerdict? {
    if case .unlimited = availableSize { return .fits(slack: 0) }
    if resolved.isBareKey { return .needsReview(reason: "no strings table that was read has its key") }
    guard case .unknown(let reason) = availableSize else { return nil }
    return .needsReview(reason: reason)
  }
}

extension TitleFacts {
  /// The largest overrun of all content sizes, and the width at the first.
  fileprivate var extent: (over: Points, width: Double) {
    (fits.map(\.measurement.over).max() ?? 0, fits.first?.measurement.naturalWidth ?? 0)
  }
}
