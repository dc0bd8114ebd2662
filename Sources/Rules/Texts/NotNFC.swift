import AuditModel
import RuleKit
import TableAnalysis
import Utilities

/// A letter is decomposed, although there is a composed character for it.
///
/// ## What it reports
/// Latin, Greek, Cyrillic, kana or Hangul letters that are followed by combining marks although Unicode has the
/// composed letter (Normalization Form C). Severity: note.
///
/// ## Why it matters
/// Search and comparison by code units do not find the word, and some fonts misplace the mark.
///
/// ## Example
/// `"Cafe"` + U+0301 instead of `"Café"`.
///
/// ## Known limits
/// Arabic vowel signs, Hebrew points and the Bengali nukta are never reported: Form C changes their order or replaces
/// characters in correct texts.
///
/// ## Source
/// Unicode Standard Annex 15, by ICU.
struct NotNFC: HygieneRule {
  static let name = "not-nfc"
  static let severity = Severity.note
  static let reportsOncePerTable = true

  /// The problem with the first decomposed letter.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.text.hasAny(Decomposition.features), let found = Decomposition.first(in: unit.text.string),
      !unit.isUntranslated
    else { return nil }
    let points = found.unicodeScalars.map(\.codePoint).joined(separator: " ")
    return Problem("\"\(found)\" is decomposed (\(points)); use the composed character")
  }
}
