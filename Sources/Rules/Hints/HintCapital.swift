import AuditModel
import Foundation
import RuleKit
import ScreenAnalysis

/// A hint begins with a lowercase letter.
///
/// ## What it reports
/// A hint whose first character is a lowercase letter that has an uppercase form, with the corrected utterance.
/// Severity: note. Not reported: scripts without case; Georgian, which does not capitalize sentences; digits, symbols
/// and format arguments; names that are written this way ("iCloud", "eBay", "macOS"); hints that are the label
/// again, which should go; hints on the Mac.
///
/// ## Why it matters
/// The voice takes its intonation from the spelling of a sentence, and braille displays show the text as it is.
///
/// ## Example
/// Apple's documentation asks for "a capitalized word" at the beginning: "Plays the song.", not "plays the song."
///
/// ## Known limits
/// A name in all lowercase ("npm") is treated as a word.
///
/// ## Source
/// Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement); WordPress, accessibility guidelines.
struct HintCapital: HintRule {
  static let name = "hint-capital"
  static let severity = Severity.note

  /// The hints that begin with a lowercase letter.
  static func problem(of hint: SpokenHint) -> HintProblem? {
    let text = hint.text.drop(while: \.isWhitespace)
    guard !hint.isLabelAgain, let first = text.first, first.hasCapital,
      let word = text.split(whereSeparator: \.isWhitespace).first,
      !word.dropFirst().contains(where: \.isUppercase)
    else { return nil }
    let capital = String(first).uppercased(with: Locale(identifier: hint.language.identifier))
    return HintProblem(predicate: "begins with a lowercase letter", fixed: capital + text.dropFirst())
  }
}

extension Character {
  /// Whether the character is a lowercase letter with which no sentence should begin: the title case of a Georgian letter is
  /// the letter itself (Unicode 11).
  fileprivate var hasCapital: Bool {
    guard isLowercase, let scalar = unicodeScalars.first else { return false }
    return scalar.properties.titlecaseMapping != String(scalar)
  }
}
