import AuditModel
import PlatformData

/// A face with its role.
final class LoadedFace: Sendable {
  /// The face.
  let face: FontFace
  /// Its role, for reports.
  let role: String
  /// Whether the request's own font is set in it, not a fallback.
  let isPrimary: Bool
  /// How its widths come to be those of the font that the app will have.
  let basis: WidthBasis
  /// Why the widths are another font's; nil if the face is the font itself, or its stand-in.
  let substitution: String?
  /// How the widths of texts follow from the face's, by ISO 15924 tag: where it replaces a script's font.
  private let scriptWidths: [UInt32: ScriptWidths.Row]

  /// A face in its role.
  init(
    face: FontFace, role: String, isPrimary: Bool, basis: WidthBasis, substitution: String? = nil,
    scriptWidths: [UInt32: ScriptWidths.Row] = [:]
  ) {
    self.substitution = substitution
    self.face = face
    self.role = role
    self.isPrimary = isPrimary
    self.basis = basis
    self.scriptWidths = scriptWidths
  }

  /// How the advances of a script's letters are corrected in a font whose own face is corrected by `own`.
  func advances(script: UInt32, own: AdvanceModel) -> AdvanceModel {
    isPrimary ? own : scriptWidths[script].map(AdvanceModel.script) ?? .own
  }

  /// The same face with other widths of some scripts.
  func replacing(_ rows: [ScriptWidths.Row]) -> LoadedFace {
    let own = rows.flatMap { row in row.scripts.map { (ScriptTag.number(of: $0), row) } }
    return LoadedFace(
      face: face, role: role, isPrimary: isPrimary, basis: basis,
      scriptWidths: scriptWidths.merging(own) { _, row in row })
  }

  /// The same face in the place of a font that is not installed.
  func replacing(_ font: MissingFont) -> LoadedFace {
    LoadedFace(
      face: face, role: role, isPrimary: isPrimary, basis: .substitute,
      substitution: "\(font.family), the substitute for the font of \(font.use), is not installed; "
        + "measured with \(face.postScriptName)")
  }

  /// The face as reports name it.
  var use: FontUse {
    FontUse(
      family: face.name(.typographicFamily) ?? face.name(.family) ?? face.fileName, file: face.fileName,
      version: face.name(.version) ?? "", role: role)
  }
}

/// How a face's advances become those of the font that it replaces.
enum AdvanceModel: Sendable {
  /// They are the font's own, or nothing is known of the difference.
  case own
  /// The system font's stand-in: something is added to each glyph.
  case systemFont(SystemFontModel.Entry)
  /// A script's stand-in: advances are scaled, or replaced letter by letter.
  case script(ScriptWidths.Row)
  /// The stand-in of a named font whose widths are known.
  case named(AppleFont.Widths, FontWeight)

  /// The advance of some glyphs of a UTF-16 unit's character, in ems.
  ///
  /// Marks and joiners, which have no advance, keep none.
  @inline(__always)
  func corrected(_ ems: Double, glyphs: Int, of unit: UInt16) -> Double {
    switch self {
    case .own: ems
    case .systemFont(let entry): ems + entry.addition(to: unit) * Double(glyphs)
    case .script(let row): row.advance(ems, glyphs: glyphs, of: unit)
    case .named(let widths, let weight): widths.advance(ems, glyphs: glyphs, weight: weight)
    }
  }
}
