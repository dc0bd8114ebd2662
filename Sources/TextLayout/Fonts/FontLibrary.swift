import AuditModel
import PlatformData
import Synchronization
import Utilities

/// The available fonts: those given by the user, then the app's own, then the system's.
///
/// Each face is opened once, when it is first asked for.
final class FontLibrary: Sendable {
  private struct OpenFace: Hashable {
    var location: FaceLocation
    var setting: FaceSetting
  }

  private struct StandInKey: Hashable {
    var role: String
    var file: String?
    var traits: FaceTraits
  }

  private struct FontName: Hashable {
    var family: String?
    var file: String?
  }

  private let given: FontCollection
  private let bundled: FontCollection
  private let installed: InstalledFonts
  private let faces = Guarded<[OpenFace: FontFace?]>([:])
  private let standIns = Guarded<[StandInKey: LoadedFace?]>([:])
  private let sizings = Guarded<[FontName: OpticalSizing]>([:])

  /// The fonts of some folders, the app's own, then those of the platform.
  init(folders: [String], bundled: [BundledFont] = [], installed: InstalledFonts = InstalledFonts()) {
    self.installed = installed
    given = FontCollection(folders: folders)
    self.bundled = FontCollection(bundled)
  }

  /// The face that a request's font names, the system font's real one included; nil if it is not available.
  func ownFace(of font: ResolvedFont, _ traits: FaceTraits) -> FontFace? {
    if let file = font.file { return face(path: file, traits) }
    guard let family = font.family else { return systemFace(traits) }
    return match(family, traits).flatMap { face($0, traits) }
  }

  /// The face of a stand-in for a weight and slope, or Apple's own font where the user gave it; nil if neither is
  /// there.
  func load(_ standIn: FontSubstitution, _ traits: FaceTraits, isPrimary: Bool = false) -> LoadedFace? {
    let key = StandInKey(role: standIn.role, file: standIn.faces.first?.file, traits: traits)
    return standIns.withLock { known in
      if let face = known[key] { return face }
      let face = find(standIn, traits, isPrimary: isPrimary)
      known[key] = .some(face)
      return face
    }
  }

  /// The point size that decides a font's design; nil if it has one design for all sizes.
  func opticalSize(of font: ResolvedFont) -> Double? {
    if font.isSystem, given.isEmpty { return nil }
    return sizing(of: font).size(at: font.safePointSize)
  }

  // MARK: Finding

  private func match(_ name: String, _ traits: FaceTraits) -> FaceMatch? {
    given.match(name, traits) ?? bundled.match(name, traits) ?? installed.match(name, traits)
  }

  /// Apple's own system font, where the user gave it: its design for the size, else the other one.
  private func systemFace(_ traits: FaceTraits) -> FontFace? {
    guard !given.isEmpty else { return nil }
    let families = SystemFontFamilies.families(pointSize: traits.opticalSize ?? VariationAxis.textSize)
    return families.lazy.compactMap { self.given.match($0, traits) }.first.flatMap { face($0, traits) }
  }

  private func find(_ standIn: FontSubstitution, _ traits: FaceTraits, isPrimary: Bool) -> LoadedFace? {
    let original = standIn.originals.lazy.compactMap { self.given.match($0, traits) }.first
    if let own = original.flatMap({ face($0, traits) }) {
      return LoadedFace(face: own, role: standIn.ownRole, isPrimary: isPrimary, basis: .font)
    }
    var design = traits
    design.opticalSize = standIn.designSize
    let found = file(of: standIn, design) ?? family(of: standIn, design)
    return found.map { face in
      let widths = standIn.scripts.compactMap { script in
        ScriptWidths.row(script: script, weight: traits.weight, face: face.postScriptName)
          .map { (ScriptTag.number(of: script), $0) }
      }
      return LoadedFace(
        face: face, role: standIn.role, isPrimary: isPrimary, basis: .standIn,
        scriptWidths: Dictionary(widths) { first, _ in first })
    }
  }

  /// The face of a stand-in's file, nearest to the weight of those that are there.
  private func file(of standIn: FontSubstitution, _ traits: FaceTraits) -> FontFace? {
    standIn.faces(nearestTo: traits.weight, isItalic: traits.isItalic).lazy.compactMap { face in
      let path = self.given.path(ofFile: face.file) ?? self.installed.files.value.path(of: face.file)
      return path.flatMap { self.face(FaceMatch(location: FaceLocation(path: $0, index: face.index)), traits) }
    }.first
  }

  private func family(of standIn: FontSubstitution, _ traits: FaceTraits) -> FontFace? {
    standIn.families.lazy.compactMap { self.given.match($0, traits) ?? self.installed.match($0, traits) }.first
      .flatMap { face($0, traits) }
  }

  // MARK: Opening

  /// The first face of a file, used as it is: at another weight only where one is asked for.
  private func face(path: String, _ traits: FaceTraits) -> FontFace? {
    let location = FaceLocation(path: path)
    guard let face = open(location, .plain), !face.axes.isEmpty || traits.hasMonospacedDigits else {
      return open(location, .plain)
    }
    var setting = FaceSetting(traits, on: face)
    if traits.weight == .regular { setting.coordinates[VariationAxis.weight] = nil }
    return open(location, setting)
  }

  private func face(_ match: FaceMatch, _ traits: FaceTraits) -> FontFace? {
    guard let face = open(match.location, .plain) else { return nil }
    return open(match.location, FaceSetting(traits, on: face, instance: match.instance))
  }

  private func open(_ location: FaceLocation, _ setting: FaceSetting) -> FontFace? {
    faces.withLock { faces in
      let key = OpenFace(location: location, setting: setting)
      if let known = faces[key] { return known }
      let plain =
        faces[OpenFace(location: location, setting: .plain)] ?? FontFace(path: location.path, index: location.index)
      let face = plain?.variant(setting)
      faces[key] = .some(face)
      return face
    }
  }

  // MARK: Optical sizes

  private func sizing(of font: ResolvedFont) -> OpticalSizing {
    let name = FontName(family: font.family, file: font.file)
    if let known = sizings.withLock({ $0[name] }) { return known }
    let sizing = OpticalSizing { size in self.ownFace(of: font, FaceTraits(opticalSize: size)) }
    sizings.withLock { $0[name] = sizing }
    return sizing
  }
}

/// Whether a font looks otherwise at other point sizes.
enum OpticalSizing: Sendable, Hashable {
  /// One design for all sizes.
  case none
  /// One face for small text and one from `SystemFont.displaySize` on.
  case designs
  /// Any size within a variable font's axis; the system font's runs from 17 to 28 pt.
  case axis(ClosedRange<Double>)

  /// The sizing of the font whose face for a point size `face` gives.
  init(_ face: (Double) -> FontFace?) {
    let (text, display) = (face(VariationAxis.textSize), face(SystemFont.displaySize))
    let axis = [text, display].lazy.compactMap { $0?.axes.first { $0.tag == VariationAxis.opticalSize } }.first
    if let axis {
      self = .axis(axis.range)
    } else {
      self = text === display ? .none : .designs
    }
  }

  /// The size that selects the design at a point size; on an axis in halves of a point, so that a font that
  /// shrinks step by step is not shaped anew for each.
  func size(at pointSize: Double) -> Double? {
    switch self {
    case .none: nil
    case .designs: pointSize < SystemFont.displaySize ? VariationAxis.textSize : SystemFont.displaySize
    case .axis(let range): min(max((pointSize * 2).rounded() / 2, range.lowerBound), range.upperBound)
    }
  }
}
