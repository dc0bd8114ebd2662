import AuditModel
import Localization
import RuleKit
import ScreenAnalysis

/// A locale's own accessibility label is the development language's, letter for letter.
///
/// ## What it reports
/// An accessibility label whose entry in a locale's table is the original's text: of two words or more that a translation would
/// change, or of one where the locale is written in another script. A note.
///
/// ## Why it matters
/// The key is there, so nothing is missing; the listener hears the original in the voice of another language.
///
/// ## Example
/// New accessibility strings were put into 23 languages' tables in English (lexrus/AppAboutView#14, a reviewer's remark).
///
/// ## Known limits
/// Single words of one script are left out, since many are the same in both languages ("Download", "Menu"), as are acronyms, names
/// in mixed case, and words that most languages share. Variants of the development language too. The names of a keyboard's keys
/// ("Caps Lock", "Page Up") are left out since all of 15 hits on nine public apps were such; nothing else was found there.
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
    let least = context.hasOtherScript ? 1 : 2
    guard SharedWords.translatableCount(in: label.text) >= least,
      !LabelTables.keyNames.contains(LabelWords(label.text).folded)
    else { return nil }
    return Problem("the label \"\(label.text.inBrief)\" is the original's in \(context.locale)", of: label)
  }
}

extension SpokenContext {
  /// Whether the locale is written in no script of the development language.
  fileprivate var hasOtherScript: Bool {
    let own = LanguageProfile(locale).scripts
    return !own.isEmpty && own.isDisjoint(with: LanguageProfile(screen.developmentLanguage).scripts)
  }
}
