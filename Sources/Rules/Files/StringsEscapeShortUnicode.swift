import AuditModel
import RuleKit

/// A `\U` escape in a strings file is incomplete.
///
/// ## What it reports
/// `\U` with fewer than four hexadecimal digits, and one that is half of a surrogate pair without the other half.
///
/// ## Why it matters
/// The loader takes what digits there are for another character, or shows U+FFFD.
///
/// ## Example
/// `"price" = "5 \UA9";` is read as U+00A9 by chance; `"\UD83D"` is half of an emoji.
///
/// ## Known limits
/// Whether four digits name the character that was meant is not judged.
///
/// ## Source
/// CoreFoundation, `CFOldStylePList.c`: a `\U` takes up to four digits as one UTF-16 code unit.
struct StringsEscapeShortUnicode: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.stringsEscapeShortUnicode
  static let severity = Severity.warning
}
