import AuditModel
import RuleKit

/// A file or folder cannot be read.
///
/// ## What it reports
/// A file that should be audited but cannot be opened, is a broken link, or is not a regular file.
///
/// ## Why it matters
/// A file that was not read was not audited, so a clean report would be misleading.
///
/// ## Example
/// `de.lproj/Main.strings` without read permission.
///
/// ## Known limits
/// A folder that cannot be listed is reported once, not file by file.
///
/// ## Source
/// Our own: an audit reports what it could not see.
struct FileUnreadable: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.fileUnreadable
}
