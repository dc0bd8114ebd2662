package import AuditModel
import CTextEngine
import Synchronization

/// Measures texts: width, lines, what stays visible, and the outlines of what is seen.
///
/// Safe to share between threads. A text is shaped once for a font face; sizes, rooms and modes after that are arithmetic.
package final class TextEngine: Sendable {
  private struct TextKey: Hashable {
    var text: String
    var locale: LocaleTag?
    var face: FaceKey
  }

  private struct Cache {
    var stacks: [FaceKey: FaceStack] = [:]
    var texts: [TextKey: ShapedText] = [:]
    var clusters = 0
    var faces: [String: LoadedFace] = [:]
  }

  /// How many grapheme clusters the cache holds before it is emptied: some 50 MB.
  private static let cacheLimit = 1 << 20

  /// How many grapheme clusters a cut text may have for its picture to show all of it.
  private static let longestWhole = 200

  private let library: FontLibrary
  private let cache = Mutex(Cache())

  /// An engine with the fonts of some folders, which come first, those of the app, and the platform's.
  package init(fontFolders: [String] = [], bundledFonts: [BundledFont] = []) {
    library = FontLibrary(folders: fontFolders, bundled: bundledFonts)
  }

  /// The version of ICU, which breaks lines and finds grapheme clusters.
  package static var icuVersion: String {
    var bytes = [CChar](repeating: 0, count: 32)
    te_icu_version(&bytes, bytes.count)
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The size, lines and verdict of a text in its room.
  package func measure(_ request: TextRequest) -> TextMeasurement {
    let stack = stack(for: request.font)
    let text = shaped(request.text, request, stack)
    let fitted = fit(text, request, stack)
    return Verdict(text: text, request: request, stack: stack, fitted: fitted).measurement()
  }

  /// The outlines of the text as it is seen: cut and with its ellipsis where it is cut, whole where it is clipped.
  ///
  /// Nil for a text without letters to draw.
  package func picture(of request: TextRequest) -> TextPicture? {
    let stack = stack(for: request.font)
    let text = shaped(request.text, request, stack)
    guard !text.faces.isEmpty else { return nil }
    let fitted = fit(text, request, stack)
    let scale = TextScale(request.font, stack: stack, factor: fitted.factor)
    let metrics = LineMetrics(request.font, stack: stack, factor: fitted.factor)
    let shaper = TextShaper(stack: stack, locale: request.locale)
    let outline = { (words: String) in
      let shown = TextAnalysis(
        words, locale: request.locale, isRightToLeft: text.analysis.isRightToLeft, withLineBreaks: false)
      var outlines = OutlinePath()
      outlines.add(shaper.shape(shown).runs, at: scale)
      return TextPicture.Line(path: outlines.path, width: Points(outlines.cursor))
    }
    let lines = fitted.lines.map { outline($0.string(of: text.analysis)) }
    // The whole is drawn beside what is left of it only where it is one line's length, as a title is.
    let isCut = fitted.outcome == .truncated && text.count <= Self.longestWhole
    return TextPicture(
      lines: lines, whole: isCut ? outline(request.text) : nil, lineHeight: Points(metrics.advance),
      ascent: Points(metrics.ascent),
      roomWidth: max(request.width ?? lines.map(\.width).max() ?? 0, 0), roomHeight: request.height,
      isRightToLeft: text.analysis.isRightToLeft)
  }

  /// The font files that were used so far, sorted by file, then by what they stand for.
  package func fontsUsed() -> [FontUse] {
    let faces = cache.withLock { $0.faces.values.map { $0 } }
    return Set(faces.map(\.use)).sorted { ($0.file, $0.role, $0.family) < ($1.file, $1.role, $1.family) }
  }

  private func fit(_ text: ShapedText, _ request: TextRequest, _ stack: FaceStack) -> FittedText {
    Fitter(text: text, request: request, stack: stack) { self.shaped($0, request, stack, withLineBreaks: false) }.fit()
  }

  private func stack(for font: ResolvedFont) -> FaceStack {
    let key = FaceKey(font, library: library)
    if let known = cache.withLock({ $0.stacks[key] }) { return known }
    let stack = FaceStack(for: font, library: library)
    cache.withLock { $0.stacks[key] = stack }
    return stack
  }

  /// A text shaped for a request's font; not kept where it was analysed without line breaks.
  private func shaped(
    _ text: String, _ request: TextRequest, _ stack: FaceStack, withLineBreaks: Bool = true
  ) -> ShapedText {
    let key = TextKey(text: text, locale: request.locale, face: FaceKey(request.font, library: library))
    if let known = cache.withLock({ $0.texts[key] }) { return known }
    let shaped = ShapedText(text, locale: request.locale, stack: stack, withLineBreaks: withLineBreaks)
    cache.withLock { cache in
      for face in shaped.faces { cache.faces["\(face.face.path)\n\(face.role)"] = face }
      guard withLineBreaks || text == FittedLine.ellipsis else { return }
      if cache.clusters > Self.cacheLimit { (cache.texts, cache.clusters) = ([:], 0) }
      cache.texts[key] = shaped
      cache.clusters += shaped.count + 16
    }
    return shaped
  }
}
