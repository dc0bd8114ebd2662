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
