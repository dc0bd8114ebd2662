import AuditModel
import RuleKit
import TableAnalysis

/// A text contains the source code of another entry of its file.
///
/// ## What it reports
/// A text of a strings file that contains `" = "`, the end of one entry and the start of another, although its source
/// does not. Severity: error.
///
/// ## Why it matters
/// An escaped quotation mark made the loader read on: users see both texts with the code between them, and the swallowed
/// key is missing.
///
/// ## Example
/// `"key" = "Source\" = \"Übersetzung";`
///
/// ## Known limits
/// A text that explains the syntax of strings files, and whose source does not, is reported as well.
///
/// ## Source
/// WooCommerce (Dutch); CoreFoundation, `CFOldStylePList.c`.
struct SwallowedEntry: HygieneRule {
  static let name = "swallowed-entry"
  static let severity = Severity.error

  /// The problem with the code of an entry.
  func problem(in unit: TranslationUnit) -> Problem? {
    guard unit.text.string.utf8.contains(UInt8(ascii: "=")), unit.format != .xcstrings,
      let code = unit.text.string.firstMatch(of: /"\s*=\s*"|"\s*;\s*\n\s*"/), unit.model.map(Self.hasNone) == true
    else { return nil }
    let shown = code.output.filter { !$0.isNewline }
    return Problem("contains the code \(shown): the text ends there, and another entry may be lost in it")
  }

  private static func hasNone(_ source: AnnotatedText) -> Bool { source.string.firstMatch(of: /"\s*=\s*"/) == nil }
}
