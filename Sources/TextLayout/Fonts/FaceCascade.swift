import AuditModel
import PlatformData

/// The faces that set a request's font, in the order in which they are asked for a glyph.
struct FaceCascade: Sendable {
  /// The font's own face; nil if no font at all is installed.
  let primary: LoadedFace?
  /// How the advances of the primary face are corrected.
  let advances: AdvanceModel
  /// The heights of lines in ems.
  let line: FontMetrics
  /// The space that the font adds after each glyph by itself.
  let tracking: FaceTracking
  /// Why the widths are another font's; nil if the font itself, or its proven stand-in, is there.
  let substitution: String?
  /// The system font's stand-in, if the font is the system's and neither is there.
  let missing: MissingFont?

  private let library: FontLibrary
  private let traits: FaceTraits
  private let scripts: [ScriptWidths.Row]
  private let isFile: Bool

  /// The cascade for a font.
  init(for font: ResolvedFont, library: FontLibrary) {
    let key = FaceKey(font, library: library)
    let own = library.ownFace(of: font, key.traits)
    let known = own == nil ? font.family.flatMap(AppleFont.named) : nil
    let standIn = own == nil ? Self.standIn(for: font, key, library, isScaled: known?.widths != nil) : nil
    self.library = library
    traits = key.traits
    isFile = own != nil && font.file != nil
    primary = own.map { LoadedFace(face: $0, role: Self.role(of: font), isPrimary: true, basis: .font) } ?? standIn
    let systemModel =
      standIn?.basis == .systemModel
      ? SystemFontModel.entry(weight: font.weight, opticalSize: key.standInDesign) : nil
    advances =
      systemModel.map(AdvanceModel.systemFont) ?? known?.widths.map { .named($0, font.weight) } ?? .own
    line = own.map(\.line) ?? known?.line ?? SystemFont.line
    scripts = known?.scripts ?? []
    tracking = systemModel.map(FaceTracking.standIn) ?? FaceTracking(of: own, isSystemFont: font.isSystem)
    let isProven = own != nil || systemModel != nil || standIn?.basis == .scaled
    let wanted = FontCascade.system(key.standInDesign).first?.missing(isSystemFont: true)
    substitution = isProven ? nil : Self.reason(font, standIn, wanted)
    missing = isProven || !font.isSystem ? nil : wanted
  }

  /// Whether the font's own face is asked first for a script: the system font leaves emoji to the emoji font, while a
  /// file is taken as it is.
  func startsWithOwnFace(for script: UInt32) -> Bool { script != Self.emojiScript || isFile }

  /// The fonts that may set what the font's own face lacks, the first choice first.
  func fallbacks(script: UInt32, language: String?) -> [FontSubstitution] {
    if script == Self.emojiScript { return [FontCascade.emoji] }
    return FontCascade.fallbacks(script: Self.name(of: script), language: language)
  }

  /// Those of the fallbacks that are made for the script; the others have other widths than its font.
  func standIns(script: UInt32, language: String?) -> [FontSubstitution] {
    if script == Self.emojiScript { return [FontCascade.emoji] }
    return FontCascade.standIns(script: Self.name(of: script), language: language)
  }

  /// The face of a fallback in the font's weight; nil if it is not installed.
  func load(_ standIn: FontSubstitution) -> LoadedFace? {
    let face = library.load(standIn, traits.ofFallback)
    let rows = scripts.filter { $0.scripts.contains(where: standIn.scripts.contains) }
    guard !rows.isEmpty, face?.basis == .standIn else { return face }
    return face?.replacing(rows)
  }

  private static let emojiScript: UInt32 = 0x5A73_7965  // 'Zsye'

  /// The four letters of an ISO 15924 tag.
  static func name(of script: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: script >> $0) }, as: UTF8.self)
  }

  private static func role(of font: ResolvedFont) -> String { font.isSystem ? FontCascade.systemRole : "custom" }

  /// The system font's stand-in, as itself or in the place of a font that is not there.
  private static func standIn(
    for font: ResolvedFont, _ key: FaceKey, _ library: FontLibrary, isScaled: Bool
  ) -> LoadedFace? {
    let standIns = FontCascade.system(key.standInDesign)
    let found = standIns.lazy.compactMap { library.load($0, key.traits, isPrimary: true) }.first
    return found.map { found in
      // What is known of the widths of fonts is known of Inter's.
      let isInter = found.role == FontCascade.correctedRole
      let basis: WidthBasis = isInter && font.isSystem ? .systemModel : isInter && isScaled ? .scaled : .substitute
      return LoadedFace(face: found.face, role: role(of: found, for: font), isPrimary: true, basis: basis)
    }
  }

  private static func role(of standIn: LoadedFace, for font: ResolvedFont) -> String {
    guard let name = font.file ?? font.family else { return standIn.role }
    return "stand-in for \(name.split(separator: "/").last.map(String.init) ?? name)"
  }

  private static func reason(_ font: ResolvedFont, _ standIn: LoadedFace?, _ wanted: MissingFont?) -> String {
    let set = standIn.map { "measured with \($0.face.postScriptName)" } ?? "no font at all was found"
    if let file = font.file { return "the font file \(file) cannot be read; \(set)" }
    if let family = font.family { return "the font \(family) is not installed; \(set)" }
    guard let wanted else { return "the system font's stand-in is not installed; \(set)" }
    return "\(wanted.family), the system font's stand-in, is not installed; \(set)"
  }
}

/// What decides which faces set a text: requests with one key share their shaped texts.
struct FaceKey: Sendable, Hashable {
  /// The font's name; nil is the system font.
  let family: String?
  /// A font file, which goes before the name.
  let file: String?
  /// Weight, slope, digits and design.
  let traits: FaceTraits
  /// The design of the system font's stand-in: of text where its digits have one width, since not all of the other's
  /// have.
  let standInDesign: OpticalSize

  /// The key of a font, whose size counts only if an available font has designs for several sizes.
  init(_ font: ResolvedFont, library: FontLibrary) {
    (family, file) = (font.family, font.file)
    traits = FaceTraits(
      weight: font.weight, isItalic: font.isItalic, hasMonospacedDigits: font.hasMonospacedDigits,
      opticalSize: library.opticalSize(of: font))
    standInDesign = font.hasMonospacedDigits ? .text : font.opticalSize
  }
}

extension FontSubstitution {
  /// The font as one that is not installed.
  func missing(isSystemFont: Bool = false) -> MissingFont {
    MissingFont(use: use, family: families.first ?? use, package: packageName, isSystemFont: isSystemFont)
  }
}
