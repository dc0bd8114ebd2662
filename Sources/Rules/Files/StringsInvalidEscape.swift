import AuditModel
import RuleKit

/// A backslash in a strings file does not form an escape sequence and is dropped.
///
/// ## What it reports
/// `\u` with four hexadecimal digits, as in JSON and Java: an error, because only the uppercase `\U` is an escape. A
/// backslash before any other letter or a digit, and Swift's `\(`: a warning. A backslash before punctuation that does
/// not need one (`\'`, `\/`): a note, because users see the intended text. If an entry has several, the most severe one
/// is reported.
///
/// ## Why it matters
/// Users see what is left: `u203A` in a menu title, or `(name)` instead of a name.
///
/// ## Example
/// `"open" = "Open \u203A";` shows `Open u203A`; write `\U203A` or `›` itself.
///
/// ## Known limits
/// Escapes are checked in string values only.
///
/// ## Source
/// CoreFoundation, `CFOldStylePList.c`.
struct StringsInvalidEscape: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.stringsInvalidEscape
  static let severity = Severity.warning
}
