import AuditModel
import LocaleData
import RuleKit
import ScreenAnalysis
import Utilities

/// A label contains the word for the element's type, which VoiceOver speaks by itself.
///
/// ## What it reports
/// A label whose last word is the word for the element's own type ("Play button" on a button), or whose first word is,
/// in languages that put it there ("Bouton Lecture"). The title of a switch, a picker or a slider names what it sets, which may be a
/// button ("Jump Button"), and is not judged. Severity: warning; note if the visible title has the word too, or
/// if an image's label says what kind of image it is ("photo", "icon").
///
/// ## Why it matters
/// "Play button. Button." People who listen to a whole screen hear the word twice at every stop.
///
/// ## Example
/// The label "Home button" of a news reader's button was changed to "Home" (wikimedia/wikipedia-ios#931).
///
/// ## Known limits
/// The words of each language are those of `Locales/spoken`. Only whole words for the element's own type count: "Radio
/// button", "Button shape", "Link account", "Image settings" and "Tab bar" are not reported. "Add button" may be a
/// button that adds a button. A word that only a translation has is reported by `type-word-in-translation`.
///
/// ## Source
/// UIKit, `accessibilityLabel`, and UIControl ("doesn't identify the element's type"); google/GTXiLib; Google's
/// Accessibility Test Framework for Android.
struct LabelRepeatsControlType: LabelRule {
  static let name = "label-repeats-control-type"
  static let severity = Severity.warning
  static let appliesToRecordings = true

  /// The type's word in the label, if the development language has it too.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard let (word, severity) = context.typeWord(of: label),
      context.isDevelopmentLanguage || context.originalTypeWord(of: label) != nil
    else { return nil }
    return Problem(word.message(of: label), severity: severity, of: label, betterLabel: word.rest)
  }
}

extension TypeWord {
  /// What is wrong with a label that has the word.
  func message(of label: SpokenLabel) -> String {
    let name = label.isAuthors ? "label" : "title"
    let verb = isLast ? "ends" : "begins"
    return "the \(name) \(quoted(label.text)) \(verb) with \"\(word)\", which VoiceOver speaks by itself"
  }
}

/// A translated label contains the word for the element's type, which VoiceOver speaks by itself; the original does
/// not.
///
/// ## What it reports
/// A label that begins or ends with the word for the element's own type in a translation only. Severity: warning; note
/// if the visible title has the word too.
///
/// ## Why it matters
/// Translators see texts without their controls and add the word to make them clear. Users hear it twice.
///
/// ## Example
/// "High bouton d'emphase, Bouton", as spoken in French (Orange-OpenSource/ods-ios#546); or `"Play"` translated as
/// `"Taste Wiedergabe"`: "Taste Wiedergabe. Taste."
///
/// ## Known limits
/// The limits of `label-repeats-control-type` apply. Compounds ("Feststelltaste", the name of a key) are single words
/// and are not split. A word in the middle of a label is not found.
///
/// ## Source
/// UIKit, `accessibilityLabel`; Google's Accessibility Test Framework for Android, whose words are translated.
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

/// The word for the element's type at the beginning or end of a label.
struct TypeWord {
  /// The word, in lowercase.
  var word: String
  /// Whether it is at the end of the label, not at the beginning.
  var isLast: Bool
  /// The label without the word.
  var rest: String

  /// The word for one of an element's roles in a text; nil if there isn't one or the text consists of it.
  init?(in text: String, roles: [String], language: LocaleTag) {
    let vocabulary = SpeechVocabulary.words(for: language.identifier).roles
    let known = roles.flatMap { vocabulary[$0] ?? [] }.sorted { ($1.count, $0) < ($0.count, $1) }
    let words = LabelWords(text)
    let things = LabelTables.things[language.language] ?? []
    guard !known.isEmpty, !things.contains(where: { words.folded.hasSuffix($0) }) else { return nil }
    for word in known {
      if let rest = words.beforeFinal(word), rest.contains(where: \.isLetter) {
        (self.word, isLast, self.rest) = (word, true, rest)
        return
      }
      if let rest = words.afterFirst(word), Self.mayBegin(language, before: rest) {
        (self.word, isLast, self.rest) = (word, false, rest)
        return
      }
    }
    return nil
  }

  /// Whether the word for a thing may be at the beginning of a label, before that rest, in a language.
  private static func mayBegin(_ language: LocaleTag, before rest: String) -> Bool {
    guard let first = rest.first(where: \.isLetter) else { return false }
    if LabelTables.typeWordFirst.contains(language.language) { return true }
    guard LabelTables.typeWordFirstBeforeCapital.contains(language.language) else { return false }
    if first.isUppercase { return true }
    guard let verbs = LabelTables.verbsOfKeys[language.language] else { return false }
    return !rest.lowercased().split(separator: " ").contains { verbs.contains(String($0)) }
  }
}

extension SpokenContext {
  /// The word for the element's type in its label, and the severity; nil if there isn't one.
  func typeWord(of label: SpokenLabel) -> (word: TypeWord, severity: Severity)? {
    guard label.isAuthors || label.source == .visible && element.isOperated && !element.isSetting else { return nil }
    let roles = element.spokenRoles(on: screen.tree.platform)
    guard let word = TypeWord(in: label.text, roles: roles, language: label.language) else { return nil }
    let isSeen = !label.isAuthors || seesTypeWord(roles: roles)
    // "Photo" and "icon" may say what kind of image it is; VoiceOver itself says "image".
    let isKindOfImage = !element.isOperated && !isSpoken(word.word)
    return (word, isSeen || isKindOfImage ? .note : .warning)
  }

  /// The word for the element's type in the development language's words of the same label.
  func originalTypeWord(of label: SpokenLabel) -> TypeWord? {
    guard let words = screen.speech.words(label.original, in: screen.developmentLanguage) else { return nil }
    return TypeWord(
      in: words.string, roles: element.spokenRoles(on: screen.tree.platform), language: screen.developmentLanguage)
  }

  /// Whether a visible title has such a word too.
  private func seesTypeWord(roles: [String]) -> Bool {
    element.visibleTexts.compactMap { words($0) }.contains {
      TypeWord(in: $0.string, roles: roles, language: language(of: $0)) != nil
    }
  }

  /// Whether VoiceOver speaks the word by itself.
  private func isSpoken(_ word: String) -> Bool {
    utterance.segments.contains { $0.role == .trait && LabelWords($0.text).contains(word) }
  }
}

extension Element {
  /// Whether the title beside the control names what it sets, which may be a button or a switch itself.
  fileprivate var isSetting: Bool { Self.settings.contains(kind) }

  private static let settings: Set<ElementKind> = [
    .switch, .slider, .stepper, .datePicker, .colorWell, .popUpButton, .pickerView, .segmentedControl,
  ]
}
