import AuditModel
import PlatformData

/// The faces of one font with what was learnt of them: which face sets which script, and the marks that cuts add.
///
/// One task at a time may use it.
final class FontFaces {
  /// The faces in the order in which they are asked.
  let stack: FaceStack
  private var fallbacks: [FallbackKey: Fallbacks] = [:]
  private var lastFallbacks: (key: FallbackKey, fallbacks: Fallbacks)?
  private var marks: [String: ShapedText] = [:]
  /// The faces that set some text so far.
  private(set) var used: [LoadedFace] = []

  private struct FallbackKey: Hashable {
    var script: UInt32
    var language: ObjectIdentifier
  }

  /// The stand-ins for a script, of which the first ones are open.
  private final class Fallbacks {
    let standIns: [FontStandIn]
    var tried = 0
    var faces: [LoadedFace] = []
    /// Clusters that no face has.
    var missing: Set<[UInt16]> = []

    init(_ standIns: [FontStandIn]) { self.standIns = standIns }
  }

  /// The faces of a stack.
  init(stack: FaceStack) { self.stack = stack }

  /// What is shown where a word is broken: the first of the usual hyphens that the font has.
  var hyphen: String {
    let own = Hyphenation.hyphens.value.first { hyphen in stack.primary?.face.covers(hyphen) ?? false }
    return String(own ?? Hyphenation.hyphens.value.last ?? "-")
  }

  /// The mark that a line has behind it; nil where there is none.
  func text(of mark: FittedLine.Mark) -> String? {
    switch mark {
    case .none: nil
    case .ellipsis: FittedLine.ellipsis
    case .hyphen: hyphen
    }
  }

  /// The font's own face, if it is asked first for a script.
  func own(for script: UInt32) -> LoadedFace? { stack.startsWithOwnFace(for: script) ? stack.primary : nil }

  /// The first fallback face that has every glyph of some code units; nil where none has.
  func fallback(for units: UnsafeBufferPointer<UInt16>, script: UInt32, language: TextLanguage) -> LoadedFace? {
    let known = fallbacks(for: FallbackKey(script: script, language: ObjectIdentifier(language)), language)
    if !known.missing.isEmpty, known.missing.contains(Array(units)) { return nil }
    for face in known.faces where face.face.covered(units) == units.count { return face }
    while known.tried < known.standIns.count {
      let standIn = known.standIns[known.tried]
      known.tried += 1
      guard let face = stack.load(standIn) else { continue }
      known.faces.append(face)
      if face.face.covered(units) == units.count { return face }
    }
    if known.missing.count < 4096 { known.missing.insert(Array(units)) }
    return nil
  }

  private func fallbacks(for key: FallbackKey, _ language: TextLanguage) -> Fallbacks {
    if let lastFallbacks, lastFallbacks.key == key { return lastFallbacks.fallbacks }
    let known = fallbacks[key] ?? Fallbacks(stack.fallbacks(script: key.script, language: language.identifier))
    fallbacks[key] = known
    lastFallbacks = (key, known)
    return known
  }

  /// Notes that some faces set a text.
  func use(_ items: [TextItem]) {
    for item in items where !used.contains(where: { $0 === item.face }) { used.append(item.face) }
  }

  /// A mark that is set by itself, such as an ellipsis: shaped once.
  func mark(_ text: String, session: ShapingSession) -> ShapedText {
    if let known = marks[text] { return known }
    let analysis = TextAnalysis(text, locale: nil, withLineBreaks: false, session: session)
    let shaped = ShapedText(analysis, language: session.language(nil), faces: self, session: session, isMark: true)
    marks[text] = shaped
    return shaped
  }
}
