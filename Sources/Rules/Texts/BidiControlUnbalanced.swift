import AuditModel
import Localization
import RuleKit
import TableAnalysis
import Utilities

/// A directional control character is not closed.
///
/// ## What it reports
/// An embedding, override or isolate (LRE, RLE, LRO, RLO, LRI, RLI, FSI) that is not closed before the end of its
/// paragraph. Severity: error.
///
/// ## Why it matters
/// Whatever the app appends to the text is affected as well: numbers, file names, the next sentence.
///
/// ## Example
/// `"\u2067%@"` without U+2069 at the end.
///
/// ## Known limits
/// A closing control without an opening one has no effect and is not reported.
///
/// ## Source
/// Unicode Standard Annex 9.
struct BidiControlUnbalanced: HygieneRule {
  static let name = "bidi-control-unbalanced"
  static let severity = Severity.error

  /// The controls that stay open.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.text.hasAny(.plane2000) else { return nil }
    // An override is reported by its own rule, closed or not.
    let open = BidiBalance(unit.text.string).open.filter { scalar in
      if case .override = scalar.bidiClass { false } else { true }
    }
    guard !open.isEmpty else { return nil }
    let names = open.map { "\($0.codePoint) (\($0.properties.name ?? "control"))" }
    return Problem("\(names.joined(separator: ", ")) is not closed; add the matching control or remove it")
  }
}
