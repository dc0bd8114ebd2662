import Foundation
import Localization
import TableAnalysis

/// Finds texts that are not in a script of their language.
struct ForeignLetters {
  private let traits: TextTraits

  /// A check for a language.
  init(_ traits: TextTraits) { self.traits = traits }

  /// The script of a translation that has no letter in a script of the language.
  ///
  /// Nil if it has one, or if fewer than four letters remain without acronyms, addresses and words that the source also
  /// has.
  func script(of text: AnnotatedText, source: AnnotatedText) -> Script? {
    guard !traits.scripts.isEmpty, mayBeForeign(text) else { return nil }
    let literal = text.prose
    guard !(traits.isLatin || text.hasAny(.percent)) || !hasOwnLetter(literal), !Self.isShortcut(text) else {
      return nil
    }
    let known = source.string.unicodeScalars.lazy.filter(\.isLetter).map(\.lowercase)
    var words = ForeignWords(outside: Array(known))
    if text.hasAny([.at, .slash, .angle]) {
      for part in literal.split(separator: " ") where !Self.isAddress(part) { words.add(part.unicodeScalars) }
    } else {
      words.add(literal.unicodeScalars)
    }
    return words.script
  }

  /// A fast test of the text's features and, if the language is not written in Latin letters, of its letters.
  private func mayBeForeign(_ text: AnnotatedText) -> Bool {
    if traits.isLatin { return text.hasAny(.nonASCII) }
    return text.hasAny([.letter, .nonASCII]) && !hasOwnLetter(text.string)
  }

  private func hasOwnLetter(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.isASCII
        ? traits.isLatin && scalar.isLetter : scalar.isLetter && traits.scripts.contains(scalar.script)
    }
  }

  private static func isAddress(_ word: Substring) -> Bool {
    let bytes = word.utf8
    return bytes.first == UInt8(ascii: "<") || bytes.contains(UInt8(ascii: "@"))
      || (bytes.contains(UInt8(ascii: ":")) && word.contains("://"))
  }

  /// Whether the text names keys: `⌘+⌥`.
  private static func isShortcut(_ text: AnnotatedText) -> Bool {
    text.hasAny(.plane2000) && text.string.unicodeScalars.contains { "⌘⌥⌃⇧".unicodeScalars.contains($0) }
  }
}

/// Counts the letters of words that the source does not have.
private struct ForeignWords {
  private let known: [UInt32]
  /// The number of letters of each script, without ASCII; most texts have letters of one or two scripts.
  private var counts: [(script: Script, letters: Int)] = []
  private var asciiLetters = 0
  private var word: [Unicode.Scalar] = []

  /// The minimum number of letters; fewer are an abbreviation or a unit.
  private static let minimumLetters = 4

  init(outside known: [UInt32]) { self.known = known }

  /// The script of most letters; nil if there are fewer than four.
  var script: Script? {
    var all = counts.filter { $0.script != .common && $0.script != .inherited }
    if asciiLetters > 0 {
      let latin = all.firstIndex { $0.script == .latin }
      all.append((.latin, asciiLetters + (latin.map { all.remove(at: $0).letters } ?? 0)))
    }
    guard all.reduce(0, { $0 + $1.letters }) >= Self.minimumLetters else { return nil }
    return all.count == 1
      ? all[0].script : all.max { ($0.letters, $1.script.code) < ($1.letters, $0.script.code) }?.script
  }

  mutating func add(_ text: some Sequence<Unicode.Scalar>) {
    for scalar in text {
      if scalar.isLetter {
        word.append(scalar)
      } else if !word.isEmpty, !scalar.isMark, !scalar.isInvisible {
        endWord()
      }
    }
    if !word.isEmpty { endWord() }
  }

  private mutating func endWord() {
    defer { word.removeAll(keepingCapacity: true) }
    guard !isAcronym, !isKnown else { return }
    for scalar in word {
      if scalar.isASCII { asciiLetters += 1 } else { count(scalar.script) }
    }
  }

  private mutating func count(_ script: Script) {
    if let index = counts.firstIndex(where: { $0.script == script }) {
      counts[index].letters += 1
    } else {
      counts.append((script, 1))
    }
  }

  /// Whether the word is at most five uppercase letters: `HTML`, `CMYK`.
  private var isAcronym: Bool {
    word.count <= 5 && word.allSatisfy { $0.isASCII ? $0.value < 0x5B : $0.properties.isUppercase }
  }

  /// Whether the letters of the word occur in the source, in any case.
  private var isKnown: Bool {
    guard let first = word.first?.lowercase, word.count <= known.count else { return false }
    return (0...(known.count - word.count)).contains { start in
      known[start] == first && word.indices.allSatisfy { known[start + $0] == word[$0].lowercase }
    }
  }
}

extension Unicode.Scalar {
  /// The code point of the lowercase letter if it is a single code point.
  fileprivate var lowercase: UInt32 {
    if isASCII { return (0x41...0x5A).contains(value) ? value | 0x20 : value }
    let mapping = properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first?.value ?? value : value
  }
}

/// A word with letters of two scripts that look alike.
struct MixedWord {
  /// The word.
  let word: String
  /// The script of most of its letters.
  let main: Script
  /// The letters of the other script, each once, in order.
  let foreignLetters: [Unicode.Scalar]

  /// The first such word of a text; nil if there isn't one.
  ///
  /// Names from the source may be joined with letters of the language's own script.
  static func first(in text: String, traits: TextTraits, source: String) -> MixedWord? {
    for word in text.words where hasLatinAndOther(word) {
      if let found = MixedWord(word, traits: traits, source: source) { return found }
    }
    return nil
  }

  private init?(_ word: Substring, traits: TextTraits, source: String) {
    let counts = word.letterCounts
    guard counts.count == 2, let latin = counts[.latin],
      let (other, count) = counts.first(where: { $0.key == .cyrillic || $0.key == .greek }),
      !Self.isName(in: word, joinedWith: other, traits: traits, source: source)
    else { return nil }
    let isLatin = latin == count ? !traits.scripts.contains(other) : latin > count
    let order = isLatin ? [(Script.latin, other), (other, .latin)] : [(other, .latin), (.latin, other)]
    for (main, strange) in order {
      let letters = word.unicodeScalars.filter { $0.isLetter && $0.script == strange }
      guard letters.allSatisfy({ Self.looksLike($0, letterOf: main, of: traits) }) else { continue }
      self.word = String(word)
      self.main = main
      foreignLetters = letters.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      return
    }
    return nil
  }

  /// Whether a letter looks like one on keyboards of a script; the Cyrillic Б does not look like any Latin letter.
  private static func looksLike(_ scalar: Unicode.Scalar, letterOf script: Script, of traits: TextTraits) -> Bool {
    guard let other = Confusables.lookAlike(of: scalar, in: script) else { return false }
    return script != .latin || traits.isLatin || other.isASCII
  }

  private static func hasLatinAndOther(_ word: Substring) -> Bool {
    var (hasASCII, hasOther) = (false, false)
    for byte in word.utf8 {
      if byte < 0x80 { hasASCII = true }
      if (0xCD...0xD4).contains(byte) { hasOther = true }
    }
    return hasASCII && hasOther
  }

  /// Whether a word is a name or an acronym joined with letters of the language's own script, `iPhone` + `а`, `OSM` +
  /// `Шаблон`, or a unit, `μs`, `kΩ`.
  private static func isName(
    in word: Substring, joinedWith script: Script, traits: TextTraits, source: String
  ) -> Bool {
    let letters = word.unicodeScalars
    if script == .greek, word.count <= 4, letters.contains(where: { "μΩΔπ".unicodeScalars.contains($0) }) {
      return true
    }
    guard traits.scripts.contains(script), let run = latinRun(at: letters) else { return false }
    let name = String(String.UnicodeScalarView(letters[run]))
    if source.words.contains(where: { $0.caseInsensitiveCompare(name) == .orderedSame }) { return true }
    let isAcronym =
      letters[run].allSatisfy { $0.properties.isUppercase }
      && letters.contains { !$0.isASCII && $0.properties.isLowercase }
    return isAcronym || letters[run].contains { !looksLike($0, letterOf: script, of: traits) }
  }

  /// The two or more Latin letters at one end of a word that has none elsewhere; nil if they are anywhere else.
  private static func latinRun(
    at letters: Substring.UnicodeScalarView
  ) -> Range<Substring.UnicodeScalarView.Index>? {
    guard let first = letters.firstIndex(where: \.isASCII), let last = letters.lastIndex(where: \.isASCII) else {
      return nil
    }
    let run = first..<letters.index(after: last)
    let isAtOneEnd = (run.lowerBound == letters.startIndex) != (run.upperBound == letters.endIndex)
    return isAtOneEnd && letters[run].count > 1 && letters[run].allSatisfy(\.isASCII) ? run : nil
  }
}

/// Finds decomposed letters for which there is a composed character.
enum Decomposition {
  /// The features of texts that may have such letters.
  static let features: TextFeatures = [.combining, .plane1000, .plane3000]

  /// The first such character; nil if there isn't one.
  ///
  /// Only Latin, Greek, Cyrillic, kana and Hangul count: Form C reorders Arabic vowel signs, Hebrew points and the
  /// Bengali nukta in correct texts.
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
