package import AuditModel

/// Measures texts for one task at a time: what it shaped and learnt of fonts is its own, so that nothing is locked.
///
/// `TextEngine` hands it out.
package final class TextMeasurer: @unchecked Sendable {  // Used by one task at a time, which TextEngine sees to.
  private struct TitleKey: Hashable {
    var text: TextBytes
    var language: ObjectIdentifier
    var style: TitleStyle

    /// The style is left out: it is the same for nearly all titles, and takes longer than the others.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(language)
    }
  }

  /// How many grapheme clusters are kept before all are forgotten: some 25 MB where lines end inside many words, and the titles of most
  /// screens in all languages.
  private static let cacheLimit = 1 << 18

  private let fonts: MeasurerFonts
  private let dictionaries: HyphenationDictionaries
  private let session = ShapingSession()
  private var titles: [TitleKey: ShapedTitle] = [:]
  private var clusters = 0

  /// A measurer with some fonts and hyphenation dictionaries.
  init(library: FontLibrary, dictionaries: HyphenationDictionaries) {
    fonts = MeasurerFonts(library: library)
    self.dictionaries = dictionaries
  }

  /// A measurer with the platform's fonts, for use by a single task.
  package convenience init() {
    self.init(library: FontLibrary(folders: []), dictionaries: HyphenationDictionaries())
  }

  /// The size, lines and verdict of a text in its available space.
  package func measure(_ request: TextRequest) -> TextMeasurement {
    let fitter = fitter(for: request)
    return Verdict(fitter: fitter, request: request, fitted: fitter.fit()).measurement()
  }

  /// A font at its size, to fit many titles with.
  package func size(_ font: ResolvedFont) -> FontSize { fonts.size(font, session: session) }

  /// Fonts at their sizes, to fit each title at all of them.
  package func sizes(_ fonts: [ResolvedFont]) -> FontSizes { FontSizes(fonts.map(size)) }

  /// A text to fit at many sizes and in many widths.
  package func title(_ text: String, locale: LocaleTag?, style: TitleStyle = TitleStyle()) -> ShapedTitle {
    let language = ObjectIdentifier(session.language(locale))
    let key = TitleKey(text: TextBytes(text: text), language: language, style: style)
    if let known = titles[key] { return known }
    if clusters > Self.cacheLimit {
      titles.removeAll(keepingCapacity: true)
      clusters = 0
    }
    let analysis = TextAnalysis(
      text, locale: locale, isRightToLeft: style.direction.map { $0 == .rightToLeft }, strictness: style.strictness,
      session: session)
    let points = style.hyphenates ? locale.flatMap { dictionaries.points(in: Array(text.utf16), locale: $0) } : nil
    let title = ShapedTitle(
      text, locale: locale, analysis: analysis, session: session, hyphenation: points ?? [], tabs: style.stops)
    titles[key] = title
    clusters += analysis.clusterCount + 16
    return title
  }

  /// Whether a text would be hyphenated if a dictionary of its language were installed.
  package func lacksDictionary(for request: TextRequest) -> Bool {
    guard TitleStyle(request).hyphenates, let locale = request.locale else { return false }
    return dictionaries.dictionary(for: locale) == nil
  }

  /// The fitter of a request.
  func fitter(for request: TextRequest) -> TextFitter {
    let title = title(request.text, locale: request.locale, style: TitleStyle(request))
    return TextFitter(title, size(request.font), rules: FitRules(request))
  }

  /// The glyphs of some clusters as they appear in the text, in visual order within each run.
  func runs(of text: ShapedText, _ clusters: Range<Int>, language: TextLanguage) -> [ShapedRun] {
    let range = text.analysis.units(of: clusters)
    return text.analysis.shapedUnits.withUnsafeBufferPointer { units in
      text.items.compactMap { item in
        let part = item.range.clamped(to: range)
        guard !part.isEmpty else { return nil }
        let glyphs = session.glyphs(of: units, item, range: part, language: language)
        return ShapedRun(face: item.face, level: item.level, glyphs: text.fitted(glyphs, of: item))
      }
    }
  }

  /// The shaped form of a mark that is set by itself, such as an ellipsis, at a bidi level.
  func runs(ofMark mark: String, size: FontSize, level: UInt8) -> [ShapedRun] {
    let shaped = size.marks.mark(mark, session: session)
    return runs(of: shaped, 0..<shaped.count, language: session.language(nil)).map {
      ShapedRun(face: $0.face, level: level, glyphs: $0.glyphs)
    }
  }

  /// The faces that were used so far.
  var usedFaces: [LoadedFace] { fonts.used }

  /// The fonts that some text needed so far and that are not installed.
  package var missingFonts: Set<MissingFont> { fonts.missing }

  /// The system font's stand-in, if a font is the system's and neither is there.
  package func missingFont(for font: ResolvedFont) -> MissingFont? { size(font).faces.cascade.missing }
}

/// A text that is known by its bytes.
///
/// Canonically equivalent texts of other characters are other texts, since fonts may set them otherwise. It is also
/// found faster.
struct TextBytes: Hashable {
  /// The text.
  let text: String

  static func == (left: TextBytes, right: TextBytes) -> Bool {
    left.withBytes { left in right.withBytes { right in left.count == right.count && left.elementsEqual(right) } }
  }

  func hash(into hasher: inout Hasher) { withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) } }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(text.utf8).withUnsafeBufferPointer(body)
  }
}
