import Linguistics

/// Finds texts that are in no script of their language.
struct ForeignLetters {
  private let traits: TextTraits

  /// A check for a language.
  init(_ traits: TextTraits) { self.traits = traits }

  /// The script of a translation of which no letter is in a script of the language; nil where one is, or where fewer than
  /// four letters stand outside words that the source has too, acronyms and addresses.
  func script(of text: MarkedText, source: MarkedText) -> Script? {
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

  /// A cheap test on the marks, and on the first letters where the language is not written in Latin ones.
  private func mayBeForeign(_ text: MarkedText) -> Bool {
    if traits.isLatin { return text.hasAny(.nonASCII) }
    return text.hasAny([.letter, .nonASCII]) && !hasOwnLetter(text.string)
  }

  private func hasOwnLetter(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.isLetter && traits.scripts.contains($0.script) }
  }

  private static func isAddress(_ word: Substring) -> Bool {
    let bytes = word.utf8
    return bytes.first == UInt8(ascii: "<") || bytes.contains(UInt8(ascii: "@"))
      || (bytes.contains(UInt8(ascii: ":")) && word.contains("://"))
  }

  /// Whether the text names keys: `⌘+⌥`.
  private static func isShortcut(_ text: MarkedText) -> Bool {
    text.hasAny(.plane2000) && text.string.unicodeScalars.contains { "⌘⌥⌃⇧".unicodeScalars.contains($0) }
  }
}

/// Counts the letters of words that the source does not have.
private struct ForeignWords {
  private let known: [UInt32]
  private var counts: [Script: Int] = [:]
  private var word: [Unicode.Scalar] = []

  /// Fewer letters than that are an abbreviation or a unit.
  private static let fewest = 4

  init(outside known: [UInt32]) { self.known = known }

  /// The script of most letters; nil where there are fewer than four.
  var script: Script? {
    guard counts.values.reduce(0, +) >= Self.fewest else { return nil }
    return counts.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
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
    let latin = word.count(where: \.isASCII)
    if latin > 0 { counts[.latin, default: 0] += latin }
    for scalar in word where !scalar.isASCII { counts[scalar.script, default: 0] += 1 }
    (counts[.common], counts[.inherited]) = (nil, nil)
  }

  /// At most five capitals: `HTML`, `CMYK`.
  private var isAcronym: Bool {
    word.count <= 5 && word.allSatisfy { $0.isASCII ? $0.value < 0x5B : $0.properties.isUppercase }
  }

  /// Whether the word stands in the letters of the source, in capitals or not.
  private var isKnown: Bool {
    guard let first = word.first?.lowercase, word.count <= known.count else { return false }
    return (0...(known.count - word.count)).contains { start in
      known[start] == first && word.indices.allSatisfy { known[start + $0] == word[$0].lowercase }
    }
  }
}

extension Unicode.Scalar {
  /// The code point of the small letter, where that is one code point.
  fileprivate var lowercase: UInt32 {
    if isASCII { return (0x41...0x5A).contains(value) ? value | 0x20 : value }
    let mapping = properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first?.value ?? value : value
  }
}
