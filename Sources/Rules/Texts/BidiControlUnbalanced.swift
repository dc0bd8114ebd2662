import AuditModel
import RuleKit
import TableAnalysis

/// A directional control is not ended.
///
/// ## What it reports
/// An embedding, override or isolate (LRE, RLE, LRO, RLO, LRI, RLI, FSI) that nothing ends before its paragraph does. An
/// error.
///
/// ## Why it matters
/// What the app puts behind the text is turned round with it: numbers, file names, the next sentence.
///
/// ## Example
/// `"\u2067%@"` without U+2069 at its end.
///
/// ## Known limits
/// An end without a beginning does nothing and is not reported.
///
/// ## Source
/// Unicode Standard Annex 9; three hits in public apps, all true.
struct BidiControlUnbalanced: HygieneRule {
  static let name = "bidi-control-unbalanced"
  static let severity = Severity.error

  /// The controls that stay open.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.text.hasAny(.plane2000) else { return nil }
    let open = BidiBalance(unit.text.string).open
    guard !open.isEmpty else { return nil }
    let names = open.map { "\($0.codePoint) (\($0.properties.name ?? "control"))" }
    return Problem("\(names.joined(separator: ", ")) is not ended; add the matching control or remove it")
  }
}
