import AuditModel
import PlatformData

/// A font at its size, with all that a verdict needs of it: faces, factors, the widths of the marks that cuts add.
///
/// One task at a time may use it; `TextMeasurer` makes it, and has to outlive it.
package final class FontSize {
  /// The font.
  let font: ResolvedFont
  /// By how much the font has shrunk.
  let factor: Double
  /// The faces that set it.
  let faces: FontFaces
  /// What a verdict needs of it.
  let measures: SizeMeasures
  private let session: ShapingSession
  private let facesAtSize: (ResolvedFont, Double) -> FontFaces
  private var smaller: [Int: FontSize] = [:]

  /// A font at its size times `factor`; `facesAtSize` finds the faces for a font and such a factor.
  init(
    _ font: ResolvedFont, factor: Double = 1, session: ShapingSession,
    facesAtSize: @escaping (ResolvedFont, Double) -> FontFaces
  ) {
    let faces = facesAtSize(font, factor)
    let scale = FontScale(font, stack: faces.stack, factor: factor)
    self.font = font
    self.factor = factor
    self.faces = faces
    self.session = session
    self.facesAtSize = facesAtSize
    measures = SizeMeasures(
      scale: scale, ellipsisWidth: scale.points(faces.mark(FittedLine.ellipsis, session: session).total),
      hyphenWidth: scale.points(faces.mark(faces.hyphen, session: session).total),
      metrics: LineMetrics(font, stack: faces.stack, factor: factor))
  }

  /// From font units to points.
  var scale: FontScale { measures.scale }

  /// The heights of its lines where no paragraph style says otherwise.
  var metrics: LineMetrics { measures.metrics }

  /// The font shrunk to some thousandths of its size.
  func shrunk(toThousandths thousandths: Int) -> FontSize {
    if let known = smaller[thousandths] { return known }
    let made = FontSize(font, factor: Double(thousandths) / 1000, session: session, facesAtSize: facesAtSize)
    smaller[thousandths] = made
    return made
  }
}
