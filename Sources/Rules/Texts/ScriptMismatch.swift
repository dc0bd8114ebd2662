import AuditModel
import Localization
import RuleKit
import TableAnalysis

/// A translation is in the wrong script.
///
/// ## What it reports
/// A translation that differs from its source and has four letters or more, none of which is in a script of its
/// language: the script of the language tag, otherwise the likely ones. Severity: warning.
///
/// ## Why it matters
/// The file contains a text in another language.
///
/// ## Example
/// `"Save"` translated as `"Speichern"` in `ru.lproj`.
///
/// ## Known limits
/// Words that also occur in the source (names), acronyms and addresses do not count. A text that is identical to its
/// source is reported by `untranslated`. Languages with several scripts (Serbian, Uzbek, …) may use any of them if the
/// tag does not name one.
///
/// ## Source
/// ICU and CLDR, likely subtags.
struct ScriptMismatch: HygieneRule {
  static let name = "script-mismatch"
  static let severity = Severity.warning

  /// The problem with a script that is not the language's.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let (source, text) = unit.pair, text.hasAny([.letter, .nonASCII]) else { return nil }
    let traits = unit.context.traits
    guard let script = ForeignLetters(traits).script(of: text, source: source), !unit.isUntranslated else { return nil }
    return Problem("is in \(script.name) letters; \(unit.context.locale) is written in \(traits.scriptNames)")
  }
}
