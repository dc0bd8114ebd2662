import AuditModel
import RuleKit

/// A strings file is malformed, and Apple's loader rejects all of it.
///
/// ## What it reports
/// The location of the actual error (Apple's message always names line 1), what was expected there, and how many keys
/// are lost: a missing `;`, unescaped quotation marks, a property list that is not valid. This includes stringsdict
/// files.
///
/// ## Why it matters
/// One missing `;` discards every translation in the file. The app shows another language, or keys.
///
/// ## Example
/// `"cancel" = "Abbrechen"` without `;` in a file of 140 keys: all 140 are lost.
///
/// ## Known limits
/// After an error the reader continues at the next entry, so several errors close together may be reported as one.
/// Coverage counts what the file contains.
///
/// ## Source
/// CoreFoundation, `CFOldStylePList.c`; `plutil` on samples of every case.
struct StringsParseError: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.stringsParseError
}
