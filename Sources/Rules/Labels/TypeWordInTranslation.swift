import AuditModel
import RuleKit
import ScreenAnalysis

/// A translated label names the element's type, which VoiceOver says by itself; the original does not.
///
/// ## What it reports
/// A label that ends or begins with the word for the element's own type in a translation only. A warning; a note where the title
/// that is seen has the word.
///
/// ## Why it matters
/// Translators see texts without their controls and make them clear by the word; the listener hears it twice.
///
/// ## Example
/// "High bouton d'emphase, Bouton", as heard in French (Orange-OpenSource/ods-ios#546); or `"Play"` translated as `"Taste Wiedergabe"`:
/// "Taste Wiedergabe. Taste."
///
/// ## Known limits
/// As `label-repeats-control-type`. Compounds ("Feststelltaste", the name of a key) are single words and not taken apart; a word in
/// the middle of a label is not looked for. On nine public apps it found nothing.
///
/// ## Source
/// UIKit, `accessibilityLabel`; Google's accessibility test framework for Android, whose words are translated.
struct TypeWordInTranslation: LabelRule {
  static let name = "type-word-in-translation"
  static let severity = Severity.warning

  /// The type's word in a translated label.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard !context.isDevelopmentLanguage, label.language.language == context.locale.language,
      let (word, severity) = context.typeWord(of: label), context.originalTypeWord(of: label) == nil
    else { return nil }
    return Problem(word.message(of: label), severity: severity, of: label, betterLabel: word.rest)
  }
}
