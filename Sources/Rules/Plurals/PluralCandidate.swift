import AuditModel
import FormatStrings
import RuleKit
import TableAnalysis

/// A source text has a number before a word but no plural forms.
///
/// ## What it reports
/// Each text of the development language with an integer format specifier directly before a word, if the key has no
/// plural. Severity: note. Off by default.
///
/// ## Why it matters
/// Users see "1 files" in English, and worse in languages with four plural categories.
///
/// ## Example
/// `"count" = "%d files";` instead of a `.stringsdict` entry or a plural in a String Catalog.
///
/// ## Known limits
/// A number before a word is often not a count ("%d of %d", "%d KB", "%d px"), which is why the rule is off.
///
/// ## Source
/// Android Lint, `PluralsCandidate`; ryanbr/noop#573.
struct PluralCandidate: TextRule {
  static let name = "plural-candidate"
  static let severity = Severity.note
  static let isOnByDefault = false

  /// The problem with the first number before a word.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.context.isSource, unit.entry.leaves == nil, unit.text.hasAny(.percent) else { return nil }
    var parser = FormatSpecifierParser(unit.text.string)
    while true {
      _ = parser.literal()
      guard let specifier = parser.specifier() else { return nil }
      guard specifier.argument == .integer, !specifier.hasSpace else { continue }
      let rest = unit.text.string[parser.index...]
      let word = rest.dropFirst().prefix(while: \.isLetter)
      if rest.first == " ", word.count > 2 {
        return Problem("\"\(specifier.text) \(word)\" counts something, but the key has no plural forms")
      }
    }
  }
}
