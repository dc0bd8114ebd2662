import AuditModel
import CTextEngine
import PlatformData

/// The faces of one font with what was learnt of them: which face sets which script, and the marks that cuts add.
///
/// One task at a time may use it.
final class FontFaces {
  /// The faces in the order in which they are asked.
  let stack: FaceStack
  private var fallbacks: [FallbackKey: Fallbacks] = [:]
  private var marks: [String: ShapedText] = [:]
  private var usedFaces: [LoadedFace] = []

  private struct FallbackKey: Hashable {
    var script: UInt32
    var language: String?
  }

  /// The stand-ins for a script, of which the first ones are open.
  private struct Fallbacks {
    var standIns: [FontStandIn]
    var tried = 0
    var faces: [LoadedFace] = []
  }

  /// The faces of a stack.
  init(stack: FaceStack) { self.stack = stack }

  /// The first face that has every glyph of some code units; nil where none has. What shows nothing goes anywhere.
  func face(for units: UnsafeBufferPointer<UInt16>, script: UInt32, language: String?) -> LoadedFace? {
    if let own = stack.primary, stack.startsWithOwnFace(for: script), Self.covers(own, units) { return own }
    let key = FallbackKey(script: script, language: language)
    var known = fallbacks[key] ?? Fallbacks(standIns: stack.fallbacks(script: script, language: language))
    defer { fallbacks[key] = known }
    if let face = known.faces.first(where: { Self.covers($0, units) }) { return face }
    while known.tried < known.standIns.count {
      let standIn = known.standIns[known.tried]
      known.tried += 1
      guard let face = stack.load(standIn) else { continue }
      known.faces.append(face)
      if Self.covers(face, units) { return face }
    }
    return nil
  }

  /// The faces that set some text so far.
  var used: [LoadedFace] { usedFaces }

  /// Notes that some faces set a text.
  func use(_ items: [TextItem]) {
    for item in items where !usedFaces.contains(where: { $0.face === item.face.face }) { usedFaces.append(item.face) }
  }

  /// A mark that is set by itself, such as an ellipsis: shaped once.
  func mark(_ text: String, session: ShapingSession) -> ShapedText {
    if let known = marks[text] { return known }
    let analysis = TextAnalysis(text, locale: nil, withLineBreaks: false, session: session)
    let shaped = ShapedText(analysis, language: nil, faces: self, session: session, isMark: true)
    marks[text] = shaped
    return shaped
  }

  private static func covers(_ loaded: LoadedFace, _ units: UnsafeBufferPointer<UInt16>) -> Bool {
    var offset = 0
    while offset < units.count {
      var scalar = UInt32(units[offset])
      offset += 1
      if scalar & 0xFC00 == 0xD800, offset < units.count, units[offset] & 0xFC00 == 0xDC00 {
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + UInt32(units[offset] & 0x3FF)
        offset += 1
      }
      guard te_font_covers(loaded.face.handle, scalar) || te_is_ignorable(scalar) else { return false }
    }
    return true
  }
}
