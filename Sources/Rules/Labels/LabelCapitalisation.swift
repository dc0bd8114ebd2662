import AuditModel
import Foundation
import Localization
import RuleKit
import ScreenAnalysis

/// An accessibility label begins with a small letter.
///
/// ## What it reports
/// The accessibility label of what is no static text, where its first character is a small letter. A note.
///
/// ## Why it matters
/// A capital at the beginning tells VoiceOver that a phrase begins, and braille shows it.
///
/// ## Example
/// The label "close" of a button: "Close" is what its neighbours would be called.
///
/// ## Known limits
/// Names with a capital inside (iPhone, macOS) and those of a list are left out, scripts without case and Georgian too, and labels
/// that begin with a figure, a sign or an emoji, and names of keys ("ctrl", "esc"). A
/// translation whose original begins with a small letter as well is reported with it.
/// Words in the way of identifiers are other rules'. On nine public apps: 1 hit, read and right.
///
/// ## Source
/// UIKit, `accessibilityLabel` ("begin with a capitalized word"); rwapp/A11yUITests.
struct LabelCapitalisation: LabelRule {
  static let name = "label-capitalisation"
  static let severity = Severity.note

  /// A small first letter.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard label.isAuthors, !context.element.isStaticText, !context.element.isKeyboardKey,
      let first = label.text.unicodeScalars.first,
      first.properties.isLowercase, first.properties.titlecaseMapping != String(first), Self.isPlainWord(label.text)
    else { return nil }
    let locale = Locale(identifier: label.language.identifier)
    return Problem(
      "the label \"\(label.text.inBrief)\" begins with a small letter", of: label,
      betterLabel: label.text.prefix(1).uppercased(with: locale) + label.text.dropFirst())
  }

  /// Whether the first word is none of those that are written so.
  private static func isPlainWord(_ text: String) -> Bool {
    guard let word = text.split(whereSeparator: \.isWhitespace).first.map(String.init) else { return false }
    // Addresses keep their letters.
    return !word.contains("@") && !word.contains(where: \.isUppercase) && !LabelTables.lowerCaseNames.contains(word)
      && !namesKeys(text) && !NameShape.isIdentifier(text) && !NameShape.isFileName(label: text)
      && !NameShape.isKey(text)
  }

  /// Whether the text is nothing but the names of keys and single characters ("ctrl", "cmd + c").
  private static func namesKeys(_ text: String) -> Bool {
    text.split { !$0.isLetter && !$0.isNumber }.allSatisfy { word in
      word.count == 1 || LabelTables.keyLegends.contains(word.lowercased())
    }
  }
}

extension Element {
  /// Whether the author made it a key of a keyboard.
  fileprivate var isKeyboardKey: Bool { accessibility.traits?.contains("keyboardKey") == true }
}
