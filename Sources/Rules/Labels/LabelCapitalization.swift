import AuditModel
import FormatStrings
import Foundation
import Localization
import RuleKit
import ScreenAnalysis
import Utilities

/// An accessibility label begins with a lowercase letter.
///
/// ## What it reports
/// An accessibility label, other than that of static text, whose first character is a lowercase letter. Severity: note.
///
/// ## Why it matters
/// An uppercase first letter tells VoiceOver that a phrase begins, and braille displays show it.
///
/// ## Example
/// The label "close" of a button; "Close" would match the labels of its neighbors.
///
/// ## Known limits
/// Skipped are names with an uppercase letter inside (iPhone, macOS) and those of a list, scripts without case,
/// Georgian, labels that begin with a digit, a symbol or an emoji, and names of keys ("ctrl", "esc"). A translation is
/// reported even if its original begins with a lowercase letter too. Words that look like identifiers are reported by
/// other rules.
///
/// ## Source
/// UIKit, `accessibilityLabel` ("begin with a capitalized word"); rwapp/A11yUITests.
struct LabelCapitalization: LabelRule {
  static let name = "label-capitalisation"
  static let severity = Severity.note

  /// A lowercase first letter.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard label.isAuthors, !context.element.isStaticText, !context.element.isKeyboardKey,
      let first = label.text.unicodeScalars.first,
      first.properties.isLowercase, first.properties.titlecaseMapping != String(first), Self.isPlainWord(label.text)
    else { return nil }
    let locale = Locale(identifier: label.language.identifier)
    return Problem(
      "the label \(quoted(label.text)) begins with a lowercase letter", of: label,
      betterLabel: label.text.prefix(1).uppercased(with: locale) + label.text.dropFirst())
  }

  /// Whether the first word is not one that is always written in lowercase.
  private static func isPlainWord(_ text: String) -> Bool {
    guard let word = text.split(whereSeparator: \.isWhitespace).first.map(String.init) else { return false }
    // Addresses keep their letters.
    return !word.contains("@") && !word.contains(where: \.isUppercase) && !LabelTables.lowercaseNames.contains(word)
      && !namesKeys(text) && !NameShape.isIdentifier(text) && !NameShape.isFileName(label: text)
      && !NameShape.isKey(text)
  }

  /// Whether the text consists only of names of keys and single characters ("ctrl", "cmd + c").
  private static func namesKeys(_ text: String) -> Bool {
    text.split { !$0.isLetter && !$0.isNumber }.allSatisfy { word in
      word.count == 1 || LabelTables.keyLegends.contains(word.lowercased())
    }
  }
}

extension Element {
  /// Whether the author made it a key of a keyboard.
  fileprivate var isKeyboardKey: Bool { accessibility.traits?.contains(.keyboardKey) == true }
}

/// An accessibility label is written in all caps.
///
/// ## What it reports
/// An accessibility label without lowercase letters, in a script with case, that has a word of more than four letters
/// or two words of four letters. Severity: note.
///
/// ## Why it matters
/// VoiceOver may spell such words letter by letter, as acronyms.
///
/// ## Example
/// VoiceOver spelled some entries of a contact list in all caps letter by letter
/// (department-of-veterans-affairs/va.gov-team#3538, a web page). If the design shows all caps, the label "SUBSCRIBE"
/// can still be "Subscribe".
///
/// ## Known limits
/// Acronyms of four or more letters are recognized from a list (HTTPS, HDMI, JPEG); shorter words are treated as
/// acronyms. The letter ß has no common uppercase form. Visible titles are skipped.
///
/// ## Source
/// rwapp/A11yUITests.
struct LabelAllCaps: LabelRule {
  static let name = "label-all-caps"
  static let severity = Severity.note

  /// A label in all caps.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard label.isAuthors, !context.element.isStaticText else { return nil }
    let text = FormatString(label.text).literalText
    let letters = text.filter { $0.isLetter && $0 != "ß" }
    guard letters.contains(where: \.isUppercase), letters.allSatisfy(\.isUppercase) else { return nil }
    let words = text.split { !$0.isLetter && !$0.isNumber }.filter { word in
      word.count > 3 && !word.contains(where: \.isNumber) && !LabelTables.acronyms.contains(String(word))
    }
    guard words.contains(where: { $0.count > 4 }) || words.count > 1 else { return nil }
    let lower = label.text.lowercased()
    return Problem(
      "the label \(quoted(label.text)) is written in all caps", of: label,
      betterLabel: lower.prefix(1).uppercased() + lower.dropFirst())
  }
}
