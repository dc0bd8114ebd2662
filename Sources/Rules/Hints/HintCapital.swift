import AuditModel
import Foundation
import RuleKit
import ScreenAnalysis

/// A hint begins with a small letter.
///
/// ## What it reports
/// A hint whose first character is a small letter that has a capital. A note, with the utterance as it would be.
/// Silent: scripts without case, Georgian, which does not begin sentences with capitals, digits, signs and arguments,
/// and names that are written so ("iCloud", "eBay", "macOS"). Not on the Mac.
///
/// ## Why it matters
/// Voices stress sentences by how they are written, and braille displays show the text as it is.
///
/// ## Example
/// Apple's page asks for "a capitalized word" at the beginning: "Plays the song.", not "plays the song."
///
/// ## Known limits
/// A name in small letters throughout ("npm") is taken for a word. Hints are rare in Interface Builder files: nine
/// public apps have four. All begin with capitals.
///
/// ## Source
/// Apple, `accessibilityHint` (UIKit, UIAccessibility and UIAccessibilityElement); WordPress, accessibility guidelines.
struct HintCapital: HintRule {
  static let name = "hint-capital"
  static let severity = Severity.note

  /// The hints that begin small.
  static func problem(of hint: SpokenHint) -> HintProblem? {
    let text = hint.text.drop(while: \.isWhitespace)
    guard let first = text.first, first.hasCapital, let word = text.split(whereSeparator: \.isWhitespace).first,
      !word.dropFirst().contains(where: \.isUppercase)
    else { return nil }
    let capital = String(first).uppercased(with: Locale(identifier: hint.language.identifier))
    return HintProblem(predicate: "begins with a small letter", mended: capital + text.dropFirst())
  }
}

extension Character {
  /// Whether the character is a small letter with which no sentence should begin: of Georgian's letters the title case
  /// is the letter itself (Unicode 11).
  fileprivate var hasCapital: Bool {
    guard isLowercase, let scalar = unicodeScalars.first else { return false }
    return scalar.properties.titlecaseMapping != String(scalar)
  }
}
