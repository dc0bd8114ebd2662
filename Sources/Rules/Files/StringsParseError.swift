import AuditModel
import RuleKit

/// A strings file is malformed in a way that makes Apple's loader reject all of it.
///
/// ## What it reports
/// The place of the real fault, not the line 1 that Apple's message names, with what was expected there and how many keys
/// are lost: a missing `;`, quotes that are not escaped, a property list that is none. A stringsdict counts.
///
/// ## Why it matters
/// One missing `;` throws away every translation of the file: the app shows another language, or keys.
///
/// ## Example
/// `"cancel" = "Abbrechen"` without `;` in a file of 140 keys: all 140 are lost.
///
/// ## Known limits
/// After a fault the reader goes on at the next entry; of several faults close together some may be reported as one.
/// Coverage counts what stands in the file.
///
/// ## Source
/// CoreFoundation, `CFOldStylePList.c`; `plutil` on probes of every case.
struct StringsParseError: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.stringsParseError
}
