/// What is known of SF Pro's metrics.
package enum SystemFont {
  /// The distance from the baseline to the top of a line, in ems.
  package static let ascent = Figure(0.9521, verticalMetrics)
  /// The distance from the baseline to the bottom of a line, in ems.
  package static let descent = Figure(0.2412, verticalMetrics)
  /// The distance from the baseline to the top of capitals, in ems.
  package static let capHeight = Figure(0.7046, .commonKnowledge)
  /// The largest excess of width, as a share of the available width, that is tightened instead of truncating the text.
  package static let tightening = Figure(
    0.05, Source("NSMutableParagraphStyle.tighteningFactorForTruncation", .documented))

  /// The heights of a line.
  package static let line = FontMetrics(ascent: ascent.value, descent: descent.value)

  /// The height of a line at a point size, in points.
  package static func lineHeight(size: Double) -> Double { size * (ascent.value + descent.value) }

  private static let verticalMetrics = Source(
    "Published readings at 15 and 20 pt; Interface Builder frames at nine sizes agree", .published)

  /// From this point size on SF Pro has its display design.
  package static let displaySize: Double = 20

  /// Family and PostScript names, lowercased, that begin so mean the system font.
  private static let namePrefixes = [
    ".sfui", ".sfns", ".sfpro", ".applesystemui", "sfui", "sf ui", "sfpro-", "sfprotext", "sfprodisplay", "sf pro text",
    "sf pro display",
  ]

  /// Whether a family or PostScript name means the system font; SF Pro Rounded is another.
  package static func isNamed(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "sf pro" || namePrefixes.contains { name.hasPrefix($0) }
  }
}

/// A design of the system font: SF Pro has wider, looser letters for text than for display.
package enum OpticalSize: String, Sendable, Hashable, CaseIterable {
  /// Below 20 pt.
  case text
  /// From 20 pt on.
  case display

  /// The design at a point size.
  package init(pointSize: Double) { self = pointSize < SystemFont.displaySize ? .text : .display }
}

/// The space that the system font adds after each glyph, by point size.
package struct Tracking: Sendable {
  /// Where the figures come from.
  package let source: Source
  private let sizes: [Double]
  private let values: [Double]

  private init(source: Source, _ table: [(size: Double, tracking: Double)]) {
    self.source = source
    sizes = table.map(\.size)
    values = table.map(\.tracking)
  }

  /// The tracking at a point size, in points per glyph; between two sizes of the table on a straight line.
  package func points(atSize size: Double) -> Double {
    guard let first = values.first, let last = values.last else { return 0 }
    guard let above = sizes.firstIndex(where: { $0 >= size }) else { return last }
    guard above > 0 else { return first }
    let share = (size - sizes[above - 1]) / (sizes[above] - sizes[above - 1])
    return values[above - 1] + share * (values[above] - values[above - 1])
  }

  /// SF Pro's tracking; the tables of iOS, macOS, visionOS and tvOS agree (macOS and tvOS swap 52 and 53 pt).
  package static let systemFont = Tracking(
    source: .typographyGuidelines,
    [
      (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15),
      (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
      (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39),
      (32, 0.41), (33, 0.40), (34, 0.40), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37),
      (41, 0.36), (42, 0.37), (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
      (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.30), (58, 0.28), (60, 0.26), (62, 0.24),
      (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
    ])
}

/// The families under which Apple's own system font comes: as system files, and as what Apple lets developers download.
package enum SystemFontFamilies {
  /// One file for all sizes, whose optical size is an axis.
  package static let allSizes = ["SF Pro", ".SF NS", ".SF UI", "System Font", ".AppleSystemUIFont"]
  /// The design below `SystemFont.displaySize`.
  package static let text = ["SF Pro Text", ".SF NS Text", ".SF UI Text", "SF UI Text", ".SF Pro Text"]
  /// The design from `SystemFont.displaySize` on.
  package static let display = [
    "SF Pro Display", ".SF NS Display", ".SF UI Display", "SF UI Display", ".SF Pro Display",
  ]

  /// All families for a point size, the first choice first; the other size's design is nearer than another font.
  package static func families(pointSize: Double) -> [String] {
    pointSize < SystemFont.displaySize ? text + allSizes + display : display + allSizes + text
  }
}

/// Where each platform keeps its fonts.
package enum FontFolders {
  /// The folders in the order in which they are searched; `~` is the user's home folder.
  package static let all: [String] = [
    "/usr/local/share/fonts", "/usr/share/fonts", "~/.local/share/fonts", "~/.fonts",
    "~/Library/Fonts", "/Library/Fonts", "/opt/homebrew/share/fonts", "/System/Library/Fonts",
  ]
  /// The endings of font files that HarfBuzz reads.
  package static let fileExtensions: Set<String> = ["otf", "ttf", "ttc", "otc"]
}
