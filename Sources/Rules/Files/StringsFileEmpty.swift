import AuditModel
import RuleKit

/// A strings file holds nothing at all, and Apple's loader rejects it.
///
/// ## What it reports
/// A file of zero bytes or of a byte order mark alone, and one with the text `IDELocalizationWork Temporary File` that an
/// interrupted export of Xcode leaves. A file with comments or blank lines and no entry is fine.
///
/// ## Why it matters
/// The file looks translated in the project, but has not one key. What wrote it was cut off.
///
/// ## Example
/// `bg.lproj/Activity.strings` with zero bytes, beside siblings of 40 keys.
///
/// ## Known limits
/// A few projects keep an empty file on purpose, because the texts of the development language stand in code.
///
/// ## Source
/// CoreFoundation, `CFPropertyList.c`; 25 files of public apps.
struct StringsFileEmpty: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.stringsFileEmpty
  static let severity = Severity.warning
}
