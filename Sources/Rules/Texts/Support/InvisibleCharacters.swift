import Localization
import TableAnalysis
import Utilities

/// Finds invisible characters that serve no purpose.
enum InvisibleCharacters {
  /// The features of texts that may have such characters.
  static let features: TextFeatures = [
    .control, .latinSigns, .combining, .arabic, .plane1000, .plane2000, .plane3000, .planeF000, .planeE0000,
  ]

  /// The first suspicious character of a text in a language.
  static func first(in text: String, _ traits: TextTraits) -> Unicode.Scalar? {
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if isCandidate(scalar), !isAllowed(scalar, after: previous, in: text, traits) { return scalar }
      previous = scalar
    }
    return nil
  }

  /// The first invisible character within a web address: what follows belongs to the address, or ends it in markup.
  static func firstInAddress(of text: String) -> Unicode.Scalar? {
    guard text.hasBytes("://") else { return nil }
    var address = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let hidden = previous, address.contains("://"), isAddress(scalar) || ")\"'>".unicodeScalars.contains(scalar) {
        return hidden
      }
      guard scalar.isASCII || !isHidden(scalar) else {
        previous = previous ?? scalar
        continue
      }
      previous = nil
      if isAddress(scalar) { address.unicodeScalars.append(scalar) } else { address = "" }
    }
    return nil
  }

  private static func isAddress(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      && (scalar.isLetter || ("0"..."9").contains(scalar) || "-._~:/?#@!$&*+,;=%".unicodeScalars.contains(scalar))
  }

  /// Whether nobody sees the character; U+FFFD is drawn as a question mark.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\u{FFFD}" { return false }
    return candidates.contains { $0.contains(scalar.value) } || scalar.properties.isBidiControl
      || scalar.properties.isVariationSelector || scalar == "\u{AD}" || scalar == "\u{2060}"
  }

  /// Whether the character is certainly an error: a byte order mark inside a text, the replacement for a lost
  /// character, or a control character, which no text has on purpose.
  static func isDamage(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FEFF}" || scalar == "\u{FFFD}" || scalar.properties.generalCategory == .control
  }

  /// Whether a character needs a reason; soft hyphens, word joiners and variation selectors are intentional.
  private static func isCandidate(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x20 { return ![0x09, 0x0A, 0x0D].contains(scalar.value) }
    if scalar.value < 0x7F { return false }
    return candidates.contains { $0.contains(scalar.value) }
  }

  private static func isAllowed(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?, in text: String, _ traits: TextTraits
  ) -> Bool {
    switch scalar {
    case "\u{200B}": has(breakingScripts, in: text, traits)
    case "\u{200C}", "\u{200D}": isJoinable(previous) || has(joiningScripts, in: text, traits)
    case "\u{200E}", "\u{200F}", "\u{61C}": traits.isRightToLeft || hasRightToLeft(text)
    case "\u{34F}": has([.hebrew, .latin], in: text, traits)
    case "\u{180E}": has(mongolian, in: text, traits)
    case "\u{E0020}"..."\u{E007F}": text.unicodeScalars.contains("\u{1F3F4}")
    default: false
    }
  }

  /// Whether the language is written in one of the scripts, or the text has a letter of one.
  private static func has(_ scripts: Set<Script>, in text: String, _ traits: TextTraits) -> Bool {
    !traits.scripts.isDisjoint(with: scripts)
      || text.unicodeScalars.contains { !$0.isASCII && scripts.contains($0.script) }
  }

  private static func hasRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.isLetter && $0.bidiClass == .strong(.rightToLeft) }
  }

  /// Whether a joiner after a character is part of an emoji sequence.
  private static func isJoinable(_ previous: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    return previous.properties.isEmoji || previous.properties.isEmojiModifier || previous == "\u{FE0F}"
  }

  /// C1 controls, the grapheme joiner, Hangul's fillers, Khmer's inherent vowels, zero widths and directional marks,
  /// invisible operators, the byte order mark, annotations, object and replacement characters, tags (Unicode 17,
  /// `DerivedCoreProperties.txt`, Default_Ignorable_Code_Point, and `UnicodeData.txt`).
  private static let candidates: [ClosedRange<UInt32>] = [
    0x7F...0x9F, 0x34F...0x34F, 0x61C...0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180E...0x180E,
    0x200B...0x200F, 0x2061...0x2064, 0x206A...0x206F, 0x3164...0x3164, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0,
    0xFFF9...0xFFFD, 0xE0001...0xE007F,
  ]

  /// Scripts without spaces between words, in which lines may break only at zero-width spaces.
  private static let breakingScripts = scripts(["Khmr", "Thai", "Laoo", "Mymr", "Tibt", "Java", "Bali", "Tavt"])

  /// Scripts whose letters join, controlled by ZWNJ and ZWJ (The Unicode Standard, chapters 9, 12 to 16).
  private static let joiningScripts = scripts([
    "Arab", "Syrc", "Mong", "Nkoo", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh",
    "Tibt", "Khmr", "Mymr", "Mand", "Adlm", "Rohg", "Java", "Bali", "Tfng",
  ])

  private static let mongolian = scripts(["Mong"])

  /// The scripts of ISO 15924 codes.
  private static func scripts(_ codes: [String]) -> Set<Script> { Set(codes.compactMap { Script($0) }) }
}

/// Follows the explicit controls of the bidirectional algorithm through a text (UAX #9, X1 to X8).
struct BidiBalance {
  /// The controls that are not closed before the end of their paragraph.
  private(set) var open: [Unicode.Scalar] = []

  /// The balance of a text; the end of a paragraph closes everything in it.
  init(_ text: String) {
    var stack: [(scalar: Unicode.Scalar, isIsolate: Bool)] = []
    for scalar in text.unicodeScalars {
      switch scalar.bidiClass {
      case .embedding, .override: stack.append((scalar, false))
      case .isolate: stack.append((scalar, true))
      case .popEmbedding: if stack.last?.isIsolate == false { stack.removeLast() }
      case .popIsolate: Self.closeIsolate(&stack)
      case .neutral, .strong: if Self.endsParagraph(scalar) { close(&stack) }
      }
    }
    close(&stack)
  }

  private mutating func close(_ stack: inout [(scalar: Unicode.Scalar, isIsolate: Bool)]) {
    open += stack.map(\.scalar)
    stack = []
  }

  /// Closes an isolate and the embeddings in it.
  private static func closeIsolate(_ stack: inout [(scalar: Unicode.Scalar, isIsolate: Bool)]) {
    guard let start = stack.lastIndex(where: \.isIsolate) else { return }
    stack.removeSubrange(start...)
  }

  private static func endsParagraph(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{85}" || scalar == "\u{2029}"
  }
}
