import AuditModel
import RuleKit
import ScreenAnalysis
import Utilities

/// VoiceOver reads the key of a text instead of the text.
///
/// ## What it reports
/// A label or a title that is its own key in some locale, if the key has dots or underscores or the development
/// language has other words for it; and an accessibility label that was typed as the key of a text in the default
/// strings table, which nothing looks up. Severity: error. A key that this locale lacks and others have is reported by
/// `missing-translation`.
///
/// ## Why it matters
/// "player dot close dot label. Button." VoiceOver reads it literally.
///
/// ## Example
/// In Polish, VoiceOver said "text_message_accessibility_label" for every message: the Polish table had only three of
/// the seven keys (signalapp/Signal-iOS#1662, jessesquires/JSQMessagesViewController#1903).
///
/// ## Known limits
/// Keys that are English text themselves, as in String Catalogs, are fine, and so are those that the development
/// language has as their own text, such as a name with a dot. A literal of SwiftUI that looks like a key, but
/// that no language has, may be a name or another text that is meant as it is written, and is only asked about; a label with
/// the dots of an identifier is reported by `label-looks-like-identifier`. If no table of the name was read, nothing is reported. A text of an interface file has its own words in addition to its key and shows
/// those. A function of the app that looks texts up and computes what is shown where a language lacks the key, such as the
/// text of another language, is trusted. A key that no locale
/// has is reported by `undefined-key` where it is not spoken.
///
/// ## Source
/// CoreFoundation, `CFBundle_Strings.c` (a missing key is returned itself).
struct LabelIsKey: LabelRule {
  static let name = "label-is-key"
  static let severity = Severity.error
  static let appliesToRecordings = true

  /// A label that is a key.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard let original = label.original else { return nil }
    return unresolved(original, label, at: context) ?? (label.isAuthors ? typed(label, at: context) : nil)
  }

  /// A text whose key a device shows.
  private func unresolved(
    _ original: LocalizableText, _ label: SpokenLabel, at context: SpokenContext
  ) -> Problem? {
    guard let key = original.key, key == label.text, original.hasFallback != true,
      !context.screen.speech.isOfUnreadTable(original),
      NameShape.isKey(key) || context.hasOnlyKey(key, of: original), !context.isMeantAsKey(original)
    else {
      return nil
    }
    let isTranslated = context.screen.speech.hasKey(of: original)
    let isKnown = original.value != key || isTranslated
    // What other languages have is a missing translation.
    if context.words(original)?.location == nil, isTranslated { return nil }
    // No name has such dots, so it is reported as an identifier.
    if !isKnown, label.isAuthors, key.contains("."), NameShape.isIdentifier(key) { return nil }
    return Problem(
      "VoiceOver reads the key \(quoted(key)) because it has no text in \(context.locale)", of: label,
      reviewReason: isKnown ? nil : .noLocaleHasIt)
  }

  /// A label that is the key of another text.
  private func typed(_ label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard NameShape.isKey(label.text), let words = context.words(LocalizableText(key: label.text)),
      words.location != nil, words.string != label.text
    else { return nil }
    return Problem(
      "the label \(quoted(label.text)) is the key of \(quoted(words.string)), but it is not looked up",
      of: label,
      betterLabel: words.string)
  }
}

extension SpokenContext {
  /// Whether a table of the development language has a text's key as its words.
  fileprivate func isMeantAsKey(_ text: LocalizableText) -> Bool {
    guard let words = screen.speech.words(text, in: screen.developmentLanguage) else { return false }
    return words.location != nil && !words.isImplied && words.string == text.key
  }

  /// Whether the development language has words for a text that are not its key, ignoring case, and the language itself has none: a
  /// translation may be the same word as a key that is one.
  fileprivate func hasOnlyKey(_ key: String, of text: LocalizableText) -> Bool {
    guard NameShape.isIdentifier(key) || words(text)?.location == nil,
      let words = screen.speech.words(text, in: screen.developmentLanguage)
    else { return false }
    return words.string.lowercased() != key.lowercased()
  }
}
