import AuditModel
import RuleKit

/// A strings file is empty, and Apple's loader rejects it.
///
/// ## What it reports
/// A file of zero bytes, a file that contains only a byte order mark, and a file with the text
/// `IDELocalizationWork Temporary File`, which an interrupted Xcode export leaves behind. A file with comments or blank
/// lines but no entries is fine.
///
/// ## Why it matters
/// The project appears to be translated, but the file has no keys. Whatever wrote it was probably interrupted.
///
/// ## Example
/// `bg.lproj/Activity.strings` with zero bytes next to files of 40 keys in other languages.
///
/// ## Known limits
/// A few projects keep an empty file on purpose because the development language's texts are in code.
///
/// ## Source
/// CoreFoundation, `CFPropertyList.c`.
struct StringsFileEmpty: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.stringsFileEmpty
  static let severity = Severity.warning
}
