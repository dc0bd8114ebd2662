import AuditModel
import Localization
import RuleKit
import ScreenAnalysis
import TableAnalysis

/// A rule about the form of a text, which usually is the same in all plural forms: one finding names them all.
protocol HygieneRule: TextRule {}

extension HygieneRule {
  static var reportsEachForm: Bool { false }
}

extension TranslationUnit {
  /// The source and the translation if both exist and neither is empty.
  var pair: (source: AnnotatedText, text: AnnotatedText)? {
    guard let source, !source.string.isEmpty, !text.string.isEmpty else { return nil }
    return (source, text)
  }

  /// The text whose markup has to be kept and the translation, if both exist and neither is empty.
  var modelPair: (source: AnnotatedText, text: AnnotatedText)? {
    guard let model, !model.string.isEmpty, !text.string.isEmpty else { return nil }
    return (model, text)
  }
}

extension String {
  /// Calls `body` with the text's UTF-8, without a copy if the text is native.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}

/// Counts the lines of a text.
enum LineBreaks {
  /// How many line breaks a text has; a carriage return with a line feed is one.
  static func count(in text: String) -> Int {
    text.withBytes { bytes in
      var count = 0
      for index in bytes.indices {
        switch bytes[index] {
        case 0x0A: count += 1
        case 0x0D: if index + 1 == bytes.count || bytes[index + 1] != 0x0A { count += 1 }
        case 0xA8, 0xA9: if index >= 2, bytes[index - 1] == 0x80, bytes[index - 2] == 0xE2 { count += 1 }
        default: break
        }
      }
      return count
    }
  }
}

/// Distinguishes the period of an abbreviation from that of a sentence.
enum Abbreviation {
  /// Whether a text is so short that its period may belong to an abbreviation or an ordinal number.
  ///
  /// Texts of at most three words: one word of at most five letters, or a last word that has a period inside, has one
  /// letter, or ends with a digit, such as `Min.`, `z. B.`, `min. 3` and `3.`.
  static func ends(_ text: String) -> Bool {
    let words = text.split { $0.isWhitespace }
    guard let last = words.last, words.count <= 3 else { return false }
    let letters = last.trimmingEnd(".")
    if letters.count <= 1 || letters.contains(".") || letters.last?.isNumber ?? false { return true }
    return letters.count <= 5 && words.dropLast().allSatisfy(isAbbreviated)
  }

  /// Whether a word may precede an abbreviated unit: a number, a format specifier, or a word with a period.
  private static func isAbbreviated(_ word: Substring) -> Bool {
    word.hasSuffix(".") || !word.contains(where: \.isLetter) || word.hasPrefix("%")
  }
}

/// The start or the end of a text.
enum TextEdge {
  case start, end

  /// Whether there is whitespace at the edge; for ASCII one byte is enough.
  func hasSpace(_ text: String) -> Bool {
    let byte = self == .start ? text.utf8.first : text.utf8.last
    guard let byte else { return false }
    if byte < 0x80 { return byte == 0x20 || (0x09...0x0D).contains(byte) }
    let scalar = self == .start ? text.unicodeScalars.first : text.unicodeScalars.last
    return scalar?.properties.isWhitespace ?? false
  }

  /// The whitespace at the edge, starting with the outermost character.
  private func space(of text: String) -> [Unicode.Scalar] {
    self == .start
      ? Array(text.unicodeScalars.prefix { $0.properties.isWhitespace })
      : text.unicodeScalars.reversed().prefix { $0.properties.isWhitespace }
  }

  /// The problem with whitespace that only the translation or only its source has; line breaks have their own rule.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.pair else { return nil }
    let has = (source: hasSpace(source.string), text: hasSpace(text.string))
    guard has.source != has.text, !isBlank(source.string), !isBlank(text.string) else { return nil }
    let space = space(of: has.source ? source.string : text.string)
    guard let scalar = space.first(where: { !Self.isLineBreak($0) }) else { return nil }
    if has.source, mayOmitSpace(unit.context.traits) { return nil }
    let name = Self.names[scalar].map { "a \($0)" } ?? "whitespace"
    return has.source
      ? Problem(
        "does not \(verb) with \(name) as the source does", reason: "lost",
        severity: unit.context.isInterface ? .note : nil)
      : Problem("\(verb)s with \(name); the source does not", reason: "added", severity: .note)
  }

  /// Whether the language may omit the space: scripts without spaces, and Korean, which attaches particles to words.
  private func mayOmitSpace(_ traits: TextTraits) -> Bool {
    traits.isSpaceless || (self == .end && traits.language == "ko")
  }

  private var verb: String { self == .start ? "start" : "end" }

  private func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
  }

  private static let names: [Unicode.Scalar: String] = [
    " ": "space", "\t": "tab", "\u{A0}": "no-break space", "\u{202F}": "narrow no-break space",
    "\u{3000}": "full-width space",
  ]
}
