import AuditModel
import RuleKit

/// A strings file is in an encoding that Apple's loader does not take.
///
/// ## What it reports
/// UTF-16 without a byte order mark, Latin-1 and other bytes that are not UTF-8, with the place of the first, and entries
/// with U+FFFD, which stands for a character that was lost before. UTF-8 with or without a mark and UTF-16 with one are fine.
///
/// ## Why it matters
/// The loader rejects the file, or shows other letters than the translator wrote.
///
/// ## Example
/// `"ok" = "Schlie\xDFen";` saved as Latin-1.
///
/// ## Known limits
/// Which legacy encoding was meant is not guessed.
///
/// ## Source
/// CoreFoundation, `CFOldStylePList.c` and `CFPropertyList.c`.
struct StringsEncoding: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.stringsEncoding
}
