import AuditModel
import RuleKit

/// A marker that a version control system leaves in a conflict stands in a table.
///
/// ## What it reports
/// The first line that begins with `<<<<<<<`, `=======` or `>>>>>>>` where an entry or a tag is expected, in every format of
/// strings, with how many keys are lost by it.
///
/// ## Why it matters
/// Apple's loader rejects the file, or stops at the marker without an error: whatever stands behind it never exists at run
/// time.
///
/// ## Example
/// `<<<<<<< HEAD` above two versions of `"ok"`, merged in a hurry.
///
/// ## Known limits
/// A marker inside a comment or inside a value's quotes is text. Conflicts in storyboards and xibs are `interface-parse-error`.
///
/// ## Source
/// Git, "git-merge": how conflicts are presented.
struct MergeConflictMarker: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.mergeConflictMarker
}
