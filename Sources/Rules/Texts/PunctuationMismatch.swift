import AuditModel
import Localization
import RuleKit
import TableAnalysis

/// A translation ends with a different punctuation mark than its source.
///
/// ## What it reports
/// A final period, colon, question mark or exclamation mark that only the source or only the translation has. Each
/// language's own marks count (`。`, `।`, `؟`, Greek `;`, …). Severity: note. Off by default.
///
/// ## Why it matters
/// A question becomes a statement, a heading becomes a sentence, and lists look uneven.
///
/// ## Example
/// `"Delete all photos?"` translated as `"Alle Fotos löschen"`.
///
/// ## Known limits
/// Sources of four characters or fewer are not checked, nor are short texts that end with an abbreviation or an ordinal
/// number. A period may be on either side of a quotation mark or bracket. Punctuation is often a matter of style, so
/// this rule should not fail a build.
///
/// ## Source
/// Weblate 5.14, `weblate/checks/chars.py`.
struct PunctuationMismatch: HygieneRule {
  static let name = "punctuation-mismatch"
  static let severity = Severity.note
  static let comparesWithSource = true
  static let isOnByDefault = false

  /// The problem with a final mark that is missing or was added.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.pair, source.string.utf8.count > 4 else { return nil }
    let comparison = PunctuationComparison(
      source: source.string, by: unit.context.sourceTraits.finalMarks,
      translation: text.string, by: unit.context.traits.finalMarks)
    guard let difference = comparison.difference, source.string.count > 4 else { return nil }
    switch difference {
    case .lost(let marks):
      if marks == .stop, Abbreviation.ends(source.string) { return nil }
      guard let name = marks.names.first else { return nil }
      return Problem("does not end with a \(name.name) as the source does", reason: "\(name.reason)-lost")
    case .added(let marks):
      if marks == .stop, Abbreviation.ends(text.string) { return nil }
      guard let name = marks.names.first else { return nil }
      return Problem("ends with a \(name.name); the source does not", reason: "\(name.reason)-added")
    }
  }
}

extension FinalMarks {
  /// The names of the marks that are checked, with the codes of their reasons.
  fileprivate var names: [(name: String, reason: String)] { Self.names.filter { contains($0.0) }.map { ($0.1, $0.2) } }

  private static let names: [(FinalMarks, String, String)] = [
    (.stop, "period", "full-stop"), (.colon, "colon", "colon"), (.question, "question mark", "question-mark"),
    (.exclamation, "exclamation mark", "exclamation-mark"),
  ]
}
