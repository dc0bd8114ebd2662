import AuditModel
import Localization
import RuleKit
import ScreenAnalysis
import Utilities

/// An accessibility label ends with a period, a colon or a semicolon.
///
/// ## What it reports
/// An accessibility label, other than that of static text, that ends with such a punctuation mark of its language.
/// Severity: note.
///
/// ## Why it matters
/// VoiceOver pauses after each part by itself. The mark adds another pause or is read aloud.
///
/// ## Example
/// AppKit, `accessibilityLabel`: "Do not put a period at the end." "Play." is spoken with the pause of a sentence
/// before "Button."
///
/// ## Known limits
/// Abbreviations ("Apple Inc.", "5 min.") are skipped, as are labels with a comma, which are composed of several texts.
/// Visible titles, and AppKit labels next to a control, may have colons. A mark that only a translation has usually
/// belongs to an abbreviation ("Arrêt défil.") and is reported by `punctuation-mismatch`.
///
/// ## Source
/// UIKit, `accessibilityLabel` ("no period"); google/GTXiLib. The marks: Weblate (see `FinalMarkTable`).
struct LabelPunctuation: LabelRule {
  static let name = "label-punctuation"
  static let severity = Severity.note

  /// A final mark.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard label.isAuthors, !context.element.isStaticText, !label.text.contains(where: Self.commas.contains) else {
      return nil
    }
    let traits = TextTraits(LanguageProfile(label.language))
    let marks = FinalMarks(endOf: label.text, by: traits.finalMarks)
    guard marks.isDisjoint(with: [.ellipsis, .question, .exclamation]),
      !marks.isDisjoint(with: [.stop, .colon, .semicolon]), !Self.isAbbreviation(label.text),
      context.isDevelopmentLanguage || originalHasMark(of: label, at: context)
    else { return nil }
    let rest = label.text.reversed().drop { character in
      character.isWhitespace || character.unicodeScalars.allSatisfy { traits.finalMarks.marks[$0] != nil }
    }
    return Problem(
      "the label \(quoted(label.text)) ends with a punctuation mark", of: label,
      betterLabel: String(rest.reversed()))
  }

  /// Whether the development language's label ends with a mark too; if not, the translation's usually ends an abbreviation.
  private func originalHasMark(of label: SpokenLabel, at context: SpokenContext) -> Bool {
    guard let words = context.screen.speech.words(label.original, in: context.screen.developmentLanguage) else {
      return false
    }
    let traits = TextTraits(LanguageProfile(context.screen.developmentLanguage))
    return FinalMarks(endOf: words.string, by: traits.finalMarks) != []
  }

  private static func isAbbreviation(_ text: String) -> Bool {
    // A single short word ("Play.") is a sentence more often than an abbreviation.
    text.contains(where: \.isWhitespace) && Abbreviation.ends(text)
      || LabelTables.abbreviations.contains { text.lowercased().hasSuffix($0) && isWhole($0, in: text) }
  }

  /// Whether an abbreviation is a whole word at the end.
  private static func isWhole(_ abbreviation: String, in text: String) -> Bool {
    text.dropLast(abbreviation.count).last?.isLetter != true
  }

  private static let commas: Set<Character> = [",", "،", "、", "，"]
}
