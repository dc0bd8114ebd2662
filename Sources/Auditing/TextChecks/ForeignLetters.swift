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
    guard !hasOwnLetter(literal), !Self.isShortcut(literal) else { return nil }
    let known = String(String.UnicodeScalarView(source.string.lowercased().unicodeScalars.filter(\.isLetter)))
    let words = literal.split(separator: " ").filter { !Self.isAddress($0) }.flatMap { $0.words }
    let letters = words.filter { !known.contains($0.lowercased()) && !Self.isAcronym($0) }.joined().letterCounts
    guard letters.values.reduce(0, +) >= 4 else { return nil }
    return letters.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
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
    word.contains("://") || word.contains("@") || word.hasPrefix("<")
  }

  /// Whether the text names keys: `⌘+⌥`.
  private static func isShortcut(_ text: String) -> Bool {
    text.unicodeScalars.contains { ["⌘", "⌥", "⌃", "⇧"].contains($0) }
  }

  /// At most five capitals: `HTML`, `CMYK`.
  private static func isAcronym(_ word: Substring) -> Bool {
    word.count <= 5 && word.allSatisfy { $0.isUppercase }
  }
}
