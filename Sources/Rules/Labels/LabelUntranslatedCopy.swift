import AuditModel
import Localization
import RuleKit
import TableAnalysis
import ScreenAnalysis
import Utilities

/// A locale's own accessibility label is identical to the development language's.
///
/// ## What it reports
/// An accessibility label whose entry in a locale's table equals the original text: of at least two words that a
/// translation would change, or of one word if the locale uses another script. Severity: note.
///
/// ## Why it matters
/// The key exists, so nothing is reported as missing, but users hear the original in the voice of another language.
///
/// ## Example
/// New accessibility strings were added to 23 languages' tables in English (lexrus/AppAboutView#14, a reviewer's
/// comment).
///
/// ## Known limits
/// Single words in the same script are skipped, because many are the same in both languages ("Download", "Menu"), as
/// are acronyms, names in mixed case, words that most languages share, names of keys of a keyboard ("Caps Lock", "Page
/// Up"), labels that nine of ten languages leave as they are, and variants of the development language.
///
/// ## Source
/// Weblate, `same`; see `untranslated`, which judges whole tables.
struct LabelUntranslatedCopy: LabelRule {
  static let name = "label-untranslated-copy"
  static let severity = Severity.note

  /// A label that is a copy.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard label.isAuthors, !context.isDevelopmentLanguage, let words = context.label, context.isOwn(words),
      context.element.accessibility.language == nil,
      let original = context.screen.speech.words(label.original, in: context.screen.developmentLanguage),
      original.string == label.text, !TranslatorNote.forbidsTranslation(context.element.localizerNote)
    else { return nil }
    let minimum = context.hasOtherScript ? 1 : 2
    guard SharedWords.translatableCount(in: label.text) >= minimum,
      !LabelTables.keyNames.contains(LabelWords(label.text).folded), !context.isNameEverywhere(original.string)
    else { return nil }
    return Problem("the label \(quoted(label.text)) in \(context.locale) is a copy of the original", of: label)
  }
}

extension SpokenContext {
  /// Whether nearly all languages that have words of their own for the label leave it as it is, as they do with a name.
  fileprivate func isNameEverywhere(_ original: String) -> Bool {
    let own = screen.speech.locales.compactMap { locale -> String? in
      guard locale.language != screen.developmentLanguage.language,
        let words = screen.speech.words(element.accessibility.label, in: locale),
        words.locale?.language == locale.language
      else { return nil }
      return words.string
    }
    return own.count >= Self.manyLanguages && own.count { $0 != original } * 10 <= own.count
  }

  /// The number of languages from which one that differs can be told from the rest.
  private static var manyLanguages: Int { 5 }

  /// Whether the locale shares no script with the development language.
  fileprivate var hasOtherScript: Bool {
    let own = LanguageProfile(locale).scripts
    return !own.isEmpty && own.isDisjoint(with: LanguageProfile(screen.developmentLanguage).scripts)
  }
}
