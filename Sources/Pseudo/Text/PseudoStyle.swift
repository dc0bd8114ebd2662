package import AuditModel
internal import LocaleData

/// A way to make pseudo-translations, named as in Xcode's scheme editor.
package enum PseudoStyle: String, Sendable, CaseIterable {
  /// Marks above and below the letters: shows what is clipped, and what is not localized.
  case accented
  /// Every text twice: shows where a longer language does not fit.
  case doubleLength = "double-length"
  /// Brackets around every text: show truncation at either end, and texts that code concatenates.
  case bounded
  /// Words forced from right to left: show what does not mirror.
  case rightToLeft = "right-to-left"

  /// The locale that the style's texts are for; its identifier is the `.lproj` folder's name.
  package var locale: LocaleTag { LocaleTag(data?.tag ?? "") ?? .english }

  /// The text before a text or word of the style.
  var opening: String { data?.opening ?? "" }

  /// The text after it.
  var closing: String { data?.closing ?? "" }

  private var data: PseudoLocales.Style? { PseudoLocales.styles[rawValue] }
}

/// Puts diacritics on letters so that they remain legible.
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

  /// Greek, Cyrillic, Armenian, Georgian and their neighbors; Latin letters beyond ASCII have marks already.
  private static let otherAlphabets: Range<UInt32> = 0x370..<0x1E00
}
