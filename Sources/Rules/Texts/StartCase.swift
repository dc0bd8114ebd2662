import AuditModel
import Localization
import RuleKit
import TableAnalysis

/// A button's title begins with a small letter where the source has a capital.
///
/// ## What it reports
/// The title of a button in an interface file whose first letter is a small one, where the source's is a capital. A note.
///
/// ## Why it matters
/// One button among others that begins with a small letter looks like a mistake, and mostly is one.
///
/// ## Example
/// `"Cancel"` translated as `"annuler"`.
///
/// ## Known limits
/// Other texts are not judged: they may be glued to others. Scripts without case are passed over, and so are names such as
/// "iCloud", which have a capital inside. A capital where the source has none is no fault: titles begin with one.
///
/// ## Source
/// Human Interface Guidelines, Buttons; pofilter's `startcaps`; 5.65 of 1,000 translations in public apps, all texts.
struct StartCase: HygieneRule {
  static let name = "start-case"
  static let severity = Severity.note

  /// A small first letter.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.isButtonTitle, let (source, text) = unit.pair, Self.isCapital(source.string) == true,
      Self.isCapital(text.string) == false
    else { return nil }
    return Problem("begins with a small letter, the source with a capital one")
  }

  /// Whether the first letter is a capital; nil where there is none, where it has no case, and for names such as "iPad" and "macOS".
  private static func isCapital(_ text: String) -> Bool? {
    let rest = text.unicodeScalars.drop { !$0.isLetter && $0 != "%" }
    guard let first = rest.first, first != "%" else { return nil }
    let properties = first.properties
    if properties.isUppercase { return true }
    guard properties.isLowercase, properties.titlecaseMapping != String(first) else { return nil }
    let isName = rest.prefix { $0.isLetter }.contains(where: \.properties.isUppercase)
    return isName ? nil : false
  }
}
