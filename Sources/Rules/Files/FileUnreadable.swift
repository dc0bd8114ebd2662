import AuditModel
import RuleKit

/// A file or folder cannot be read.
///
/// ## What it reports
/// A file that the audit should read, but that it may not open, that is a broken link, or that is no regular file.
///
/// ## Why it matters
/// What was not read was not judged: a clean report would be a false one.
///
/// ## Example
/// `de.lproj/Main.strings` without the permission to read it.
///
/// ## Known limits
/// A folder that may not be listed is reported once, not file by file.
///
/// ## Source
/// Our own: an audit says what it did not see.
struct FileUnreadable: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.fileUnreadable
}
