import AuditModel
import RuleKit

/// A backslash in a strings file stands before a character that makes no escape with it, and is dropped.
///
/// ## What it reports
/// `\u` with four hexadecimal digits, as in JSON and Java, as an error: only the capital `\U` is an escape. A backslash before
/// another letter or a digit, and Swift's `\(`, as a warning. A backslash before punctuation that needs none (`\'`, `\/`) as
/// a note, because users see what was meant. Of several in one entry the worst is reported.
///
/// ## Why it matters
/// Users read what is left: `u203A` in a menu title, `(name)` where a name was expected.
///
/// ## Example
/// `"open" = "Open \u203A";` shows `Open u203A`; expected `\U203A`, or `›` itself.
///
/// ## Known limits
/// Escapes in values other than strings are not looked at.
///
/// ## Source
/// CoreFoundation, `CFOldStylePList.c`; 65 `\u` in 34 files of public apps.
struct StringsInvalidEscape: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.stringsInvalidEscape
  static let severity = Severity.warning
}
