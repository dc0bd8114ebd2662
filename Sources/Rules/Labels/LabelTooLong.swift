import AuditModel
import LocaleData
import RuleKit
import ScreenAnalysis

/// A control's accessibility label is long.
///
/// ## What it reports
/// A control whose accessibility label has more than 40 characters, in translations more than the 64 that a text of 40 typically
/// grows to. A note.
///
/// ## Why it matters
/// A label is heard again and again; what explains belongs into the hint, which people can switch off.
///
/// ## Example
/// "Opens the list of all episodes that are in your queue" is a hint; the label is "Queue".
///
/// ## Known limits
/// The limit is arbitrary, as those who have it say. Labels with a comma are put together from several texts and left out, as are
/// titles that are seen. On nine public apps it found
/// nothing, and no example is known from public issues.
///
/// ## Source
/// rwapp/A11yUITests; IBM's guidelines on the length of translations (see `TypicalExpansion`).
struct LabelTooLong: LabelRule {
  static let name = "label-too-long"
  static let severity = Severity.note
  static let longestLabel = Int.max

  /// The most characters of an English label.
  private static let limit = 40

  /// A label that is too long.
  func problem(of label: SpokenLabel, at context: SpokenContext) -> Problem? {
    guard label.isAuthors, context.element.isOperated, !label.text.contains(",") else { return nil }
    let isEnglish = label.language.language == "en"
    let limit = isEnglish ? Self.limit : TypicalExpansion.longestTranslation(of: Self.limit)
    let length = label.text.count
    guard length > limit else { return nil }
    return Problem(
      "the label \"\(label.text.inBrief)\" has \(length) characters", of: label,
      evidence: ["length": .number(Double(length)), "limit": .number(Double(limit))])
  }
}
