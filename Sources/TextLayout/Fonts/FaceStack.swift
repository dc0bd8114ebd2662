import AuditModel
import PlatformData

/// A face with what it stands for.
final class LoadedFace: Sendable {
  /// The face.
  let face: FontFace
  /// What it stands for, for reports.
  let role: String
  /// Whether the request's own font is set in it, not a fallback.
  let isPrimary: Bool

  /// A face in its role.
  init(face: FontFace, role: String, isPrimary: Bool) {
    self.face = face
    self.role = role
    self.isPrimary = isPrimary
  }

  /// The face as reports name it.
  var use: FontUse {
    FontUse(
      family: face.name(.typographicFamily) ?? face.name(.family) ?? face.fileName, file: face.fileName,
      version: face.name(.version) ?? "", role: role)
  }
}

/// The faces that set a request's font, in the order in which they are asked for a glyph.
struct FaceStack: Sendable {
  /// The font's own face; nil where no font at all is installed.
  let primary: LoadedFace?
  /// How the primary face is set where it is the system font's stand-in; nil for another font.
  let systemModel: SystemFontModel.Entry?
  /// Why the widths are another font's; nil where the font itself, or its proven stand-in, is there.
  let substitution: String?

  private let library: FontLibrary
  private let weight: FontWeight
  private let isItalic: Bool
  private let isFile: Bool

  /// The stack for a font.
  init(for font: ResolvedFont, library: FontLibrary) {
    let own = Self.own(font, library)
    let standIn = Self.system(font, library)
    self.library = library
    weight = font.weight
    isItalic = font.isItalic
    isFile = own != nil && font.file != nil
    primary = own ?? standIn.map { Self.named($0, for: font) }
    let hasSystemModel = font.isSystem && standIn?.role == FontStack.correctedRole
    systemModel =
      hasSystemModel ? SystemFontModel.entry(weight: font.weight.rawValue, opticalSize: font.opticalSize) : nil
    substitution = own != nil || hasSystemModel ? nil : Self.reason(font, standIn)
  }

  /// Whether the font's own face is asked first for a script: the system font leaves emoji to the emoji font, while a file
  /// is taken as it is.
  func startsWithOwnFace(for script: UInt32) -> Bool { script != Self.emojiScript || isFile }

  /// The fonts that may set what the font's own face lacks, the first choice first.
  func fallbacks(script: UInt32, language: String?) -> [FontStandIn] {
    if script == Self.emojiScript { return [FontStack.emoji] }
    return FontStack.fallbacks(script: Self.name(of: script), language: language)
  }

  /// The face of a fallback in the font's weight; nil where it is not installed.
  func load(_ standIn: FontStandIn) -> LoadedFace? {
    library.face(of: standIn, weight: weight, isItalic: isItalic).map {
      LoadedFace(face: $0, role: standIn.role, isPrimary: false)
    }
  }

  private static let emojiScript: UInt32 = 0x5A73_7965  // 'Zsye'

  /// The four letters of an ISO 15924 tag.
  static func name(of script: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script >> $0) }, as: UTF8.self)
  }

  private static func own(_ font: ResolvedFont, _ library: FontLibrary) -> LoadedFace? {
    guard let face = ownFace(font, library) else { return nil }
    return LoadedFace(face: face, role: "custom", isPrimary: true)
  }

  private static func ownFace(_ font: ResolvedFont, _ library: FontLibrary) -> FontFace? {
    if let file = font.file { return library.face(path: file) }
    guard let family = font.family else { return nil }
    return library.face(named: family, weight: font.weight, isItalic: font.isItalic)
  }

  private static func system(_ font: ResolvedFont, _ library: FontLibrary) -> LoadedFace? {
    FontStack.system(font.opticalSize).lazy.compactMap { standIn in
      library.face(of: standIn, weight: font.weight, isItalic: font.isItalic).map {
        LoadedFace(face: $0, role: standIn.role, isPrimary: true)
      }
    }.first
  }

  private static func named(_ standIn: LoadedFace, for font: ResolvedFont) -> LoadedFace {
    guard let name = font.file ?? font.family else { return standIn }
    let shown = name.split(separator: "/").last.map(String.init) ?? name
    return LoadedFace(face: standIn.face, role: "stand-in for \(shown)", isPrimary: true)
  }

  private static func reason(_ font: ResolvedFont, _ standIn: LoadedFace?) -> String {
    let set = standIn.map { "measured with \($0.face.postScriptName)" } ?? "no font at all was found"
    if let file = font.file { return "the font file \(file) cannot be read; \(set)" }
    if let family = font.family { return "the font \(family) is not installed; \(set)" }
    return "Inter, the system font's stand-in, is not installed; \(set)"
  }
}
