import AuditModel
import RuleKit

/// A strings file uses an encoding that Apple's loader does not accept.
///
/// ## What it reports
/// UTF-16 without a byte order mark; Latin-1 and other bytes that are not UTF-8, with the location of the first; and
/// entries that contain U+FFFD, the replacement for a character that was lost earlier. UTF-8 with or without a byte
/// order mark and UTF-16 with one are accepted.
///
/// ## Why it matters
/// The loader rejects the file or shows different characters than the translator wrote.
///
/// ## Example
/// `"ok" = "Schlie\xDFen";` saved as Latin-1.
///
/// ## Known limits
/// The rule does not guess which legacy encoding was intended.
///
/// ## Source
/// CoreFoundation, `CFOldStylePList.c` and `CFPropertyList.c`.
struct StringsEncoding: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.stringsEncoding
}
