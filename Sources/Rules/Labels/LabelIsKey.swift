import AuditModel
import RuleKit
import ScreenAnalysis

/// VoiceOver reads the key of a text instead of the text.
///
/// ## What it reports
/// A label or a title that is its own key in some locale, where the key has dots or underscores or the development language has
/// other words for it; and an accessibility label that somebody typed as the key of a text in the default strings table, which no
/// one looks up. An error. A warning where the locale lacks the key that others have: the missing entry itself is an error of
/// `missing-translation`.
///
/// ## Why it matters
/// "player dot close dot label. Button." It is said letter for letter.
///
/// ## Example
/// In Polish VoiceOver said "text_message_accessibility_label" for every message: the Polish table had only three of the seven keys
/// (signalapp/Signal-iOS#1662, jessesquires/JSQMessagesViewController#1903).
///
/// ## Known limits
/// Keys that are themselves English text, as in String Catalogs, are no fault. Where no table of the name was read nothing is
/// known. A text of an interface file has its own words beside its key and shows those. A key that no locale has is
/// `undefined-key`'s as well, which also sees what nobody hears. On nine public apps it found nothing.
///
/// ## Source
/// CoreFoundation, `CFBundle_Strings.c` (a missing key is returned itself).
struct LabelIsKey: LabelRule {
  static let name = "label-is-key"
  static let severity = Severity.error

  /// A label that is a key.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard let original = label.original else { return nil }
    return unresolved(original, label, at: context) ?? (label.isAuthors ? typed(label, at: context) : nil)
  }

  /// A text whose key a device shows.
  private func unresolved(
    _ original: LocalizableText, _ label: SpokenLabel, at context: SpokenContext
  ) -> Problem? {
    guard let key = original.key else { return nil }
    let isElsewhere = key != label.text
    guard !isElsewhere || context.screen.speech.showsKey(of: original, in: context.locale),
      NameShape.isKey(key) || context.developmentWordsDiffer(from: key, of: original)
    else { return nil }
    return Problem(
      "VoiceOver reads the key \"\(key.inBrief)\": it has no text in \(context.locale)",
      severity: isElsewhere ? .warning : Self.severity, of: label)
  }

  /// A label that is the key of some other text.
  private func typed(_ label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard NameShape.isKey(label.text), let words = context.words(LocalizableText(key: label.text)),
      words.location != nil, words.string != label.text
    else { return nil }
    return Problem(
      "the label \"\(label.text.inBrief)\" is a key that nobody looks up (\"\(words.string.inBrief)\")", of: label,
      betterLabel: words.string)
  }
}

extension SpokenContext {
  /// Whether the development language has words for a text that are not its key, case apart.
  fileprivate func developmentWordsDiffer(from key: String, of text: LocalizableText) -> Bool {
    guard let words = screen.speech.words(text, in: screen.developmentLanguage) else { return false }
    return words.string.lowercased() != key.lowercased()
  }
}
