import AuditModel
import RuleKit
import ScreenAnalysis
import TableAnalysis

/// A recording in another language has the words of the development language.
///
/// ## What it reports
/// A control or text in a tree recorded from the running app that has the same words as in the recording of the same screen in
/// the development language, with at least two words that a translation would change. Needs review: the words may be data of the
/// app or its user. Severity: warning.
///
/// ## Why it matters
/// Users read and hear the original among translated texts: a key that no table has, a text that is not localized, or a table that is
/// not in the app.
///
/// ## Example
/// The button `save` is "Save changes" in the recordings in English and in German.
///
/// ## Known limits
/// Elements are the same if they have the same identifier, or if both screens have the same elements in the same order. Single words
/// are skipped, since many are the same in both languages.
///
/// ## Source
/// Weblate, `same`; see `label-untranslated-copy` and `untranslated`, which judge tables.
struct RecordedLabelUntranslated: ScreenRule {
  static let name = "recorded-label-untranslated"
  static let severity = Severity.warning
  static let appliesToRecordings = true

  /// The elements with the words of the original.
  func findings(on screen: ScreenFacts) -> [Finding] {
    guard let reference = screen.recordedReference else { return [] }
    return findingsByElement(on: screen) { context in
      guard let other = reference.pairs[context.index], context.isRecordedContent,
        let words = context.element.recordedWords, words == reference.list.nodes[other].element.recordedWords,
        SharedWords.translatableCount(in: words) >= 2
      else { return nil }
      return Problem(
        "\(screen.name(of: context.index, showing: words)) has the same words as in \(reference.locale)",
        locale: screen.tree.locale, evidence: ["reference": .text(reference.file)], reviewReason: .mayBeData)
    }
  }
}
