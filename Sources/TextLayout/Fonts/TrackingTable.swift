/// The tracking that a face itself asks for by point size: Apple's `trak` table, in its normal setting, for horizontal text.
struct TrackingTable: Sendable, Hashable {
  private let sizes: [Double]
  /// Ems after each glyph, for each of the sizes.
  private let values: [Double]

  /// The table's four letters.
  static let tag: UInt32 = 0x7472_616B  // 'trak'
  /// The table of style attributes, without which Apple's platforms pass over an app's own font's tracking.
  static let styleAttributes: UInt32 = 0x5354_4154  // 'STAT'

  /// The normal track of a `trak` table; nil where the bytes hold none.
  init?(_ bytes: [UInt8], unitsPerEm: Int) {
    let table = BigEndianBytes(bytes)
    guard let start = table.unsigned16(6), start > 0, let tracks = table.unsigned16(start),
      let sizeCount = table.unsigned16(start + 2), sizeCount > 0, let sizeTable = table.signed32(start + 4)
    else { return nil }
    let entries = (0..<tracks).map { start + 8 + $0 * 8 }
    guard let normal = entries.first(where: { table.signed32($0) == 0 }), let offset = table.unsigned16(normal + 6)
    else { return nil }
    let points = (0..<sizeCount).compactMap { table.signed32(sizeTable + 4 * $0).map { Double($0) / 65536 } }
    let units = (0..<sizeCount).compactMap { table.signed16(offset + 2 * $0).map { Double($0) / Double(unitsPerEm) } }
    guard points.count == sizeCount, units.count == sizeCount, points == points.sorted() else { return nil }
    (sizes, values) = (points, units)
  }

  /// The tracking at a point size, in points per glyph; between two sizes of the table on a straight line.
  func points(atSize size: Double) -> Double { ems(atSize: size) * size }

  private func ems(atSize size: Double) -> Double {
    guard let first = values.first, let last = values.last else { return 0 }
    guard let above = sizes.firstIndex(where: { $0 >= size }) else { return last }
    guard above > 0 else { return first }
    let share = (size - sizes[above - 1]) / (sizes[above] - sizes[above - 1])
    return values[above - 1] + share * (values[above] - values[above - 1])
  }
}

/// Numbers in the byte order of font files; nil beyond the end.
private struct BigEndianBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func unsigned16(_ offset: Int) -> Int? { number(offset, size: 2) }
  func signed16(_ offset: Int) -> Int? { number(offset, size: 2).map { Int(Int16(truncatingIfNeeded: $0)) } }
  func signed32(_ offset: Int) -> Int? { number(offset, size: 4).map { Int(Int32(truncatingIfNeeded: $0)) } }

  private func number(_ offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
  }
}
