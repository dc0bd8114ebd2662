import Localization
import TableAnalysis

/// Finds letters that are written in parts although there is one character for them.
enum Decomposition {
  /// Marks of texts that may have such letters.
  static let marks: TextMarks = [.combining, .plane1000, .plane3000]

  /// The first such character; nil where there is none.
  ///
  /// Arabic's vowel signs, Hebrew's points and the Bengali nukta have an order in Form C that is not that of correct texts;
  /// only letters of Latin, Greek, Cyrillic, kana and Hangul count.
  static func first(in text: String) -> Character? {
    guard mayBeDecomposed(text), !Normalization.isNFC(text) else { return nil }
    return Normalization.decomposedCharacters(in: text).first { character in
      guard character.unicodeScalars.count > 1, let letter = character.unicodeScalars.first else { return false }
      return scripts.contains(letter.script)
    }
  }

  private static let scripts: Set<Script> = [.latin, .greek, .cyrillic, .hiragana, .katakana, .hangul]

  /// Whether there is a combining mark (U+0300 to U+036F), a voicing mark of kana or a single letter of Hangul.
  private static func mayBeDecomposed(_ text: String) -> Bool {
    text.withBytes { bytes in
      bytes.indices.contains { index in
        switch bytes[index] {
        case 0xCC, 0xCD: true
        case 0xE1: index + 1 < bytes.count && (0x84...0x87).contains(bytes[index + 1])
        case 0xE3: index + 2 < bytes.count && bytes[index + 1] == 0x82 && (0x99...0x9A).contains(bytes[index + 2])
        default: false
        }
      }
    }
  }
}
