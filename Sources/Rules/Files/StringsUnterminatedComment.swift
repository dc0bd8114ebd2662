import AuditModel
import RuleKit

/// A comment in a strings file is not closed, and the rest of the file is lost.
///
/// ## What it reports
/// The `/*` that has no `*/`, and how many keys after it are lost.
///
/// ## Why it matters
/// `plutil -lint` and the build accept the file, but everything after the comment is missing at run time.
///
/// ## Example
/// `/* buttons` without `*/` above `"ok" = "D'accord";`.
///
/// ## Known limits
/// The rule cannot know which of the entries after `/*` were meant to be commented out, so it counts all of them.
///
/// ## Source
/// CoreFoundation, `CFOldStylePList.c`: comments do not nest, and the end of the file closes a comment.
struct StringsUnterminatedComment: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.stringsUnterminatedComment
}
