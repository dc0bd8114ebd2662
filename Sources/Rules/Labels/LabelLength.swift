import AuditModel
import LocaleData
import Localization
import RuleKit
import ScreenAnalysis
import Utilities

/// A control's accessibility label is too long.
///
/// ## What it reports
/// A control whose accessibility label has more than 40 characters; in a translation more than 64, to which a text of
/// 40 typically grows. Severity: note.
///
/// ## Why it matters
/// People hear a label again and again. Explanations belong in the hint, which can be turned off.
///
/// ## Example
/// "Opens the list of all episodes that are in your queue" is a hint; the label is "Queue".
///
/// ## Known limits
/// The limit is arbitrary, as the tools that have one say themselves. Labels with a comma are composed of several texts
/// and are skipped, as are visible titles. No example is known from public issues.
///
/// ## Source
/// rwapp/A11yUITests; IBM's guidelines on the length of translations (see `TypicalExpansion`).
struct LabelTooLong: LabelRule {
  static let name = "label-too-long"
  static let severity = Severity.note
  static let maximumLength = Int.max

  /// A label that is too long.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard label.isAuthors, context.element.isOperated, !label.text.contains(",") else { return nil }
    let isEnglish = label.language.language == "en"
    let longest = LabelTables.maximumLength
    let limit = isEnglish ? longest : TypicalExpansion.longestTranslation(of: longest)
    let length = label.text.count
    guard length > limit else { return nil }
    return Problem(
      "the label \(quoted(label.text)) has \(length) characters; it should have at most \(limit)", of: label,
      evidence: ["length": .number(Double(length)), "limit": .number(Double(limit))])
  }
}

/// A control's accessibility label is a single character.
///
/// ## What it reports
/// A control whose accessibility label is one character. Severity: note.
///
/// ## Why it matters
/// "X. Button." is a letter, or a symbol that VoiceOver reads by its Unicode name.
///
/// ## Example
/// The label "X" of a button that closes a sheet.
///
/// ## Known limits
/// The limit is arbitrary, as the tools that have one say themselves. Words of one character are normal in Chinese,
/// Japanese and Korean, and several letters may be one character in the scripts of India. The keys of a keyboard (`keyboardKey`) and of a keypad (at least five controls with one
/// character on a screen) are named by it, as are digits. Emoji and signs such as ✕ are left to `label-generic`. Visible titles are skipped. No example is known from public
/// issues.
///
/// ## Source
/// rwapp/A11yUITests.
struct LabelTooShort: LabelRule {
  static let name = "label-too-short"
  static let severity = Severity.note

  /// The number of controls with one character from which a screen counts as a keypad.
  private static let keypad = 5

  /// A label of one character.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard label.isAuthors, context.element.isOperated, label.text.count == 1, !label.text.allSatisfy(\.isNumber),
      !LabelWords.isSpaceless(label.text), label.text.unicodeScalars.count(where: \.isLetter) < 2,
      label.text.nounOfPicture == nil,
      context.element.accessibility.traits?.contains(.keyboardKey) != true, !context.isKeypad(from: Self.keypad)
    else { return nil }
    return Problem("the label \"\(label.text)\" is only one character long", of: label)
  }
}

extension SpokenContext {
  /// Whether the screen has at least so many controls with a label of one character.
  fileprivate func isKeypad(from minimum: Int) -> Bool {
    let single = screen.elements.lazy.filter { $0.element.isOperated && $0.utterances[locale]?.label?.text.count == 1 }
    return single.prefix(minimum).count == minimum
  }
}
