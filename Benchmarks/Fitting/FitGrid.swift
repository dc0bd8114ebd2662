import AuditModel
import TextLayout

/// The boxes that every title is fitted into: all combinations of sizes, modes and widths.
struct FitGrid {
  /// The font at each size, ascending.
  var fonts: [ResolvedFont]
  /// The modes.
  var modes: [LineBreakMode]
  /// The widths in points, ascending.
  var widths: [Points]

  /// The body font at the 12 content sizes, all 6 modes, 3 widths.
  static let full = FitGrid(
    fonts: ContentSizeCategory.allCases.map(body), modes: LineBreakMode.allCases, widths: [80, 160, 320])

  /// One size and one mode, in all widths.
  static let single = FitGrid(fonts: [body(.standard)], modes: [.truncatingTail], widths: full.widths)

  /// The number of boxes.
  var count: Int { fonts.count * modes.count * widths.count }

  /// The maximum number of lines in a mode: two if it wraps.
  static func lines(in mode: LineBreakMode) -> Int { mode.wraps ? 2 : 1 }

  /// The grid without the system font's tracking, which peers do not have.
  var withoutTracking: FitGrid {
    var grid = self
    for index in fonts.indices { grid.fonts[index].tracking = 0 }
    return grid
  }

  private static func body(_ size: ContentSizeCategory) -> ResolvedFont {
    FontResolver.resolve(nil, default: FontDescription(style: .body), at: size, platform: .iOS)
  }
}
