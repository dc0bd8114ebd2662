import AuditModel
import RuleKit

/// A `\U` escape in a strings file is incomplete.
///
/// ## What it reports
/// `\U` with fewer than four hexadecimal digits, and one half of a surrogate pair without the other.
///
/// ## Why it matters
/// The loader reads the available digits as a different character or shows U+FFFD.
///
/// ## Example
/// `"price" = "5 \UA9";` is read as U+00A9 by chance; `"\UD83D"` is half of an emoji.
///
/// ## Known limits
/// The rule does not check whether four digits name the intended character.
///
/// ## Source
/// CoreFoundation, `CFOldStylePList.c`: `\U` takes up to four digits as one UTF-16 code unit.
struct StringsEscapeShortUnicode: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.stringsEscapeShortUnicode
  static let severity = Severity.warning
}
