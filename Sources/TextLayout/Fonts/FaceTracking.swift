import PlatformData

/// The space that a font adds after each glyph by itself, by point size.
enum FaceTracking: Sendable {
  /// None.
  case none
  /// SF Pro's published table.
  case systemFont
  /// The face's own table.
  case table(TrackingTable)

  /// The tracking of a face.
  ///
  /// SF Pro's tracking is in its `trak` table, of which the guidelines print the values; so a face that has the table is
  /// asked, and the published figures serve files that lost it, and the stand-in. Another font's table counts only beside
  /// a `STAT` table ("The details of UI typography", WWDC 2020).
  init(of face: FontFace?, isSystemFont: Bool) {
    let table = face.flatMap { TrackingTable($0.table(TrackingTable.tag), unitsPerEm: $0.unitsPerEm) }
    if let table, isSystemFont || face?.table(TrackingTable.styleAttributes).isEmpty == false {
      self = .table(table)
    } else {
      self = isSystemFont ? .systemFont : .none
    }
  }

  /// Points after each glyph.
  func points(atSize size: Double) -> Double {
    switch self {
    case .none: 0
    case .systemFont: Tracking.systemFont.points(atSize: size)
    case .table(let table): table.points(atSize: size)
    }
  }
}
