/// The glyphs of a stretch of text in one face and direction.
struct ShapedRun: Sendable {
  /// The face.
  let face: LoadedFace
  /// The bidi level.
  let level: UInt8
  /// The glyphs in visual order.
  let glyphs: [Glyph]
}
