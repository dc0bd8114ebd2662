import AuditModel
import Localization
import RuleKit
import TableAnalysis
import Utilities

/// A word mixes look-alike letters of two scripts.
///
/// ## What it reports
/// A word with Latin and Cyrillic, or Latin and Greek letters, in which all letters of one script look like letters of
/// the other. Severity: warning.
///
/// ## Why it matters
/// The difference is invisible, but search, sorting, spell checking and VoiceOver are affected: the word is read in
/// pieces.
///
/// ## Example
/// `"Cохранить"`, whose first letter is the Latin C.
///
/// ## Known limits
/// A name or an acronym joined with letters of the language's own script ("iPhoneом", "OSMШаблон") and units ("μs") are
/// not reported.
///
/// ## Source
/// Unicode Technical Standard 39, confusables, by ICU.
struct MixedScriptWord: HygieneRule {
  static let name = "mixed-script-word"
  static let severity = Severity.warning

  /// The problem with the first such word.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.text.hasAny(.letter), unit.text.hasAny(.greekOrCyrillic),
      unit.source.map({ $0.string }) != unit.text.string
    else { return nil }
    let source = unit.source?.string ?? ""
    guard let word = MixedWord.first(in: Self.prose(of: unit.text), traits: unit.context.traits, source: source) else {
      return nil
    }
    let letters = word.foreignLetters.map { "\"\(Character($0))\" (\($0.codePoint), \($0.script.name))" }
    return Problem(
      "\"\(word.word)\" contains \(letters.joined(separator: ", ")) among \(word.main.name) letters that look the same",
      evidence: ["word": .text(word.word)])
  }

  /// The text without format specifiers and escapes that are written as two characters.
  private static func prose(of text: AnnotatedText) -> String {
    let literal = text.prose
    guard text.hasAny(.backslash) else { return literal }
    return literal.replacing("\\n", with: " ").replacing("\\t", with: " ").replacing("\\r", with: " ")
  }
}
