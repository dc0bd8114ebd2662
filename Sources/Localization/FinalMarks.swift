/// The kinds of marks that end a text; a set, since one character can be of two kinds.
package struct FinalMarks: OptionSet, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let stop = FinalMarks(rawValue: 1 << 0)
  package static let colon = FinalMarks(rawValue: 1 << 1)
  package static let question = FinalMarks(rawValue: 1 << 2)
  package static let exclamation = FinalMarks(rawValue: 1 << 3)
  package static let semicolon = FinalMarks(rawValue: 1 << 4)
  package static let ellipsis = FinalMarks(rawValue: 1 << 5)

  /// What a text ends with: the kinds of all marks at its end, quotation marks, brackets and closing tags passed over,
  /// so that it does not matter on which side of them a full stop stands.
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
      } else if !Self.isPassedOver(scalar) {
        break
      }
    }
    if stops >= 3 { formUnion(.ellipsis) }
  }

  private static func isASCIIWord(_ scalar: Unicode.Scalar) -> Bool {
    (0x61...0x7A).contains(scalar.value | 0x20) || (0x30...0x39).contains(scalar.value) || scalar == "@"
  }

  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\n" || QuotationMarks.isCloser(scalar) || scalar.properties.isWhitespace
      || scalar.isInvisible
  }

  /// Where the closing tag begins whose `>` stands there; nil where it is none.
  private static func closingTag(
    in scalars: String.UnicodeScalarView, before end: String.Index
  ) -> String.Index? {
    guard let start = scalars[..<end].suffix(20).lastIndex(of: "<"), scalars[scalars.index(after: start)] == "/" else {
      return nil
    }
    return start
  }
}

/// Which characters end a text in one language, and as what.
///
/// Source: the sets that Weblate 5.14 has collected from its translators (`weblate/checks/chars.py`), which CLDR does not
/// have; confidence high for the languages that are named, and for the scripts' own full stops (Unicode names).
package struct FinalMarkTable: Sendable {
  /// The kinds by character.
  package let marks: [Unicode.Scalar: FinalMarks]
  /// The kinds that the language does without.
  package let unused: FinalMarks
  /// Marks inside the last word, and last words, that say the same as a final mark.
  package let implied: [Implied]

  /// What says the same as a final mark.
  package struct Implied: Sendable {
    package var mark: FinalMarks
    package var texts: [String]
    /// Whether it may stand anywhere, not only at the end.
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

  /// What some languages use otherwise or besides: a Japanese sentence before a list ends as any other; a bar and the
  /// Bengali currency sign are in use for the danda.
  private static let byLanguage = [
    "el": table([(.question, ";\u{37E}")]), "hy": table([([.stop, .colon], ":"), (.colon, "՝`")]),
    "ja": table([([.stop, .colon], "。.")]), "hi": indic, "bn": indic, "or": indic,
  ]

  private static let indic = table([(.stop, "|৷")])

  /// Thai and Lojban have no full stop (Weblate); Lao writes as Thai does, and both ask without a question mark.
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

  /// The sign visarga is typed for a colon, which it looks like.
  private static let visarga = [Implied(mark: .colon, texts: ["ः"])]

  private static func table(_ rows: [(FinalMarks, String)]) -> [Unicode.Scalar: FinalMarks] {
    let pairs = rows.flatMap { marks, text in text.unicodeScalars.map { ($0, marks) } }
    return Dictionary(pairs, uniquingKeysWith: { $0.union($1) })
  }
}

/// Tells what may stand behind the last mark of a sentence.
package enum QuotationMarks {
  /// Whether a scalar closes a quotation or a bracket; `„` and `‚` open ones in German and close them elsewhere.
  package static func isCloser(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return asciiClosers.contains(scalar) }
    guard blocks.contains(where: { $0.contains(scalar.value) }) else { return false }
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .initialPunctuation: return true
    default: return scalar == "\u{201E}" || scalar == "\u{201A}"
    }
  }

  /// Closing punctuation of ASCII; a star closes Markdown's emphasis.
  private static let asciiClosers: [Unicode.Scalar] = ["\"", "'", ")", "]", "}", "*"]

  /// The blocks with closing punctuation that texts use: Latin-1, General Punctuation, CJK, full-width forms.
  private static let blocks: [ClosedRange<UInt32>] = [0xAB...0xBB, 0x2010...0x205E, 0x3008...0x301F, 0xFE10...0xFF63]
}
