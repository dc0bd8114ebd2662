/// A stretch of a text in one face, script and direction.
struct TextItem: Sendable {
  /// The face that sets it.
  var face: LoadedFace
  /// The code units (UTF-16) that it covers.
  var range: Range<Int>
  /// The bidi level.
  var level: UInt8
  /// The script, by ISO 15924 tag.
  var script: UInt32

  /// Whether the stretch reads from right to left.
  var isRightToLeft: Bool { level % 2 == 1 }

  /// Whether another item could go on with this one.
  func continues(_ other: TextItem) -> Bool {
    other.face === face && other.level == level && other.script == script
      && other.range.upperBound == range.lowerBound
  }
}

/// The glyphs of a stretch of text in one face and direction.
struct ShapedRun: Sendable {
  /// The face.
  let face: LoadedFace
  /// The bidi level.
  let level: UInt8
  /// The glyphs in visual order.
  let glyphs: [Glyph]
}
