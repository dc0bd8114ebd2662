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

  /// The tracking of a font's own face; nil is a font that is not there, in whose place another is set untracked.
  ///
  /// SF Pro's tracking is in its `trak` table, of which the guidelines print the values, so a face that has the table is
  /// asked. The published figures serve files that lost it: those up to 28 pt are of a font that passes from one design to
  /// the other, so a file of the display design alone takes them as its stand-in does. Another font's table counts only
  /// beside a `STAT` table ("The details of UI typography", WWDC 2020).
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
    return SystemFontModel.entry(weight: "regular", opticalSize: .display).map(FaceTracking.standIn)
  }
}
