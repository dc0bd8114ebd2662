import Localization

/// A word with letters of two scripts that look alike.
struct MixedWord {
  /// The word.
  let word: String
  /// The script that most of its letters are of.
  let main: Script
  /// The letters of the other script, each once, in order.
  let strangers: [Unicode.Scalar]

  /// The first such word of a text; nil where there is none.
  ///
  /// `known` are words that stay as they are, such as brands: one with an ending in the language's own script is no fault.
  static func first(in text: String, traits: TextTraits, known: Set<Substring>) -> MixedWord? {
    for word in text.words where hasLatinAndOther(word) {
      if let found = MixedWord(word, traits: traits, known: known) { return found }
    }
    return nil
  }

  private init?(_ word: Substring, traits: TextTraits, known: Set<Substring>) {
    let counts = word.letterCounts
    guard counts.count == 2, let latin = counts[.latin],
      let (other, count) = counts.first(where: { $0.key == .cyrillic || $0.key == .greek }),
      !Self.isBrandWithEnding(word, traits: traits, known: known, ending: other)
    else { return nil }
    let isLatin = latin == count ? !traits.scripts.contains(other) : latin > count
    let order = isLatin ? [(Script.latin, other), (other, .latin)] : [(other, .latin), (.latin, other)]
    for (main, strange) in order {
      let letters = word.unicodeScalars.filter { $0.isLetter && $0.script == strange }
      guard letters.allSatisfy({ Self.looksLike($0, letterOf: main) }) else { continue }
      self.word = String(word)
      self.main = main
      strangers = letters.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      return
    }
    return nil
  }

  /// Whether a letter looks like one that keyboards of a script have, as the Cyrillic Б does not look like any Latin one.
  private static func looksLike(_ scalar: Unicode.Scalar, letterOf script: Script) -> Bool {
    guard let other = Confusables.lookAlike(of: scalar, in: script) else { return false }
    return script != .latin || other.isASCII
  }

  private static func hasLatinAndOther(_ word: Substring) -> Bool {
    var (hasASCII, hasOther) = (false, false)
    for byte in word.utf8 {
      if byte < 0x80 { hasASCII = true }
      if (0xCD...0xD4).contains(byte) { hasOther = true }
    }
    return hasASCII && hasOther
  }

  /// `iPhone` + `а`, `USB` + `ом`, and units: `μs`, `kΩ`.
  private static func isBrandWithEnding(
    _ word: Substring, traits: TextTraits, known: Set<Substring>, ending script: Script
  ) -> Bool {
    if script == .greek, word.count <= 4, word.unicodeScalars.contains(where: { "μΩΔπ".unicodeScalars.contains($0) }) {
      return true
    }
    guard traits.scripts.contains(script) else { return false }
    let stem = word.unicodeScalars.prefix { $0.isASCII }
    let ending = word.unicodeScalars[stem.endIndex...]
    guard stem.count > 1, !ending.isEmpty, !ending.contains(where: \.isASCII) else { return false }
    return known.contains(Substring(stem))
      || stem.contains { !looksLike($0, letterOf: script) }
  }
}
