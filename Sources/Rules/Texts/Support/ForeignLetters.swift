import Localization
import TableAnalysis

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
  private static func isShortcut(_ text: MarkedText) -> Bool {
    text.hasAny(.plane2000) && text.string.unicodeScalars.contains { "⌘⌥⌃⇧".unicodeScalars.contains($0) }
  }
}

/// Counts the letters of words that the source does not have.
private struct ForeignWords {
  private let known: [UInt32]
  /// The letters of each script, Latin ones of ASCII apart: most texts have letters of one or two scripts.
  private var counts: [(script: Script, letters: Int)] = []
  private var asciiLetters = 0
  private var word: [Unicode.Scalar] = []

  /// Fewer letters than that are an abbreviation or a unit.
  private static let fewest = 4

  init(outside known: [UInt32]) { self.known = known }

  /// The script of most letters; nil where there are fewer than four.
  var script: Script? {
    var all = counts.filter { $0.script != .common && $0.script != .inherited }
    if asciiLetters > 0 {
      let latin = all.firstIndex { $0.script == .latin }
      all.append((.latin, asciiLetters + (latin.map { all.remove(at: $0).letters } ?? 0)))
    }
    guard all.reduce(0, { $0 + $1.letters }) >= Self.fewest else { return nil }
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
