import AuditModel
import RuleKit

/// A strings table contains a merge conflict marker.
///
/// ## What it reports
/// The first line that starts with `<<<<<<<`, `=======` or `>>>>>>>` where an entry or a tag is expected, in every
/// strings format, and the number of keys that are lost because of it.
///
/// ## Why it matters
/// Apple's loader rejects the file, or stops at the marker without an error. Everything after the marker is missing at
/// run time.
///
/// ## Example
/// `<<<<<<< HEAD` above two versions of `"ok"`.
///
/// ## Known limits
/// A marker inside a comment or a quoted value is treated as text. Conflicts in storyboards and xibs are reported by
/// `interface-parse-error`.
///
/// ## Source
/// Git, "git-merge": how conflicts are presented.
struct MergeConflictMarker: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.mergeConflictMarker
}
