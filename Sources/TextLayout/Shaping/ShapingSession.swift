import CTextEngine

/// What ICU and HarfBuzz keep from text to text, so that none is set up anew: break iterators and a buffer.
///
/// One task at a time may use it.
final class ShapingSession {
  /// ICU's break iterators by language.
  let analyzer: OpaquePointer?
  private let shaper: OpaquePointer?

  /// A session; without memory for it every text is one run of single clusters without glyphs.
  init() {
    analyzer = te_analyzer_open()
    shaper = te_shaper_open()
  }

  deinit {
    te_analyzer_close(analyzer)
    te_shaper_close(shaper)
  }

  /// Shapes a part of a text into what became of each of its code units (UTF-16).
  ///
  /// Beyond `context` the face sees nothing: letters at its ends take the forms of a text that ends there.
  func shapeUnits(
    _ text: UnsafeBufferPointer<UInt16>, _ item: TextItem, range: Range<Int>, context: Range<Int>, language: String?,
    into units: UnsafeMutablePointer<te_unit>
  ) {
    guard let shaper else { return }
    withRun(text, item, range: range, context: context, language: language) {
      _ = te_shape_units(shaper, item.face.face.handle, $0, units)
    }
  }

  /// The glyphs of a part of a text in visual order.
  func glyphs(
    of text: UnsafeBufferPointer<UInt16>, _ item: TextItem, range: Range<Int>, context: Range<Int>, language: String?
  ) -> [Glyph] {
    guard let shaper else { return [] }
    return withRun(text, item, range: range, context: context, language: language) { run in
      FontFace.collect(capacity: range.count * 2 + 16, empty: Glyph()) {
        te_shape(shaper, item.face.face.handle, run, $0, $1)
      }
    }
  }

  private func withRun<Result>(
    _ text: UnsafeBufferPointer<UInt16>, _ item: TextItem, range: Range<Int>, context: Range<Int>, language: String?,
    _ body: (te_run) -> Result
  ) -> Result {
    func run(_ tag: UnsafePointer<CChar>?) -> Result {
      body(
        te_run(
          text: text.baseAddress.map { $0 + context.lowerBound }, length: context.count,
          start: range.lowerBound - context.lowerBound, count: range.count, script: item.script,
          is_right_to_left: item.isRightToLeft, language_tag: tag))
    }
    guard let language else { return run(nil) }
    return language.withCString(run)
  }
}
