import TextLayout

/// The faces of a grid's fonts: one below 20 pt, another from 20 pt.
struct FaceVariants {
  /// The variant of each font, numbered by the fonts' order.
  let ofFont: [Int]
  /// The first font of each variant.
  let fonts: [ResolvedFont]

  /// Fonts are of the same variant if they use the same faces for a title in each language.
  init(_ grid: FitGrid, titles: [Title], finder: FaceRunFinder) {
    let probes = Dictionary(titles.map { ($0.locale, $0) }, uniquingKeysWith: { first, _ in first }).values
    var known: [[[FaceRun]]] = []
    var (ofFont, fonts) = ([Int](), [ResolvedFont]())
    for font in grid.fonts {
      let runs = probes.map { finder.runs(of: $0.text, locale: $0.locale, font: font) }
      if let variant = known.firstIndex(of: runs) {
        ofFont.append(variant)
      } else {
        ofFont.append(known.count)
        known.append(runs)
        fonts.append(font)
      }
    }
    self.ofFont = ofFont
    self.fonts = fonts
  }
}
