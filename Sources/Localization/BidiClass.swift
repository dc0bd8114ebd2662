import CTextEngine

/// What a scalar does in the bidirectional algorithm (UAX #9), as far as rules ask.
package enum BidiClass: Sendable, Hashable {
  /// A direction.
  package enum Direction: Sendable, Hashable { case leftToRight, rightToLeft, firstStrong }

  /// Digits, spaces, punctuation, symbols.
  case neutral
  /// A letter with a direction of its own.
  case strong(Direction)
  /// LRE or RLE.
  case embedding(Direction)
  /// LRO or RLO, which turn letters round.
  case override(Direction)
  /// PDF, which ends an embedding or override.
  case popEmbedding
  /// LRI, RLI or FSI.
  case isolate(Direction)
  /// PDI, which ends an isolate.
  case popIsolate

  /// The class of a scalar.
  package init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      self = scalar.isASCIILetter ? .strong(.leftToRight) : .neutral
    } else {
      self = Self.classes[te_bidi_class(scalar.value).rawValue] ?? .neutral
    }
  }

  /// Whether the scalar is an embedding, override, isolate or the end of one.
  package var isControl: Bool {
    switch self {
    case .neutral, .strong: false
    case .embedding, .override, .popEmbedding, .isolate, .popIsolate: true
    }
  }

  private static let classes: [UInt32: BidiClass] = [
    te_bidi_left_to_right.rawValue: .strong(.leftToRight), te_bidi_right_to_left.rawValue: .strong(.rightToLeft),
    te_bidi_embedding_ltr.rawValue: .embedding(.leftToRight), te_bidi_embedding_rtl.rawValue: .embedding(.rightToLeft),
    te_bidi_override_ltr.rawValue: .override(.leftToRight), te_bidi_override_rtl.rawValue: .override(.rightToLeft),
    te_bidi_pop_embedding.rawValue: .popEmbedding, te_bidi_isolate_ltr.rawValue: .isolate(.leftToRight),
    te_bidi_isolate_rtl.rawValue: .isolate(.rightToLeft), te_bidi_isolate_first_strong.rawValue: .isolate(.firstStrong),
    te_bidi_pop_isolate.rawValue: .popIsolate,
  ]
}
