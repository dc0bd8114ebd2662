import ArgumentParser
import AuditModel
import Auditing
import Configuration
import Foundation
import Loading
import ReportAssets
import ScreenAnalysis
import SwiftSource
import SystemPackage

/// `fitspoken init`: writes a configuration for the project at hand.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a commented .fitspoken.yml for a project.",
    discussion: """
      Audits the project once and writes what it found: languages, targets, coverage, the rules with most findings. With --baseline, \
      today's findings are recorded, so that the gate fails only for new ones. An existing file is not replaced.

      EXAMPLES:
        fitspoken init
        fitspoken init App --baseline --schema
        fitspoken init App --print
      """)

  @Argument(help: "The project's folder (default: the current folder).") var path = "."
  @Flag(help: "Record today's findings in \(ConfigurationDraft.baselineName).") var baseline = false
  @Flag(help: "Also write its JSON schema, \(ConfigurationDraft.schemaName), with which editors complete and check it.")
  var schema = false
  @Flag(help: "Print the configuration instead of writing it.") var print = false
  @Option(help: "The number of parallel jobs (default: the number of cores).") var jobs: Int?
  @OptionGroup var fonts: FontOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs expects a positive number") }
    if print, baseline { throw ValidationError("--print writes nothing, so it cannot record a baseline") }
    if print, schema { throw ValidationError("--print writes nothing, so it cannot write a schema") }
  }

  func run() async throws {
    let folder = try folder()
    let file = folder.appending(Project.fileName)
    if !print { try refuseToReplace(in: folder) }
    let workspace = try await Loader(root: folder, jobs: workers, sourceReader: SwiftUIReader()).load([folder])
    if let emptiness = workspace.emptiness { throw CommandFailure.impossible("nothing to configure: \(emptiness)") }
    var options = AuditOptions()
    options.analysis.jobs = workers
    options.analysis.fontFolders = fonts.fontFolders
    let result = await Auditor(options: options).audit(workspace)
    try MissingFonts.report(result.missingFonts)
    let survey = ProjectSurvey(of: workspace, result.report, root: folder)
    var draft = ConfigurationDraft(survey)
    (draft.hasBaseline, draft.hasSchema) = (baseline, schema)
    if print { return try Console.write(draft.text) }
    if baseline {
      let file = folder.appending(ConfigurationDraft.baselineName).string
      let paths = BaselinePaths(file: file, project: Project(root: folder), root: folder)
      try BaselineFile.write(result, to: shown(ConfigurationDraft.baselineName), paths: paths)
    }
    if schema {
      let file = folder.appending(ConfigurationDraft.schemaName).string
      try ReportFile(path: file, content: "schema").write(ReportAssets.configurationSchema)
    }
    try ReportFile(path: file.string, content: "configuration").write(Array(draft.text.utf8))
    Console.complain(
      "\(shown(Project.fileName)): written; 'fitspoken audit\(path == "." ? "" : " " + path.shellQuoted)' uses it")
  }

  private var workers: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

  private func folder() throws(CommandFailure) -> FilePath {
    let given = RawArguments.path(path)
    guard let folder = try? FileSystem.canonical(given) else { throw .impossible("\(path): no such folder") }
    guard (try? FileSystem.kind(folder, followsLinks: true)) == .folder else {
      throw .impossible("\(path): expected the project's folder, found a file")
    }
    return folder
  }

  private func refuseToReplace(in folder: FilePath) throws(CommandFailure) {
    let others = (baseline ? [ConfigurationDraft.baselineName] : []) + (schema ? [ConfigurationDraft.schemaName] : [])
    for name in [Project.fileName] + others {
      guard (try? FileSystem.kind(folder.appending(name), followsLinks: false)) == nil else {
        throw .impossible("\(shown(name)): exists already and was not changed")
      }
    }
  }

  private func shown(_ name: String) -> String { path == "." ? name : "\(path)/\(name)" }
}
