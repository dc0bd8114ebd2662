/// A few letters at the end or the beginning of a line, which texts have in common.
struct EdgeKey: Hashable {
  private var face: ObjectIdentifier
  private var language: ObjectIdentifier
  private var script: UInt32
  private var letters: UInt64
  private var isStart: Bool

  /// The key of some code units of a text; nil where they are too many, or where what stands beside them may change them.
  init?(_ units: [UInt16], _ range: Range<Int>, _ item: TextItem, _ language: TextLanguage, isStart: Bool) {
    guard range.count <= 4, item.face.isPrimary, !item.isRightToLeft else { return nil }
    // Not the font's face alone: as the system font's stand-in it has other widths than by its own name.
    face = ObjectIdentifier(item.face)
    self.language = ObjectIdentifier(language)
    script = item.script
    letters = units[range].reduce(0) { $0 << 16 | UInt64($1) }
    self.isStart = isStart
  }
}
