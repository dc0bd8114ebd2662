import AuditModel
import RuleKit

/// A stray character in a strings file makes Apple's loader stop there, without an error: the rest is lost.
///
/// ## What it reports
/// The place where the loader stops, and how many keys after it never exist at run time.
///
/// ## Why it matters
/// `plutil -lint` and the build call the file fine. In a public app 246 of 743 French translations are lost this way.
///
/// ## Example
/// `"cancel" = "Annuler";=` : a `=` too many, and everything below it is gone.
///
/// ## Known limits
/// Coverage counts what stands in the file; the loss is reported here, once.
///
/// ## Source
/// CoreFoundation, `CFOldStylePList.c`: a dictionary's content ends at anything that cannot start a key.
struct StringsSilentTruncation: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.stringsSilentTruncation
}
