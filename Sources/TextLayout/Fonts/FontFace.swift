import CTextEngine

/// A glyph as shaped: its number, the UTF-16 offset it stands for, advance and offsets in font units.
typealias Glyph = te_glyph

/// One face of a font file, unhinted, in font units.
final class FontFace: @unchecked Sendable {  // The handle never changes once it is open (CTextEngine.h).
  /// The face in the C library; shared by threads, since it never changes.
  let handle: OpaquePointer
  /// The file's path.
  let path: String
  /// The face's index in a collection.
  let index: Int
  /// Font units per em; at least 1.
  let unitsPerEm: Int
  /// The distance from the baseline to the top of a line, in ems.
  let ascent: Double
  /// The distance from the baseline to the bottom of a line, in ems.
  let descent: Double
  /// The weight, 1 to 1000.
  let weight: Double
  /// Whether the face is italic.
  let isItalic: Bool

  /// The face of that index; nil where the file cannot be read or is no font.
  init?(path: String, index: Int = 0) {
    guard let number = UInt32(exactly: index), let handle = te_font_open(path, number) else { return nil }
    self.handle = handle
    self.path = path
    self.index = index
    let metrics = te_font_metrics(handle)
    unitsPerEm = max(Int(metrics.units_per_em), 1)
    ascent = Double(metrics.ascender) / Double(unitsPerEm)
    descent = -Double(metrics.descender) / Double(unitsPerEm)
    weight = Double(metrics.weight)
    isItalic = metrics.is_italic
  }

  deinit { te_font_close(handle) }

  /// The number of faces in a file; 0 where it is no font.
  static func count(in path: String) -> Int { Int(te_font_count(path)) }

  /// The names of the name table that identify a face.
  enum Name: UInt32 { case family = 1, full = 4, version = 5, postScript = 6, typographicFamily = 16 }

  /// An entry of the name table; nil where there is none.
  func name(_ name: Name) -> String? {
    var bytes = [CChar](repeating: 0, count: 256)
    let length = te_font_name(handle, name.rawValue, &bytes, bytes.count)
    guard length > 0 else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The file's name without its folder.
  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The PostScript name, or the file's name where it has none.
  var postScriptName: String { name(.postScript) ?? fileName }

  /// How many of the first code units belong to characters that the face has a glyph for, or that need none.
  func covered(_ units: UnsafeBufferPointer<UInt16>) -> Int { te_font_covered(handle, units.baseAddress, units.count) }

  /// Whether the face has a glyph for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool { te_font_covers(handle, scalar.value) }

  /// The outline of a glyph in font units, y growing upwards; empty where it has none.
  func outline(of glyph: UInt32) -> [te_segment] {
    Self.collect(capacity: 128, empty: te_segment()) { te_font_outline(handle, glyph, $0, $1) }
  }

  /// The items that `fill` stores; it is called again with more room until what it counts fits.
  static func collect<Item>(
    capacity: Int, empty: Item, _ fill: (UnsafeMutablePointer<Item>?, Int) -> Int
  ) -> [Item] {
    var items = [Item](repeating: empty, count: capacity)
    var count = items.withUnsafeMutableBufferPointer { fill($0.baseAddress, capacity) }
    if count > capacity {
      items = [Item](repeating: empty, count: count)
      count = min(count, items.withUnsafeMutableBufferPointer { fill($0.baseAddress, count) })
    }
    return Array(items.prefix(count))
  }
}
