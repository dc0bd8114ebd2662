import AuditModel
import RuleKit

/// A localized file never reaches users: no target builds it, or only a target without an interface.
///
/// ## What it reports
/// Strings files, String Catalogs, storyboards and xibs in a project's folder that are in no build phase of any target
/// and in no synchronized folder, only in those of targets with `LSBackgroundOnly`, or only in a project below that of
/// an app to which no project, workspace or script refers: one note for the folders that contain nothing else, for each
/// language of a folder, or for each file; the folders of languages that a project does not list are one note. XLIFF
/// documents with tables that the project contains in the same language: one note. Such files and tables are not
/// audited, and no gate requires them; coverage marks their tables as not built.
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
/// Test targets are targets. A table of an XLIFF document is audited if the document is given by name, or if the project
/// does not have the table in that language.
///
/// ## Source
/// Xcode 26, `project.pbxproj` (build phases, variant groups, `knownRegions`, synchronized folders).
struct NotBuilt: DiagnosticRule {
  static let kind = LoadingDiagnostic.Kind.notBuilt
  static let severity = Severity.note
}
