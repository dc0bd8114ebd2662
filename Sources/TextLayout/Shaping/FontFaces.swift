import AuditModel
import PlatformData

/// The faces of one font with what was learnt of them: which face sets which script.
///
/// One task at a time may use it.
final class FontFaces {
  /// The faces in the order in which they are asked.
  let cascade: FaceCascade
  private var fallbacks: [FallbackKey: Fallbacks] = [:]
  private var lastFallbacks: (key: FallbackKey, fallbacks: Fallbacks)?
  /// The faces that set some text so far.
  private(set) var used: [LoadedFace] = []
  /// The fonts that some text needed so far and that are not installed.
  private(set) var missing: Set<MissingFont> = []

  private struct FallbackKey: Hashable {
    var script: UInt32
    var language: ObjectIdentifier
  }

  /// The stand-ins for a script, of which the first ones are open.
  private final class Fallbacks {
    let standIns: [FontSubstitution]
    /// How many of them, the first ones, are made for the script.
    let own: Int
    var tried = 0
    var faces: [LoadedFace] = []
    /// The script's own font, once none of its stand-ins is there.
    var missingFont: MissingFont?
    /// Clusters that no face has.
    var missing: Set<[UInt16]> = []

    init(_ standIns: [FontSubstitution], own: Int) { (self.standIns, self.own) = (standIns, own) }
  }

  /// The faces of a cascade.
  init(cascade: FaceCascade) { self.cascade = cascade }

  /// The font's own face, if it is asked first for a script.
  func own(for script: UInt32) -> LoadedFace? { cascade.startsWithOwnFace(for: script) ? cascade.primary : nil }

  /// The first fallback face that has every glyph of some code units; nil if none has.
  func fallback(for units: UnsafeBufferPointer<UInt16>, script: UInt32, language: TextLanguage) -> LoadedFace? {
    let known = fallbacks(for: FallbackKey(script: script, language: ObjectIdentifier(language)), language)
    if !known.missing.isEmpty, known.missing.contains(Array(units)) { return nil }
    for face in known.faces where face.face.covered(units) == units.count { return face }
    while let face = next(known) {
      known.faces.append(face)
      if face.face.covered(units) == units.count { return face }
    }
    if known.missing.count < 4096 { known.missing.insert(Array(units)) }
    return nil
  }

  /// Whether a fallback face that was just found is the one that is asked first, so that it sets all that it has glyphs for.
  func isAskedFirst(_ face: LoadedFace) -> Bool { lastFallbacks?.fallbacks.faces.first === face }

  /// Opens the next stand-in for a script; nil after the last.
  private func next(_ known: Fallbacks) -> LoadedFace? {
    while known.tried < known.standIns.count {
      let standIn = known.standIns[known.tried]
      let face = cascade.load(standIn)
      known.tried += 1
      if known.tried == known.own, face == nil, known.faces.isEmpty {
        let font = known.standIns[0].missing()
        missing.insert(font)
        known.missingFont = font
      }
      guard let face else { continue }
      return known.missingFont.map(face.replacing) ?? face
    }
    return nil
  }

  private func fallbacks(for key: FallbackKey, _ language: TextLanguage) -> Fallbacks {
    if let lastFallbacks, lastFallbacks.key == key { return lastFallbacks.fallbacks }
    let known = fallbacks[key] ?? fallbacks(script: key.script, language.identifier)
    fallbacks[key] = known
    lastFallbacks = (key, known)
    return known
  }

  private func fallbacks(script: UInt32, _ language: String?) -> Fallbacks {
    Fallbacks(
      cascade.fallbacks(script: script, language: language),
      own: cascade.standIns(script: script, language: language).count)
  }

  /// Notes that some faces set a text.
  func use(_ items: [TextItem]) {
    if let font = cascade.missing { missing.insert(font) }
    for item in items where !used.contains(where: { $0 === item.face }) { used.append(item.face) }
  }
}
