import AuditModel
import FormatStrings
import Localization
import RuleKit
import TableAnalysis

/// A right-to-left text starts with a format specifier that determines its direction.
///
/// ## What it reports
/// A text in a right-to-left language in which `%@` occurs before any letter and is not isolated. Severity: note. Off
/// by default.
///
/// ## Why it matters
/// If a view takes the direction from the first letter, a Latin name as the argument reverses the whole sentence.
///
/// ## Example
/// `"%@ אוהב את זה"` with the argument "Kim".
///
/// ## Known limits
/// The rule cannot know whether the argument is Latin or whether the view takes the direction from the text.
///
/// ## Source
/// Unicode Standard Annex 9, P2 and P3.
struct RTLMissingIsolation: HygieneRule {
  static let name = "rtl-missing-isolation"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The problem with a leading format specifier.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.context.traits.isRightToLeft, unit.text.hasAny(.percent), unit.text.hasAny(.nonASCII) else { return nil }
    var parser = FormatSpecifierParser(unit.text.string)
    repeat {
      guard parser.literal().unicodeScalars.allSatisfy({ $0.bidiClass == .neutral }) else { return nil }
      guard let specifier = parser.specifier() else { return nil }
      if specifier.argument == .object {
        return Problem(
          "\"\(specifier.text)\" determines the direction of the text; put U+2068 before it and U+2069 after it")
      }
    } while true
  }
}
