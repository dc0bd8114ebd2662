import AuditModel
import RuleKit

/// No target of the Xcode project builds a localized file.
///
/// ## What it reports
/// Strings files, String Catalogs, storyboards and xibs in a project's folder that are in no build phase of any target
/// and in no synchronized folder: one note for each folder with languages of which none is built, for each language of
/// a folder, or for each file. Such files are not audited, and no gate requires them; coverage lists them as not built.
///
/// ## Why it matters
/// The translations are never shown. Either the language was left out on purpose, or somebody forgot to add the files
/// to the target.
///
/// ## Example
/// `cy.lproj/Localizable.strings` exists, but the project lists neither the file nor Welsh.
///
/// ## Known limits
/// If it is uncertain that a file is not built, it counts as built: files in Swift packages, pods and the folders of
/// other build systems, projects that are not in the repository, and projects with a script that copies localizations.
/// Test targets are targets.
///
/// ## Source
/// Xcode 26, `project.pbxproj` (build phases, variant groups, `knownRegions`, synchronized folders).
struct NotBuilt: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.notBuilt
  static let severity = Severity.note
}
