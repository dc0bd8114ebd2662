import CTextEngine

/// Properties of single characters, from the standard library if it has them.
extension Unicode.Scalar {
  /// The script: see ``Script/of(_:)``.
  package var script: Script { Script.of(self) }

  /// The class of the scalar in the bidirectional algorithm.
  package var bidiClass: BidiClass { BidiClass(self) }

  /// Whether the scalar is a letter of any script (General_Category L).
  package var isLetter: Bool {
    if isASCII { return isASCIILetter }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
    default: return false
    }
  }

  /// Whether the scalar is a combining mark (General_Category M).
  package var isMark: Bool {
    if isASCII { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// The value of a decimal digit of any script (`٣` is 3); nil for other scalars.
  package var digitValue: Int? {
    if isASCII { return (0x30...0x39).contains(value) ? Int(value) - 0x30 : nil }
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  /// Whether the scalar ends a sentence in some language (Sentence_Terminal): `.`, `!`, `?`, `。`, `।`, `؟`.
  package var isSentenceTerminal: Bool {
    if isASCII { return self == "." || self == "!" || self == "?" }
    return properties.isSentenceTerminal
  }

  /// Whether the scalar ends a sentence or a part of one (Terminal_Punctuation): commas, colons and semicolons too.
  package var isTerminalPunctuation: Bool {
    if isASCII { return isSentenceTerminal || self == "," || self == ":" || self == ";" }
    return properties.isTerminalPunctuation
  }

  /// Whether the scalar is punctuation of any kind (General_Category P).
  package var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }

  /// Whether the scalar is invisible (Default_Ignorable_Code_Point): zero-width characters, joiners, bidi controls.
  package var isInvisible: Bool { !isASCII && properties.isDefaultIgnorableCodePoint }

  /// Whether the scalar is an ASCII letter.
  var isASCIILetter: Bool { (0x41...0x5A).contains(value & ~0x20) }
}

/// The class of a scalar in the bidirectional algorithm (UAX #9), as far as rules need it.
package enum BidiClass: Sendable, Hashable {
  /// A direction.
  package enum Direction: Sendable, Hashable { case leftToRight, rightToLeft, firstStrong }

  /// Digits, spaces, punctuation, symbols.
  case neutral
  /// A letter with a direction of its own.
  case strong(Direction)
  /// LRE or RLE.
  case embedding(Direction)
  /// LRO or RLO, which override the direction of letters.
  case override(Direction)
  /// PDF, which closes an embedding or override.
  case popEmbedding
  /// LRI, RLI or FSI.
  case isolate(Direction)
  /// PDI, which closes an isolate.
  case popIsolate

  /// The class of a scalar.
  package init(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      self = scalar.isASCIILetter ? .strong(.leftToRight) : .neutral
    } else {
      self = Self.classes[te_bidi_class(scalar.value).rawValue] ?? .neutral
    }
  }

  /// Whether the scalar opens or closes an embedding, override or isolate.
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

/// Letters and words of texts.
extension StringProtocol {
  /// The number of letters of each script in the text, without marks and characters that all scripts share.
  package var letterCounts: [Script: Int] {
    var counts: [Script: Int] = [:]
    var latin = 0
    for scalar in unicodeScalars where scalar.isLetter {
      if scalar.isASCII {
        latin += 1
      } else {
        counts[scalar.script, default: 0] += 1
      }
    }
    if latin > 0 { counts[.latin, default: 0] += latin }
    (counts[.common], counts[.inherited]) = (nil, nil)
    return counts
  }

  /// The runs of letters with their marks and joiners, in order.
  package var words: [SubSequence] {
    var words: [SubSequence] = []
    var start: Index?
    for index in unicodeScalars.indices {
      let scalar = unicodeScalars[index]
      if scalar.isLetter {
        start = start ?? index
      } else if let begun = start, !scalar.isMark, !scalar.isInvisible {
        words.append(self[begun..<index])
        start = nil
      }
    }
    if let start { words.append(self[start...]) }
    return words
  }

  /// The text with every decimal digit of any script as an ASCII digit.
  package var withASCIIDigits: String {
    // The first decimal digits beyond ASCII are Arabic ones.
    guard unicodeScalars.contains(where: { $0.value >= 0x660 }) else { return String(self) }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let digit = scalar.digitValue.flatMap { Unicode.Scalar(UInt32($0) + 0x30) }
      result.append(digit ?? scalar)
    }
    return String(result)
  }
}
