import AuditModel
import Localization
import RuleKit
import TableAnalysis

/// A button's title starts with a lowercase letter, but the source starts with an uppercase letter.
///
/// ## What it reports
/// The title of a button in an interface file whose first letter is lowercase although the source's is uppercase.
/// Severity: note.
///
/// ## Why it matters
/// One button that starts with a lowercase letter looks like a mistake among others, and usually is one.
///
/// ## Example
/// `"Cancel"` translated as `"annuler"`.
///
/// ## Known limits
/// Other texts are not checked: they may be part of a longer sentence. Scripts without case are ignored, as are names
/// such as "iCloud" with an uppercase letter inside, and names that begin with a lowercase letter in the source too
/// ("mpv"). An uppercase letter where the source has a lowercase one is not
/// reported.
///
/// ## Source
/// Human Interface Guidelines, Buttons; pofilter's `startcaps`.
struct StartCase: HygieneRule {
  static let name = "start-case"
  static let severity = Severity.note

  /// The problem with a lowercase first letter.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.isButtonTitle, let (source, text) = unit.pair, Self.isUppercase(source.string) == true,
      Self.isUppercase(text.string) == false, !Self.beginsWithName(text.string, of: source.string)
    else { return nil }
    return Problem("starts with a lowercase letter; the source starts with an uppercase letter")
  }

  /// Whether the translation begins with a word that the source has as it is, in lowercase: a name.
  private static func beginsWithName(_ text: String, of source: String) -> Bool {
    let word = text.drop { !$0.isLetter }.prefix(while: \.isLetter)
    return source.split { !$0.isLetter }.contains(word)
  }

  /// Whether the first letter is uppercase; nil if there isn't one, if it has no case, for names such as "iPad" and "macOS",
  /// and after a symbol or a number.
  private static func isUppercase(_ text: String) -> Bool? {
    guard let start = text.first(where: { !$0.isWhitespace }), start.isLetter || start.isPunctuation else { return nil }
    let rest = text.unicodeScalars.drop { !$0.isLetter && $0 != "%" }
    guard let first = rest.first, first != "%" else { return nil }
    let properties = first.properties
    if properties.isUppercase { return true }
    guard properties.isLowercase, properties.titlecaseMapping != String(first) else { return nil }
    let isName = rest.prefix { $0.isLetter }.contains(where: \.properties.isUppercase)
    return isName ? nil : false
  }
}
