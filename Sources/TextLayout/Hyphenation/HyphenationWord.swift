import Foundation
import PlatformData

/// A word of a text as dictionaries have it: in lower case and composed, with the way back to the text.
struct HyphenationWord: Sendable {
  /// The word to look up.
  let lookup: String
  /// For each scalar of `lookup` the offset of the grapheme cluster that begins there; nil inside of a cluster.
  private let offsets: [Int?]
  /// The offsets that a hyphen may stand before as far as the least numbers of letters go.
  private let allowed: Range<Int>

  /// A word by its UTF-16 units; nil where it is too short or too long to be hyphenated.
  init?(_ units: some Collection<UInt16>) {
    let word = String(decoding: units, as: UTF16.self)
    let starts = word.indices.map { $0.utf16Offset(in: word) }
    guard (Hyphenation.leastWord.value...Hyphenation.longestWord.value).contains(starts.count) else { return nil }
    allowed = starts[Hyphenation.leastBefore.value]..<starts[starts.count - Hyphenation.leastAfter.value] + 1
    var (lookup, offsets): (String, [Int?]) = ("", [])
    for (character, start) in zip(word, starts) {
      let scalars = Self.lookup(character).unicodeScalars
      lookup.unicodeScalars.append(contentsOf: scalars)
      offsets += [start] + Array(repeating: nil, count: max(scalars.count - 1, 0))
    }
    guard offsets.count <= Hyphenation.longestWord.value * 2 else { return nil }
    (self.lookup, self.offsets) = (lookup, offsets)
  }

  /// The offsets in the word, in UTF-16 units, of some scalars of the looked-up one; without those that may not be.
  func offsets(of scalars: [Int]) -> [Int] {
    scalars.compactMap { offsets.indices.contains($0) ? offsets[$0] : nil }.filter(allowed.contains)
  }

  /// A cluster in lower case, with its marks composed as far as Unicode can.
  private static func lookup(_ character: Character) -> String {
    let lower = character.lowercased()
    return lower.unicodeScalars.count > 1 ? lower.precomposedStringWithCanonicalMapping : lower
  }
}
