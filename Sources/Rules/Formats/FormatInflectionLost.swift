import AuditModel
import RuleKit
import TableAnalysis

/// A translation does not have the source's markup for automatic grammar agreement.
///
/// ## What it reports
/// A translation with fewer `^[…](inflect: true)`, or other attributes of that form, than the source. Severity: note.
///
/// ## Why it matters
/// Foundation no longer inflects the words to agree with the number or person.
///
/// ## Example
/// `"^[%lld file](inflect: true)"` translated as `"%lld archivos"`.
///
/// ## Known limits
/// Foundation inflects only some languages; in all others it is correct to leave the markup out.
///
/// ## Source
/// WeblateOrg/weblate#18339; Apple, `AttributedString`, automatic grammar agreement.
struct FormatInflectionLost: TextRule {
  static let name = "format-inflection-lost"
  static let severity = Severity.note

  /// The problem with a text that has less markup than its source.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard let source = unit.model, source.hasAny(.bracket), !unit.isUntranslated else { return nil }
    let expected = Self.marks(in: source.string)
    guard expected > 0 else { return nil }
    let found = unit.text.hasAny(.bracket) ? Self.marks(in: unit.text.string) : 0
    guard found < expected else { return nil }
    return Problem("has \(found == 0 ? "no" : String(found)) ^[…](…) markup; \(unit.reference) has \(expected)")
  }

  /// The number of occurrences of `^[…](…: …)` in a text.
  private static func marks(in text: String) -> Int {
    var count = 0
    var rest = text[...]
    while let start = rest.firstRange(of: "^[") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "]("), let close = rest[end.upperBound...].firstIndex(of: ")") else { break }
      if rest[end.upperBound..<close].contains(":") { count += 1 }
      rest = rest[rest.index(after: close)...]
    }
    return count
  }
}
