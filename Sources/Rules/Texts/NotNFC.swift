import AuditModel
import RuleKit
import TableAnalysis

/// A letter is written in parts although there is one character for it.
///
/// ## What it reports
/// Letters of Latin, Greek, Cyrillic, kana or Hangul that are followed by combining marks where Unicode has the composed
/// letter (Normalization Form C). A note.
///
/// ## Why it matters
/// Search and comparison by code units miss the word, and some fonts place the mark badly.
///
/// ## Example
/// `"Cafe"` + U+0301 instead of `"Café"`.
///
/// ## Known limits
/// Arabic vowel signs, Hebrew points and the Bengali nukta are never reported: for them Form C has another order, or other
/// characters, than correct texts have.
///
/// ## Source
/// Unicode Standard Annex 15, by ICU; 1.66 of 1,000 translations in public apps, most of them Arabic or Bengali.
struct NotNFC: HygieneRule {
  static let name = "not-nfc"
  static let severity = Severity.note

  /// The first decomposed letter.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.text.hasAny(Decomposition.marks), let found = Decomposition.first(in: unit.text.string),
      !unit.isUntranslated
    else { return nil }
    let points = found.unicodeScalars.map(\.codePoint).joined(separator: " ")
    return Problem("writes \"\(found)\" in parts (\(points)); use the composed character")
  }
}
