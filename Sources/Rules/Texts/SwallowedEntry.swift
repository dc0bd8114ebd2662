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
      let code = Self.code(in: unit.text), let source = unit.model, Self.code(in: source) == nil
    else { return nil }
    let shown = code.filter { !$0.isNewline }
    return Problem("contains the code \(shown): the text ends there, and another entry may be lost in it")
  }

  /// The end of a key and the start of its value, or the end of an entry and the start of the next.
  private static func code(in text: AnnotatedText) -> Substring? {
    text.string.firstMatch(of: /"\s*=\s*"|"\s*;\s*\n\s*"/)?.output
  }
}
