internal import LocaleData

/// Puts marks on letters, so that they still can be read.
struct Accents {
  private let ascii: [String]
  private let marks: [Character]

  /// The accents of the data.
  static let shared = Accents(PseudoLocales.accents)

  private init(_ data: PseudoLocales.Accents) {
    ascii = (UInt8(0)..<128).map { byte in
      let letter = String(Unicode.Scalar(byte))
      return data.letters[letter] ?? letter
    }
    marks = data.marks.compactMap(\.first)
  }

  /// The words with marks; what is more than one code point, such as an emoji with its modifier, stays.
  func accented(_ words: Substring) -> String {
    var result = ""
    var turn = 0
    for character in words { result += accented(character, &turn) }
    return result
  }

  private func accented(_ character: Character, _ turn: inout Int) -> String {
    let scalars = character.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return String(character) }
    if scalar.isASCII { return ascii[Int(scalar.value)] }
    guard Self.otherAlphabets.contains(scalar.value), scalar.properties.isCased, !marks.isEmpty else {
      return String(character)
    }
    turn += 1
    return String(character) + String(marks[turn % marks.count])
  }

  /// Greek, Cyrillic, Armenian, Georgian and their neighbours; Latin letters beyond ASCII have marks already.
  private static let otherAlphabets: Range<UInt32> = 0x370..<0x1E00
}
