import AuditModel
import CTextEngine

/// What ICU and HarfBuzz keep from text to text, so that none is set up anew: languages, a buffer and shaped words.
///
/// One task at a time may use it.
final class ShapingSession {
  private let shaper: OpaquePointer?
  private var languages: [LocaleTag?: TextLanguage] = [:]
  private var lastLanguage: (locale: LocaleTag?, language: TextLanguage)

  /// A session; without memory for it a text has no glyphs.
  init() {
    shaper = te_shaper_open()
    lastLanguage = (nil, TextLanguage(nil))
    languages[nil] = lastLanguage.language
  }

  deinit { te_shaper_close(shaper) }

  /// The language of a locale.
  func language(_ locale: LocaleTag?) -> TextLanguage {
    if lastLanguage.locale == locale { return lastLanguage.language }
    let language = languages[locale] ?? TextLanguage(locale)
    languages[locale] = language
    lastLanguage = (locale, language)
    return language
  }

  /// Shapes a part of a text into what became of each of its code units (UTF-16).
  ///
  /// Beyond `context` the face sees nothing: letters at its ends take the forms of a text that ends there.
  func shapeUnits(
    _ text: UnsafeBufferPointer<UInt16>, _ item: TextItem, range: Range<Int>, context: Range<Int>,
    language: TextLanguage, into units: UnsafeMutablePointer<te_unit>
  ) {
    guard let shaper else { return units.initialize(repeating: te_unit(), count: range.count) }
    let run = Self.run(text, item, range: range, context: context, language: language)
    te_shape_units(shaper, item.face.face.handle, run, units)
  }

  /// The glyphs of a part of a text in visual order; the rest of the text decides how letters join at its ends.
  func glyphs(
    of text: UnsafeBufferPointer<UInt16>, _ item: TextItem, range: Range<Int>, language: TextLanguage
  ) -> [Glyph] {
    guard let shaper else { return [] }
    let run = Self.run(text, item, range: range, context: text.indices, language: language)
    return FontFace.collect(capacity: range.count * 2 + 16, empty: Glyph()) {
      te_shape(shaper, item.face.face.handle, run, $0, $1)
    }
  }

  private static func run(
    _ text: UnsafeBufferPointer<UInt16>, _ item: TextItem, range: Range<Int>, context: Range<Int>,
    language: TextLanguage
  ) -> te_run {
    te_run(
      text: text.baseAddress.map { $0 + context.lowerBound }, length: context.count,
      start: range.lowerBound - context.lowerBound, count: range.count, script: item.script,
      is_right_to_left: item.isRightToLeft, language: language.shaping)
  }
}

/// A language as ICU and HarfBuzz know it, with ICU's break iterators, kept from text to text.
///
/// One task at a time may use it.
final class TextLanguage {
  /// The tag; nil if no language is known.
  let identifier: String?
  /// ICU's side; nil if there is no memory for it.
  let handle: OpaquePointer?
  /// HarfBuzz's side.
  let shaping: UnsafeRawPointer?
  /// Whether it is written from right to left.
  let isRightToLeft: Bool

  /// The language of a locale.
  init(_ locale: LocaleTag?) {
    let tag = locale?.identifier ?? ""
    identifier = locale?.identifier
    handle = te_language_open(tag)
    shaping = te_shaping_language(tag)
    isRightToLeft = handle.map(te_language_is_right_to_left) ?? false
  }

  deinit { te_language_close(handle) }
}
