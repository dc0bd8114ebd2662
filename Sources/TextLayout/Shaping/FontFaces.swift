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

  private struct FallbackKey: Hashable {
    var script: UInt32
    var language: ObjectIdentifier
  }

  /// The stand-ins for a script, of which the first ones are open.
  private final class Fallbacks {
    let standIns: [FontSubstitution]
    var tried = 0
    var faces: [LoadedFace] = []
    /// Clusters that no face has.
    var missing: Set<[UInt16]> = []

    init(_ standIns: [FontSubstitution]) { self.standIns = standIns }
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
    while known.tried < known.standIns.count {
      let standIn = known.standIns[known.tried]
      known.tried += 1
      guard let face = cascade.load(standIn) else { continue }
      known.faces.append(face)
      if face.face.covered(units) == units.count { return face }
    }
    if known.missing.count < 4096 { known.missing.insert(Array(units)) }
    return nil
  }

  private func fallbacks(for key: FallbackKey, _ language: TextLanguage) -> Fallbacks {
    if let lastFallbacks, lastFallbacks.key == key { return lastFallbacks.fallbacks }
    let known = fallbacks[key] ?? Fallbacks(cascade.fallbacks(script: key.script, language: language.identifier))
    fallbacks[key] = known
    lastFallbacks = (key, known)
    return known
  }

  /// Notes that some faces set a text.
  func use(_ items: [TextItem]) {
    for item in items where !used.contains(where: { $0 === item.face }) { used.append(item.face) }
  }
}
