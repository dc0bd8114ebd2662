import AuditModel
import Layout
import PlatformData
import TextLayout

/// Fits the titles of one tree's controls in every locale and at every content size.
struct TitleFitter: Sendable {
  var lookup: CatalogLookup
  var text: TextEngine
  var contentSizes: [ContentSizeCategory]
  var tree: InterfaceTree
  var developmentLanguage: LocaleTag
  var locales: [LocaleTag]
  var drawsPictures: Bool
  var samples = SampleArguments()

  /// The titles of one slot: one for each locale that has words of its own for it.
  func titles(of slot: TitleSlot) -> [TitleFacts] {
    locales.compactMap { locale in
      guard let resolved = lookup.resolve(slot.text, in: tree, locale: locale),
        !resolved.string.allSatisfy(\.isWhitespace), !isAnothersText(resolved, for: locale)
      else { return nil }
      let title = samples.filled(resolved.string, of: slot.text)
      return TitleFacts(
        slot: slot.name, locale: locale, text: resolved, room: slot.room,
        fits: sizes(of: slot).map { size in fit(resolved, title.string, in: slot, locale: locale, at: size) },
        samples: title.samples, setting: setting(of: slot))
    }
  }

  private func request(_ string: String, in slot: TitleSlot, locale: LocaleTag, at size: ContentSizeCategory)
    -> TextRequest
  {
    let font = FontResolver.resolve(slot.font, default: slot.defaultFont, at: size, platform: tree.platform)
    let room = slot.room.size
    return TextRequest(
      text: string, locale: locale, font: font, width: room?.width,
      height: slot.isHeightLimited ? room?.height : nil, numberOfLines: slot.numberOfLines,
      lineBreakMode: slot.lineBreakMode, minimumScaleFactor: slot.minimumScaleFactor,
      allowsTightening: slot.allowsTightening)
  }

  /// A text that a locale borrows from one that is audited itself is judged there, once.
  private func isAnothersText(_ resolved: ResolvedText, for locale: LocaleTag) -> Bool {
    let owner = resolved.locale ?? developmentLanguage
    return owner != locale && locales.contains(owner)
  }

  private func sizes(of slot: TitleSlot) -> [ContentSizeCategory] { scales(slot) ? contentSizes : [.standard] }

  private func scales(_ slot: TitleSlot) -> Bool {
    FontResolver.scales(slot.font, default: slot.defaultFont, platform: tree.platform)
  }

  private func setting(of slot: TitleSlot) -> TitleSetting {
    let font = FontResolver.resolve(slot.font, default: slot.defaultFont, at: .standard, platform: tree.platform)
    return TitleSetting(
      family: font.family, scales: scales(slot), canScale: TextStyleTable.of(platform: tree.platform.rawValue).scales,
      numberOfLines: slot.numberOfLines, lineBreakMode: slot.lineBreakMode)
  }

  private func fit(
    _ resolved: ResolvedText, _ words: String, in slot: TitleSlot, locale: LocaleTag, at size: ContentSizeCategory
  ) -> TitleFit {
    let request = request(words, in: slot, locale: locale, at: size)
    var measurement = text.measure(request)
    if let reason = slot.reviewReason(for: resolved) { measurement.verdict = .needsReview(reason: reason) }
    let picture = drawsPictures && !measurement.verdict.showsWholeText ? text.picture(of: request) : nil
    var fit = TitleFit(contentSize: size, measurement: measurement, picture: picture)
    if !measurement.verdict.showsWholeText {
      fit.fittingVariant = fittingVariant(of: resolved, in: slot, locale: locale, at: size)
    }
    return fit
  }

  /// The first of a text's narrower variants that is shown whole.
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
  /// Why a text cannot be judged here; nil where it can.
  fileprivate func reviewReason(for resolved: ResolvedText) -> String? {
    if resolved.isBareKey { return "no strings table that was read has its key" }
    guard case .unknown(let reason) = room else { return nil }
    return reason
  }
}
