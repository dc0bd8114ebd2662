import AuditModel
import Localization
import RuleKit
import ScreenAnalysis

/// An accessibility label ends with a full stop, a colon or a semicolon.
///
/// ## What it reports
/// The accessibility label of what is no static text, where it ends with such a mark of its language. A note.
///
/// ## Why it matters
/// VoiceOver makes a pause behind each part by itself; the mark makes another, or is read out.
///
/// ## Example
/// Apple's page, `accessibilityLabel` (AppKit): "Do not put a period at the end." "Play." is spoken with the pause of a
/// sentence before "Button."
///
/// ## Known limits
/// Abbreviations ("Apple Inc.", "5 min.") are left out, and labels with a comma, which are put together from several texts. The
/// titles that are seen, and AppKit's labels beside a control, keep their colons. A mark that only a translation has is mostly an
/// abbreviation's ("Arrêt défil."), and `punctuation-mismatch`'s. On nine public apps it found nothing else.
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
      "the label \"\(label.text.inBrief)\" ends with a punctuation mark", of: label,
      betterLabel: String(rest.reversed()))
  }

  /// Whether the development language's label ends with a mark too; else the translation's is mostly an abbreviation's.
  private func originalHasMark(of label: SpokenLabel, at context: SpokenContext) -> Bool {
    guard let words = context.screen.speech.words(label.original, in: context.screen.developmentLanguage) else {
      return false
    }
    let traits = TextTraits(LanguageProfile(context.screen.developmentLanguage))
    return FinalMarks(endOf: words.string, by: traits.finalMarks) != []
  }

  private static func isAbbreviation(_ text: String) -> Bool {
    // A single short word ("Play.") is a sentence's more often than an abbreviation.
    text.contains(where: \.isWhitespace) && Abbreviation.ends(text)
      || LabelTables.abbreviations.contains { text.lowercased().hasSuffix($0) && isWhole($0, in: text) }
  }

  /// Whether an abbreviation is a whole word at the end.
  private static func isWhole(_ abbreviation: String, in text: String) -> Bool {
    text.dropLast(abbreviation.count).last?.isLetter != true
  }

  private static let commas: Set<Character> = [",", "،", "、", "，"]
}
