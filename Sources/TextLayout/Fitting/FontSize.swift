import AuditModel
import PlatformData

/// A font at its size, with all that a verdict needs of it: faces, factors, the widths of the marks that truncation and
/// hyphenation add.
///
/// One task at a time may use it; `TextMeasurer` makes it, and has to outlive it.
package final class FontSize {
  /// The font.
  let font: ResolvedFont
  /// By how much the font has shrunk.
  let factor: Double
  /// The marks that truncation and hyphenation add.
  let marks: FontMarks
  /// What a verdict needs of it.
  let measures: SizeMeasures
  private let session: ShapingSession
  private let marksAtSize: (ResolvedFont, Double) -> FontMarks
  private var smaller: [Int: FontSize] = [:]

  /// A font at its size times `factor`; `marksAtSize` finds the faces for a font and such a factor.
  init(
    _ font: ResolvedFont, factor: Double = 1, session: ShapingSession,
    marksAtSize: @escaping (ResolvedFont, Double) -> FontMarks
  ) {
    let marks = marksAtSize(font, factor)
    let scale = FontScale(font, cascade: marks.faces.cascade, factor: factor)
    self.font = font
    self.factor = factor
    self.marks = marks
    self.session = session
    self.marksAtSize = marksAtSize
    measures = SizeMeasures(
      scale: scale, ellipsisWidth: scale.points(marks.mark(TypesetLine.ellipsis, session: session).total),
      hyphenWidth: scale.points(marks.mark(marks.hyphen, session: session).total),
      metrics: LineMetrics(font, cascade: marks.faces.cascade, factor: factor))
  }

  /// The faces that set it.
  var faces: FontFaces { marks.faces }

  /// From font units to points.
  var scale: FontScale { measures.scale }

  /// The heights of its lines where no paragraph style says otherwise.
  var metrics: LineMetrics { measures.metrics }

  /// The font shrunk to some thousandths of its size.
  func shrunk(toThousandths thousandths: Int) -> FontSize {
    if let known = smaller[thousandths] { return known }
    let made = FontSize(font, factor: Double(thousandths) / 1000, session: session, marksAtSize: marksAtSize)
    smaller[thousandths] = made
    return made
  }
}

/// Several sizes of fonts to fit one title after another at, gathered by the faces that set them.
///
/// One task at a time may use it; `TextMeasurer` makes it.
package final class FontSizes {
  /// The sizes that the same faces set.
  struct Group {
    /// The faces.
    let faces: FontFaces
    /// The sizes.
    var sizes: [FontSize]
    /// What a verdict needs of each, as plain memory.
    var measures: [SizeMeasures]
  }

  /// The groups in the order of their first sizes.
  let groups: [Group]

  /// Some sizes.
  init(_ sizes: [FontSize]) {
    var groups: [Group] = []
    for size in sizes {
      guard let index = groups.firstIndex(where: { $0.faces === size.faces }) else {
        groups.append(Group(faces: size.faces, sizes: [size], measures: [size.measures]))
        continue
      }
      groups[index].sizes.append(size)
      groups[index].measures.append(size.measures)
    }
    self.groups = groups
  }
}

/// What a verdict needs of a font's size, as plain memory.
struct SizeMeasures: Sendable {
  /// From font units to points.
  let scale: FontScale
  /// The width of the ellipsis of a truncated text, in points.
  let ellipsisWidth: Double
  /// The width of the hyphen of a broken word, in points.
  let hyphenWidth: Double
  /// The heights of its lines where no paragraph style says otherwise.
  let metrics: LineMetrics
}

/// The fonts that a measurer has met: the faces of each, and the sizes.
final class MeasurerFonts {
  private let library: FontLibrary
  private var marks: [FaceKey: FontMarks] = [:]
  private var sizes: [ResolvedFont: FontSize] = [:]

  /// The fonts of a library.
  init(library: FontLibrary) { self.library = library }

  /// A font at its size.
  func size(_ font: ResolvedFont, session: ShapingSession) -> FontSize {
    if let known = sizes[font] { return known }
    // A batch may ask for any number of sizes.
    if sizes.count > 4096 { sizes = [:] }
    let made = FontSize(font, session: session) { [unowned self] in self.marks(of: $0, factor: $1) }
    sizes[font] = made
    return made
  }

  /// The faces that set a text so far.
  var used: [LoadedFace] { marks.values.flatMap(\.faces.used) }

  /// The fonts that some text needed so far and that are not installed.
  var missing: Set<MissingFont> { marks.values.reduce(into: []) { $0.formUnion($1.faces.missing) } }

  private func marks(of font: ResolvedFont, factor: Double) -> FontMarks {
    var atSize = font
    atSize.pointSize = font.safePointSize * factor
    let key = FaceKey(atSize, library: library)
    if let known = marks[key] { return known }
    let made = FontMarks(FontFaces(cascade: FaceCascade(for: atSize, library: library)))
    marks[key] = made
    return made
  }
}

/// The marks of one font that truncation and hyphenation add to lines, each shaped once.
///
/// One task at a time may use it.
final class FontMarks {
  /// The faces that set the marks.
  let faces: FontFaces
  private var shaped: [String: ShapedText] = [:]

  /// The marks of a font's faces.
  init(_ faces: FontFaces) { self.faces = faces }

  /// What is shown where a word is broken: the first of the usual hyphens that the font has.
  var hyphen: String {
    let own = Hyphenation.hyphens.value.first { hyphen in faces.cascade.primary?.face.covers(hyphen) ?? false }
    return String(own ?? Hyphenation.hyphens.value.last ?? "-")
  }

  /// The text of the mark at a line's end; nil if there isn't one.
  func text(of mark: TypesetLine.Mark) -> String? {
    switch mark {
    case .none: nil
    case .ellipsis: TypesetLine.ellipsis
    case .hyphen: hyphen
    }
  }

  /// The shaped form of a mark that is set by itself, such as an ellipsis: shaped once.
  func mark(_ text: String, session: ShapingSession) -> ShapedText {
    if let known = shaped[text] { return known }
    let analysis = TextAnalysis(text, locale: nil, withLineBreaks: false, session: session)
    let mark = ShapedText(analysis, language: session.language(nil), faces: faces, session: session, isMark: true)
    shaped[text] = mark
    return mark
  }
}
