package import AuditModel

/// What is published or measured of a font of Apple's platforms that an app names and that may not be available here.
package struct AppleFont: Sendable {
  /// How its widths follow from those of Inter in the same weight, without tracking.
  package enum Widths: Sendable, Hashable {
    /// Shares of Inter's advances, up to semibold and from there on.
    case factors(light: Double, bold: Double)
    /// One advance for all characters, in ems.
    case fixed(Double)
  }

  /// The beginnings of its names, in lowercase letters and digits, up to a hyphen.
  let names: [String]
  /// The heights of its lines; nil if they are not known.
  package let line: FontMetrics?
  /// Its widths; nil if they are not known.
  package let widths: Widths?
  /// How far a width may be off before an overrun is certain, as a share of the width.
  package let tolerance: Double
  /// Its letters of other scripts.
  package var scripts: [ScriptWidths.Row] = []

  /// The font of a family name or PostScript name; nil if nothing is known of it.
  package static func named(_ name: String) -> AppleFont? {
    let stem = name.prefix { $0 != "-" }.lowercased().filter { $0.isLetter || $0.isNumber }
    return byName[stem]
  }

  private static let byName = Dictionary(
    fonts.value.flatMap { font in font.names.map { ($0, font) } }, uniquingKeysWith: { first, _ in first })

  /// The fonts.
  ///
  /// Heights are those of the fonts' `hhea` tables as capsize publishes them (seek-oss/capsize, MIT, metrics of
  /// `systemFonts.json`), but for those that labels in Interface Builder documents have: Helvetica (6 labels), Avenir and
  /// Avenir Next (14), Futura (3). Menlo's are those of Bitstream Vera Sans Mono, from which it is made. Factors of regular
  /// text are the median of 740 titles with the advances of ASCII characters that Victory publishes
  /// (FormidableLabs/victory, MIT, `textsize.ts`), tolerances the error that nine of ten of them keep within; those of bold
  /// text have capsize's ratio of the two weights.
  package static let fonts = Figure(
    [
      AppleFont(["helvetica"], FontMetrics(0.92, 0.23), .factors(light: 0.948, bold: 0.984), 0.055),
      AppleFont(["helveticaneue"], FontMetrics(0.952, 0.213, 0.028), .factors(light: 0.956, bold: 0.983), 0.04),
      AppleFont(["arial", "arialmt"], FontMetrics(0.9053, 0.2119, 0.0327), .factors(light: 0.953, bold: 0.99), 0.055),
      AppleFont(
        ["timesnewroman", "timesnewromanps", "timesnewromanpsmt"], FontMetrics(0.8911, 0.2163, 0.0425),
        .factors(light: 0.88, bold: 0.904), 0.09),
      AppleFont(["georgia"], FontMetrics(0.917, 0.2192), .factors(light: 0.956, bold: 1.072), 0.065),
      AppleFont(["verdana"], FontMetrics(1.0054, 0.21), .factors(light: 1.061, bold: 1.141), 0.04),
      AppleFont(["tahoma"], FontMetrics(1.0005, 0.2065), .factors(light: 0.929, bold: 1.02), 0.04),
      AppleFont(["trebuchetms", "trebuchet"], FontMetrics(0.939, 0.2222), .factors(light: 0.94, bold: 0.947), 0.065),
      AppleFont(["couriernew", "couriernewps", "couriernewpsmt"], FontMetrics(0.8325, 0.3003), .fixed(0.6001), 0.005),
      AppleFont(["menlo"], FontMetrics(0.9282, 0.2358), .fixed(0.6021), 0.005),
      AppleFont(["avenir"], FontMetrics(1, 0.366), nil, missing),
      AppleFont(["avenirnext"], FontMetrics(1, 0.366), nil, missing),
      AppleFont(["futura"], FontMetrics(1.039, 0.26, 0.029), nil, missing),
      AppleFont(
        ["geezapro"], nil, nil, missing,
        scripts: [.init(scripts: ["Arab"], weights: [], face: "", factor: 0.87, tolerance: 0.08, texts: 6)]),
    ], Source("capsize's and Victory's tables of font metrics, frames in Interface Builder documents", .measured))

  private static var missing: Double { MeasurementTolerance.missingFont.value }

  private init(
    _ names: [String], _ line: FontMetrics?, _ widths: Widths?, _ tolerance: Double, scripts: [ScriptWidths.Row] = []
  ) {
    self.names = names
    self.line = line
    self.widths = widths
    self.tolerance = tolerance
    self.scripts = scripts
  }
}

extension FontMetrics {
  fileprivate init(_ ascent: Double, _ descent: Double, _ leading: Double = 0) {
    self.init(ascent: ascent, descent: descent, leading: leading)
  }
}

extension AppleFont.Widths {
  /// The advance of some glyphs in a weight, from Inter's; both in ems.
  package func advance(_ ems: Double, glyphs: Int, weight: FontWeight) -> Double {
    switch self {
    case .factors(let light, let bold): ems * (weight.isBold ? bold : light)
    case .fixed(let advance): advance * Double(glyphs)
    }
  }
}

extension FontWeight {
  fileprivate var isBold: Bool { [.bold, .heavy, .black].contains(self) }
}
