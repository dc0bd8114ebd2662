/// The kinds of punctuation marks that end a text; a set, since one character can be of two kinds.
package struct FinalMarks: OptionSet, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let stop = FinalMarks(rawValue: 1 << 0)
  package static let colon = FinalMarks(rawValue: 1 << 1)
  package static let question = FinalMarks(rawValue: 1 << 2)
  package static let exclamation = FinalMarks(rawValue: 1 << 3)
  package static let semicolon = FinalMarks(rawValue: 1 << 4)
  package static let ellipsis = FinalMarks(rawValue: 1 << 5)

  /// The kinds of all marks at the end of a text, ignoring quotation marks, brackets and closing tags, so that a period
  /// may be on either side of them.
  package init(endOf text: String, by table: FinalMarkTable) {
    self = []
    let scalars = text.unicodeScalars
    var stops = 0
    var index = scalars.endIndex
    while index > scalars.startIndex {
      let before = scalars.index(before: index)
      let scalar = scalars[before]
      if Self.isASCIIWord(scalar) { break }
      index = before
      if let kinds = table.marks[scalar] {
        formUnion(kinds)
        stops += scalar == "." ? 1 : 0
      } else if scalar == ">", let tag = Self.closingTag(in: scalars, before: before) {
        index = tag
      } else if !Self.isIgnored(scalar) {
        break
      }
    }
    if stops >= 3 { formUnion(.ellipsis) }
  }

  private static func isASCIIWord(_ scalar: Unicode.Scalar) -> Bool {
    (0x61...0x7A).contains(scalar.value | 0x20) || (0x30...0x39).contains(scalar.value) || scalar == "@"
  }

  private static func isIgnored(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || QuotationMarks.isCloser(scalar) || scalar.properties.isWhitespace
      || scalar.isInvisible
  }

  /// The start of the closing tag that ends at an index; nil if it is not one.
  private static func closingTag(
    in scalars: String.UnicodeScalarView, before end: String.Index
  ) -> String.Index? {
    guard let start = scalars[..<end].suffix(20).lastIndex(of: "<"), scalars[scalars.index(after: start)] == "/" else {
      return nil
    }
    return start
  }
}

/// The characters that end a text in one language, by kind.
///
/// Source: the sets that Weblate 5.14 has collected from its translators (`weblate/checks/chars.py`), which CLDR does
/// not have; confidence high for the languages that are named, and for the scripts' own full stops (Unicode names).
package struct FinalMarkTable: Sendable {
  /// The kinds by character.
  package let marks: [Unicode.Scalar: FinalMarks]
  /// The kinds that the language does not use.
  package let unused: FinalMarks
  /// Marks inside the last word, and last words, that replace a final mark.
  package let implied: [Implied]

  /// A text that replaces a final mark.
  package struct Implied: Sendable {
    package var mark: FinalMarks
    package var texts: [String]
    /// Whether it may occur anywhere, not only at the end.
    package var isAnywhere = false
  }

  /// The table of a language subtag.
  package init(language: String) {
    marks = Self.general.merging(Self.byLanguage[language] ?? [:]) { _, own in own }
    unused = Self.unused[language] ?? []
    implied = Self.implied[language] ?? []
  }

  private static let general = table([
    (.stop, ".．。｡।॥۔։·෴។။᱾።།"), (.colon, ":：៖"), (.question, "?？؟⸮՞፧꘏⳺⁇"), (.exclamation, "!！՜᥄႟߹‼"),
    ([.question, .exclamation], "‽⁉⁈⸘"), (.semicolon, ";；؛፤"), (.ellipsis, "…⋯︙‥"),
  ])

  /// Language-specific marks: a Japanese sentence before a list ends with a period; a vertical bar and the Bengali
  /// currency sign are used as a danda.
  private static let byLanguage = [
    "el": table([(.question, ";\u{37E}")]), "hy": table([([.stop, .colon], ":"), (.colon, "՝`")]),
    "ja": table([([.stop, .colon], "。.")]), "hi": indic, "bn": indic, "or": indic,
  ]

  private static let indic = table([(.stop, "|৷")])

  /// Thai and Lojban have no period (Weblate); Lao is like Thai, and neither uses a question mark.
  private static let unused: [String: FinalMarks] = [
    "th": [.stop, .question], "lo": [.stop, .question], "jbo": [.stop, .question, .exclamation],
  ]

  private static let implied: [String: [Implied]] = [
    "hy": [
      Implied(mark: .question, texts: ["՞"], isAnywhere: true),
      Implied(mark: .exclamation, texts: ["՜"], isAnywhere: true),
    ],
    "my": [Implied(mark: .question, texts: ["လား", "လဲ", "နည်း"])],
    "ja": [Implied(mark: .question, texts: ["か"])],
    "hi": visarga, "mr": visarga, "ne": visarga,
  ]

  /// The visarga is typed instead of a colon, which it resembles.
  private static let visarga = [Implied(mark: .colon, texts: ["ः"])]

  private static func table(_ rows: [(FinalMarks, String)]) -> [Unicode.Scalar: FinalMarks] {
    let pairs = rows.flatMap { marks, text in text.unicodeScalars.map { ($0, marks) } }
    return Dictionary(pairs, uniquingKeysWith: { $0.union($1) })
  }
}

/// The characters that may follow the last mark of a sentence.
package enum QuotationMarks {
  /// Whether a scalar closes a quotation or a bracket; `„` and `‚` open quotations in German and close them elsewhere.
  package static func isCloser(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return asciiClosers.contains(scalar) }
    guard blocks.contains(where: { $0.contains(scalar.value) }) else { return false }
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .initialPunctuation: return true
    default: return scalar == "\u{201E}" || scalar == "\u{201A}"
    }
  }

  /// ASCII closing punctuation; an asterisk closes emphasis in Markdown.
  private static let asciiClosers: [Unicode.Scalar] = ["\"", "'", ")", "]", "}", "*"]

  /// The blocks with common closing punctuation: Latin-1, General Punctuation, CJK, full-width forms.
  private static let blocks: [ClosedRange<UInt32>] = [0xAB...0xBB, 0x2010...0x205E, 0x3008...0x301F, 0xFE10...0xFF63]
}
