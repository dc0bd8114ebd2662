import Foundation
import PlatformData

/// A word of a text as dictionaries have it: in lower case and composed, with the way back to the text.
struct HyphenationWord: Sendable {
  /// The word to look up.
  let lookup: String
  /// For each scalar of `lookup` the offset of the grapheme cluster that begins there; nil inside of a cluster.
  private let offsets: [Int?]
  /// The offsets that a hyphen may precede, given the minimum numbers of letters.
  private let allowed: Range<Int>

  /// A word by its UTF-16 units; nil if it is too short or too long to be hyphenated.
  init?(_ units: some Collection<UInt16>) {
    let word = String(decoding: units, as: UTF16.self)
    let starts = word.indices.map { $0.utf16Offset(in: word) }
    guard (Hyphenation.minimumWordLength.value...Hyphenation.maximumWordLength.value).contains(starts.count) else {
      return nil
    }
    allowed = starts[Hyphenation.minimumBefore.value]..<starts[starts.count - Hyphenation.minimumAfter.value] + 1
    var (lookup, offsets): (String, [Int?]) = ("", [])
    for (character, start) in zip(word, starts) {
      let scalars = Self.lookup(character).unicodeScalars
      lookup.unicodeScalars.append(contentsOf: scalars)
      offsets += [start] + Array(repeating: nil, count: max(scalars.count - 1, 0))
    }
    guard offsets.count <= Hyphenation.maximumWordLength.value * 2 else { return nil }
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

/// Finds the words of a text that may be hyphenated: runs of letters and their marks.
///
/// A run that contains a digit, an underscore, an at sign or a soft hyphen is not such a word: names of files and users
/// are not torn apart, and whoever wrote soft hyphens has said where the word breaks (CSS Text 3, 6.1). A hyphen and an
/// apostrophe end a word, so that the least number of letters counts from them.
struct HyphenationWords {
  private enum Kind { case letter, unwanted, other }

  /// The ranges of the words, ascending.
  static func ranges<Units: RandomAccessCollection<UInt16>>(in units: Units) -> [Range<Int>] where Units.Index == Int {
    var (ranges, start, isWanted): ([Range<Int>], Int?, Bool) = ([], nil, true)
    var index = units.startIndex
    while index < units.endIndex {
      let (scalar, next) = decode(units, at: index)
      let kind = kind(of: scalar)
      if kind == .other {
        if let start, isWanted { ranges.append(start..<index) }
        (start, isWanted) = (nil, true)
      } else {
        start = start ?? index
        isWanted = isWanted && kind == .letter
      }
      index = next
    }
    if let start, isWanted { ranges.append(start..<units.endIndex) }
    return ranges
  }

  /// The scalar at an index, nil for half of a surrogate pair, and the index after it.
  private static func decode<Units: RandomAccessCollection<UInt16>>(
    _ units: Units, at index: Int
  ) -> (scalar: Unicode.Scalar?, next: Int) where Units.Index == Int {
    let unit = units[index]
    guard UTF16.isLeadSurrogate(unit), index + 1 < units.endIndex, UTF16.isTrailSurrogate(units[index + 1]) else {
      return (Unicode.Scalar(unit), index + 1)
    }
    return (UTF16.decode(UTF16.EncodedScalar([unit, units[index + 1]])), index + 2)
  }

  private static func kind(of scalar: Unicode.Scalar?) -> Kind {
    guard let scalar else { return .other }
    if scalar == Hyphenation.softHyphen.value || scalar == "@" { return .unwanted }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark:
      return .letter
    case .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation: return .unwanted
    default: return scalar.properties.isJoinControl ? .letter : .other
    }
  }
}
