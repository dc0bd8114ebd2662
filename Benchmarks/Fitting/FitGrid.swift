import AuditModel
import TextLayout

/// The rooms that every title is fitted into: sizes, modes and widths, each with each.
struct FitGrid {
  /// The font at each size, growing.
  var fonts: [ResolvedFont]
  /// The modes.
  var modes: [LineBreakMode]
  /// The widths in points, growing.
  var widths: [Points]

  /// The body font at the 12 content sizes, all 6 modes, 3 widths.
  static let full = FitGrid(
    fonts: ContentSizeCategory.allCases.map(body), modes: LineBreakMode.allCases, widths: [80, 160, 320])

  /// One size and one mode, in all widths.
  static let single = FitGrid(fonts: [body(.standard)], modes: [.truncatingTail], widths: full.widths)

  /// How many rooms a title is fitted into.
  var count: Int { fonts.count * modes.count * widths.count }

  /// How many lines a title may take in a mode: two where it wraps by itself.
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
