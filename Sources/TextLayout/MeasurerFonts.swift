import AuditModel
import PlatformData

/// The fonts that a measurer has met: the faces of each, and the sizes.
final class MeasurerFonts {
  /// What decides which faces set a text.
  private struct FaceKey: Hashable {
    var weight: FontWeight
    var family: String?
    var file: String?
    var isItalic: Bool
    var opticalSize: OpticalSize

    init(_ font: ResolvedFont) {
      (weight, family, file, isItalic) = (font.weight, font.family, font.file, font.isItalic)
      opticalSize = font.opticalSize
    }
  }

  private let library: FontLibrary
  private var faces: [FaceKey: FontFaces] = [:]
  private var sizes: [ResolvedFont: FontSize] = [:]

  /// The fonts of a library.
  init(library: FontLibrary) { self.library = library }

  /// A font at its size.
  func size(_ font: ResolvedFont, session: ShapingSession) -> FontSize {
    if let known = sizes[font] { return known }
    // A batch may ask for any number of sizes.
    if sizes.count > 4096 { sizes = [:] }
    let made = FontSize(font, session: session) { [unowned self] in self.faces(of: $0, factor: $1) }
    sizes[font] = made
    return made
  }

  /// The faces that set a text so far.
  var used: [LoadedFace] { faces.values.flatMap(\.used) }

  private func faces(of font: ResolvedFont, factor: Double) -> FontFaces {
    var atSize = font
    atSize.pointSize = font.safePointSize * factor
    let key = FaceKey(atSize)
    if let known = faces[key] { return known }
    let made = FontFaces(stack: FaceStack(for: atSize, library: library))
    faces[key] = made
    return made
  }
}
