import AuditModel
import PlatformData
import Synchronization

/// The fonts at hand: those given by the user, then the app's own, then the system's.
///
/// Each face is opened once, when it is first asked for.
final class FontLibrary: Sendable {
  private struct OpenFace: Hashable {
    var place: FacePlace
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

  private let given: FontShelf
  private let bundled: FontShelf
  private let installed = InstalledFonts()
  private let faces = Mutex<[OpenFace: FontFace?]>([:])
  private let standIns = Mutex<[StandInKey: LoadedFace?]>([:])
  private let sizings = Mutex<[FontName: OpticalSizing]>([:])

  /// The fonts of some folders, the app's own, then those of the platform.
  init(folders: [String], bundled: [BundledFont] = []) {
    given = FontShelf(folders: folders)
    self.bundled = FontShelf(bundled)
  }

  /// The face that a request's font names, the system font's real one included; nil where no font at hand is it.
  func ownFace(of font: ResolvedFont, _ traits: FaceTraits) -> FontFace? {
    if let file = font.file { return face(path: file, traits) }
    guard let family = font.family else { return systemFace(traits) }
    return match(family, traits).flatMap { face($0, traits) }
  }

  /// The face of a stand-in for a weight and slope, or Apple's own font where the user gave it; nil where neither is there.
  func load(_ standIn: FontStandIn, _ traits: FaceTraits, isPrimary: Bool = false) -> LoadedFace? {
    let key = StandInKey(role: standIn.role, file: standIn.faces.first?.file, traits: traits)
    return standIns.withLock { known in
      if let face = known[key] { return face }
      let face = find(standIn, traits, isPrimary: isPrimary)
      known[key] = .some(face)
      return face
    }
  }

  /// The point size that decides a font's design; nil where it has one design for all sizes.
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
    let families = SystemFontFamilies.families(pointSize: traits.opticalSize ?? OpticalSizing.textSize)
    return families.lazy.compactMap { self.given.match($0, traits) }.first.flatMap { face($0, traits) }
  }

  private func find(_ standIn: FontStandIn, _ traits: FaceTraits, isPrimary: Bool) -> LoadedFace? {
    let original = standIn.originals.lazy.compactMap { self.given.match($0, traits) }.first
    if let own = original.flatMap({ face($0, traits) }) {
      return LoadedFace(face: own, role: standIn.ownRole, isPrimary: isPrimary, basis: .font)
    }
    var design = traits
    design.opticalSize = standIn.designSize
    let found = file(of: standIn, design) ?? family(of: standIn, design)
    return found.map { LoadedFace(face: $0, role: standIn.role, isPrimary: isPrimary, basis: .standIn) }
  }

  /// The face of a stand-in's file, nearest to the weight of those that are there.
  private func file(of standIn: FontStandIn, _ traits: FaceTraits) -> FontFace? {
    standIn.faces(nearestTo: traits.weight.rawValue, isItalic: traits.isItalic).lazy.compactMap { face in
      let path = self.given.path(ofFile: face.file) ?? self.installed.files.value.path(of: face.file)
      return path.flatMap { self.face(FaceMatch(place: FacePlace(path: $0, index: face.index)), traits) }
    }.first
  }

  private func family(of standIn: FontStandIn, _ traits: FaceTraits) -> FontFace? {
    standIn.families.lazy.compactMap { self.given.match($0, traits) ?? self.installed.match($0, traits) }.first
      .flatMap { face($0, traits) }
  }

  // MARK: Opening

  /// The first face of a file, used as it is: at another weight only where one is asked for.
  private func face(path: String, _ traits: FaceTraits) -> FontFace? {
    let place = FacePlace(path: path)
    guard let face = open(place, .plain), !face.axes.isEmpty || traits.hasMonospacedDigits else {
      return open(place, .plain)
    }
    var setting = FaceSetting(traits, on: face)
    if traits.weight == .regular { setting.places[VariationAxis.weight] = nil }
    return open(place, setting)
  }

  private func face(_ match: FaceMatch, _ traits: FaceTraits) -> FontFace? {
    guard let face = open(match.place, .plain) else { return nil }
    return open(match.place, FaceSetting(traits, on: face, instance: match.instance))
  }

  private func open(_ place: FacePlace, _ setting: FaceSetting) -> FontFace? {
    faces.withLock { faces in
      let key = OpenFace(place: place, setting: setting)
      if let known = faces[key] { return known }
      let plain = faces[OpenFace(place: place, setting: .plain)] ?? FontFace(path: place.path, index: place.index)
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
