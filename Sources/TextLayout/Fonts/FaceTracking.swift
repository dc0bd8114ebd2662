import AuditModel
import PlatformData

/// The space that a font adds after each glyph by itself, by point size.
enum FaceTracking: Sendable {
  /// None.
  case none
  /// SF Pro's published table, for a file that has both of its designs on an axis.
  case systemFont
  /// What the system font's model gives a face of one design.
  case standIn(SystemFontModel.Entry)
  /// The face's own table.
  case table(TrackingTable)

  /// The tracking of a font's own face; nil if the font is not installed, in which case another is set untracked.
  ///
  /// SF Pro's tracking is in its `trak` table, of which the guidelines print the values, so a face that has the table
  /// is asked. The published figures serve files that lost it: those up to 28 pt are of a font that passes from one
  /// design to the other, so a file of the display design alone takes them as its stand-in does. Another font's table
  /// counts only together with a `STAT` table ("The details of UI typography", WWDC 2020).
  init(of face: FontFace?, isSystemFont: Bool) {
    let table = face.flatMap { TrackingTable($0.table(TrackingTable.tag), unitsPerEm: $0.unitsPerEm) }
    if let face, let table, isSystemFont || !face.table(TrackingTable.styleAttributes).isEmpty {
      self = .table(table)
    } else if let face, isSystemFont {
      self = Self.displayDesign(of: face) ?? .systemFont
    } else {
      self = .none
    }
  }

  /// Points after each glyph.
  func points(atSize size: Double) -> Double {
    switch self {
    case .none: 0
    case .systemFont: Tracking.systemFont.points(atSize: size)
    case .standIn(let entry): entry.tracking(atSize: size)
    case .table(let table): table.points(atSize: size)
    }
  }

  private static func displayDesign(of face: FontFace) -> FaceTracking? {
    let families = [face.name(.typographicFamily), face.name(.family)].compactMap { $0 }
    guard families.contains(where: SystemFontFamilies.display.contains) else { return nil }
    return SystemFontModel.entry(weight: .regular, opticalSize: .display).map(FaceTracking.standIn)
  }
}

/// The tracking that a face itself asks for by point size: Apple's `trak` table, in its normal setting, for horizontal
/// text.
struct TrackingTable: Sendable, Hashable {
  private let sizes: [Double]
  /// Ems after each glyph, for each of the sizes.
  private let values: [Double]

  /// The table's four letters.
  static let tag: UInt32 = 0x7472_616B  // 'trak'
  /// The table of style attributes, without which Apple's platforms pass over an app's own font's tracking.
  static let styleAttributes: UInt32 = 0x5354_4154  // 'STAT'

  /// The normal track of a `trak` table; nil if the bytes contain none.
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
