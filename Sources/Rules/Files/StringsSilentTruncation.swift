import AuditModel
import RuleKit

/// A stray character in a strings file makes Apple's loader stop without an error, and the rest of the file is lost.
///
/// ## What it reports
/// The location at which the loader stops, and how many keys after it are missing at run time. Severity: error; warning
/// if no key is lost, as with `;;` at the end of the file.
///
/// ## Why it matters
/// `plutil -lint` and the build accept the file, so nobody notices the missing translations.
///
/// ## Example
/// `"cancel" = "Annuler";=` has one `=` too many: every entry below it is lost.
///
/// ## Known limits
/// Coverage counts what the file contains; the loss is reported once, by this rule.
///
/// ## Source
/// CoreFoundation, `CFOldStylePList.c`: the content of a dictionary ends at anything that cannot start a key.
struct StringsSilentTruncation: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.stringsSilentTruncation

  static func severity(of diagnostic: LoadingDiagnostic) -> Severity? { diagnostic.lostKeys == 0 ? .warning : nil }
}
