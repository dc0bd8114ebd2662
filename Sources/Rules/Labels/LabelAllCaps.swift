import AuditModel
import FormatStrings
import RuleKit
import ScreenAnalysis

/// An accessibility label is written in capitals.
///
/// ## What it reports
/// An accessibility label without a small letter, in a script with case, of which a word has more than four letters, or that has two
/// words of four letters. A note.
///
/// ## Why it matters
/// VoiceOver may spell such words letter by letter, as acronyms.
///
/// ## Example
/// A list of contacts in capitals, some of which VoiceOver spelled letter by letter (department-of-veterans-affairs/va.gov-team#3538,
/// a web page). The label "SUBSCRIBE" where the design shows capitals can be "Subscribe".
///
/// ## Known limits
/// Acronyms of four letters and more are known from a list (HTTPS, HDMI, JPEG); shorter words are taken for such. The letter ß has
/// no capital that people use. Titles that are seen are left out. On nine public apps it found
/// nothing.
///
/// ## Source
/// rwapp/A11yUITests.
struct LabelAllCaps: LabelRule {
  static let name = "label-all-caps"
  static let severity = Severity.note

  /// A label in capitals.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard label.isAuthors, !context.element.isStaticText else { return nil }
    let text = FormatString(label.text).literalText
    let letters = text.filter { $0.isLetter && $0 != "ß" }
    guard letters.contains(where: \.isUppercase), letters.allSatisfy(\.isUppercase) else { return nil }
    let words = text.split { !$0.isLetter && !$0.isNumber }.filter { word in
      word.count > 3 && !word.contains(where: \.isNumber) && !LabelTables.acronyms.contains(String(word))
    }
    guard words.contains(where: { $0.count > 4 }) || words.count > 1 else { return nil }
    let lower = label.text.lowercased()
    return Problem(
      "the label \"\(label.text.inBrief)\" is written in capitals", of: label,
      betterLabel: lower.prefix(1).uppercased() + lower.dropFirst())
  }
}
