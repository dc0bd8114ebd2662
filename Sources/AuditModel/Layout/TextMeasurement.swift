/// Whether and how a text fits in the available size.
public enum FitVerdict: Sendable, Hashable {
  /// The text fits; `slack` points of width are left.
  case fits(slack: Points)
  /// The text fits on more than one line, as it may.
  case wraps(lines: Int)
  /// The text fits after the font shrank to `scale` (0…1).
  case shrinks(scale: Double)
  /// The text fits after its letter spacing tightened.
  case tightens
  /// The text is truncated with an ellipsis, or at a word or character; `dropped` grapheme clusters are not shown.
  case truncates(visible: String, dropped: Int)
  /// The text is clipped at the edge of the available rectangle; `overflow` points are not shown.
  case clips(overflow: Points)
  /// The text could not be judged, with the reason.
  case needsReview(reason: String)

  /// The verdict's name in reports: `fits`, `wraps`, `shrinks`, `tightens`, `truncates`, `clips`, `needsReview`.
  public var name: String {
    switch self {
    case .fits: "fits"
    case .wraps: "wraps"
    case .shrinks: "shrinks"
    case .tightens: "tightens"
    case .truncates: "truncates"
    case .clips: "clips"
    case .needsReview: "needsReview"
    }
  }

  /// Whether all of the text is shown.
  public var showsWholeText: Bool {
    switch self {
    case .fits, .wraps, .shrinks, .tightens: true
    case .truncates, .clips, .needsReview: false
    }
  }
}

/// A text as it is laid out in an available size, at one content size.
public struct TextMeasurement: Sendable, Hashable {
  /// The font's point size before any shrinking.
  public var pointSize: Double
  /// The width on one line in points, unrounded.
  public var naturalWidth: Double
  /// The width that layout reserves: the widest line, rounded up to half a point.
  public var layoutWidth: Points
  /// The height of one line in points.
  public var lineHeight: Points
  /// The height of the lines that are shown.
  public var textHeight: Points
  /// The number of lines that are shown.
  public var lines: Int
  /// The factor to which the font shrank; 1 where it did not.
  public var scale: Double
  /// The text that stays visible.
  public var visibleText: String
  /// How many grapheme clusters are not shown.
  public var droppedClusters: Int
  /// By how many points the text is too wide (too tall, if it wraps); zero if it fits.
  public var over: Points
  /// Whether and how the text fits.
  public var verdict: FitVerdict
  /// The faces that shaped the text, by PostScript name, sorted.
  public var faces: [String]
  /// Whether some characters had no glyph in any face at hand, so that the width is an estimate.
  public var hasMissingGlyphs: Bool
  /// How many lines the whole text needs in this width, before any tightening or shrinking.
  public var neededLines = 1
  /// The height of these lines in points.
  public var neededHeight = Points.zero
  /// Whether a line ends inside a word, because the mode breaks anywhere or the word is wider than the available width.
  public var breaksWord = false
  /// What the available size allows; nil if its width is not known.
  public var budget: FitBudget?
  /// Why the widths are another font's; nil if they are the font's own, or those of its proven stand-in.
  public var substitution: String?
  /// How the widths came about, of several faces the least sure.
  public var basis = WidthBasis.systemModel
  /// The font's weight.
  public var weight = FontWeight.regular
  /// The font's name; nil is the system font.
  public var family: String?

  /// A measurement.
  public init(
    pointSize: Double, naturalWidth: Double, layoutWidth: Points, lineHeight: Points, textHeight: Points, lines: Int,
    scale: Double = 1, visibleText: String, droppedClusters: Int = 0, over: Points = 0, verdict: FitVerdict,
    faces: [String], hasMissingGlyphs: Bool = false
  ) {
    self.pointSize = pointSize
    self.naturalWidth = naturalWidth
    self.layoutWidth = layoutWidth
    self.lineHeight = lineHeight
    self.textHeight = textHeight
    self.lines = lines
    self.scale = scale
    self.visibleText = visibleText
    self.droppedClusters = droppedClusters
    self.over = over
    self.verdict = verdict
    self.faces = faces
    self.hasMissingGlyphs = hasMissingGlyphs
  }
}

/// A font file that a run used.
public struct FontUse: Sendable, Hashable, Codable, Comparable {
  /// The family's name.
  public var family: String
  /// The file's name, without its folder.
  public var file: String
  /// The font's version.
  public var version: String
  /// What it is used as: `system font (stand-in for SF Pro)`, `Arabic (stand-in for SF Arabic)`, `custom`.
  public var role: String

  /// A font file that was used.
  public init(family: String, file: String, version: String, role: String) {
    self.family = family
    self.file = file
    self.version = version
    self.role = role
  }

  /// By file, then role.
  public static func < (left: FontUse, right: FontUse) -> Bool {
    (left.file, left.role, left.family, left.version) < (right.file, right.role, right.family, right.version)
  }
}

/// A font that a run needed and that is not installed.
public struct MissingFont: Sendable, Hashable, Codable, Comparable {
  /// What it would set: `system font`, `Thai`.
  public var use: String
  /// The family.
  public var family: String
  /// The package that installs it on Debian and Ubuntu.
  public var package: String
  /// Whether it replaces the system font, without which nothing is measured.
  public var isSystemFont: Bool

  /// A font by what it would set.
  public init(use: String, family: String, package: String, isSystemFont: Bool) {
    self.use = use
    self.family = family
    self.package = package
    self.isSystemFont = isSystemFont
  }

  /// By package, then family.
  public static func < (left: MissingFont, right: MissingFont) -> Bool {
    (left.package, left.family, left.use) < (right.package, right.family, right.use)
  }
}

/// The outlines of a text as it is set: what a picture of a button draws.
public struct TextPicture: Sendable, Hashable, Codable {
  /// One line of glyph outlines.
  public struct Line: Sendable, Hashable, Codable {
    /// The outlines as an SVG path, in points, origin at the baseline's left end, y growing downwards.
    public var path: String
    /// The line's width in points.
    public var width: Points

    /// A line of outlines.
    public init(path: String, width: Points) {
      self.path = path
      self.width = width
    }
  }

  /// The lines that are shown, top to bottom.
  public var lines: [Line]
  /// The whole text on one line, before anything was cut; nil if `lines` already hold all of it.
  public var whole: Line?
  /// The height of one line in points.
  public var lineHeight: Points
  /// The distance from the top of a line to its baseline in points.
  public var ascent: Points
  /// The available width in points.
  public var availableWidth: Points
  /// The available height in points.
  public var availableHeight: Points?
  /// Whether the text runs from right to left.
  public var isRightToLeft: Bool
  /// The edge at which lines stand; nil is the leading one.
  public var alignment: TextAlignment?

  /// A picture of lines in an available size.
  public init(
    lines: [Line], whole: Line? = nil, lineHeight: Points, ascent: Points, availableWidth: Points,
    availableHeight: Points?,
    isRightToLeft: Bool
  ) {
    self.lines = lines
    self.whole = whole
    self.lineHeight = lineHeight
    self.ascent = ascent
    self.availableWidth = availableWidth
    self.availableHeight = availableHeight
    self.isRightToLeft = isRightToLeft
  }
}

/// How long a text may be in its available size, for translators.
public struct FitBudget: Sendable, Hashable, Codable {
  /// The width of a line in points.
  public var width: Points
  /// How many lines fit, by the limit of the control and by height; nil means any number.
  public var lines: Int?
  /// About how many grapheme clusters fit: at the text's own mean advance, rounded down; nil if lines are not limited.
  public var characters: Int?

  /// A budget.
  public init(width: Points, lines: Int?, characters: Int?) {
    self.width = width
    self.lines = lines
    self.characters = characters
  }
}

/// How a measured width came about, the surest first.
public enum WidthBasis: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// The font itself is at hand.
  case font
  /// The system font's stand-in, corrected by what is known of the system font.
  case systemModel
  /// A stand-in for another script's font, with its widths as far as they were compared.
  case standIn
  /// Another font with the known widths of the one that is asked for, which is not at hand.
  case scaled
  /// Another font, because the one that is asked for is not at hand.
  case substitute

  /// Whether the first is surer.
  public static func < (first: WidthBasis, second: WidthBasis) -> Bool {
    (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
  }
}

/// The size that a control leaves for a title.
public enum AvailableSize: Sendable, Hashable {
  /// The width is fixed, whatever the title.
  case fixed(Size)
  /// The file records a width, but the control grows with its title.
  case grows(Size)
  /// The width rests on what is only commonly known, or is the least that it may be: an overrun is for a person to look at.
  case estimated(Size, reason: String)
  /// The control grows with its title without end: every title fits.
  case unlimited(reason: String)
  /// No width is known.
  case unknown(reason: String)

  /// The width and height in points, where they are known.
  public var size: Size? {
    switch self {
    case .fixed(let size), .grows(let size), .estimated(let size, _): size
    case .unlimited, .unknown: nil
    }
  }

  /// The size marked as estimated, for a reason; one that grows or is unknown stays as it is.
  public func estimated(because reason: String) -> AvailableSize {
    guard case .fixed(let size) = self else { return self }
    return .estimated(size, reason: reason)
  }
}
