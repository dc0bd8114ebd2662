import AuditModel
import RuleKit

/// A comment in a strings file has no end, and swallows the rest of the file.
///
/// ## What it reports
/// The `/*` whose `*/` is missing, with how many keys after it are lost.
///
/// ## Why it matters
/// `plutil -lint` and the build call the file fine, and everything behind the comment is gone at run time.
///
/// ## Example
/// `/* buttons` without `*/` above `"ok" = "D'accord";`.
///
/// ## Known limits
/// Which of the entries behind the comment were meant to be in it cannot be known: all that read like entries are counted.
///
/// ## Source
/// CoreFoundation, `CFOldStylePList.c`: comments do not nest, and the end of the text ends one.
struct StringsUnterminatedComment: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.stringsUnterminatedComment
}
