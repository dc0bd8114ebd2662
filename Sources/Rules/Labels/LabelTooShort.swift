import AuditModel
import Localization
import RuleKit
import ScreenAnalysis

/// A control's accessibility label is a single character.
///
/// ## What it reports
/// A control whose accessibility label is one character. A note.
///
/// ## Why it matters
/// "X. Button." is a letter, or a sign that VoiceOver reads by its Unicode name.
///
/// ## Example
/// The label "X" of a button that closes a sheet.
///
/// ## Known limits
/// The limit is arbitrary, as those who have it say. Chinese, Japanese and Korean words of one character are normal; the keys of a
/// keyboard (`keyboardKey`) and of a keypad, five controls of one character on a screen, are named by it; so are figures. Titles
/// that are seen are left out. On nine public apps it found
/// nothing, and no example is known from public issues.
///
/// ## Source
/// rwapp/A11yUITests.
struct LabelTooShort: LabelRule {
  static let name = "label-too-short"
  static let severity = Severity.note

  /// From how many controls of one character on a screen is taken for a keypad.
  private static let keypad = 5

  /// A label of one character.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard label.isAuthors, context.element.isOperated, label.text.count == 1, !label.text.allSatisfy(\.isNumber),
      !LabelWords.isSpaceless(label.text),
      context.element.accessibility.traits?.contains("keyboardKey") != true, !context.isKeypad(from: Self.keypad)
    else { return nil }
    return Problem("the label \"\(label.text)\" is a single character", of: label)
  }
}

extension SpokenContext {
  /// Whether the screen has so many controls that are called by one character.
  fileprivate func isKeypad(from least: Int) -> Bool {
    let single = screen.elements.lazy.filter { $0.element.isOperated && $0.utterances[locale]?.label?.text.count == 1 }
    return single.prefix(least).count == least
  }
}
