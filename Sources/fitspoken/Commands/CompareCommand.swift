import ArgumentParser
import AuditModel
import Configuration
import Loading
import Reporting
import ScreenAnalysis
import SystemPackage
import TextLayout
import Utilities

/// `fitspoken compare`: where the sources and a tree recorded from the running app differ in what is spoken and in frames.
struct CompareCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare the sources with an interface tree recorded from the running app.",
    discussion: """
      The elements of each recorded screen are looked for in the sources: by identifier, then by kind and label in the \
      recording's locale, then by position. Those found are compared: the label, value and traits that VoiceOver speaks, and the \
      frames on a screen of the recorded size. Frames that differ by up to 1 point are equal; those that the sources leave \
      open, and those for which no device has the recorded size, are not compared.

      A recording is a file of Appium (page source), idb, XCUITest (debugDescription) or AccessibilitySnapshot, or a JSON tree \
      (Documentation/recorded-trees.md). With --with, a folder means all recordings in it.

      Exit status: 0 if the comparison was made, 1 with --fail-on-difference if anything differs, 2 if there is nothing to compare.

      EXAMPLES:
        fitspoken compare App --with Recordings/Login.de.json
        fitspoken compare App --with Recordings --format json > differences.json
        fitspoken compare App --with page-source.xml --locale de --all
        fitspoken compare App --with Recordings --fail-on-difference
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @OptionGroup var input: InputOptions
  @Option(
    name: .customLong("with"),
    help: ArgumentHelp("A recording, or a folder of recordings (repeatable).", valueName: "tree"), completion: .file())
  var recordings: [String]
  @Option(help: "The locale of recordings that do not tell theirs (default: the development language).")
  var locale: String?
  @Option(help: "Compare only the recorded screen with this id or name.") var screen: String?
  @Flag(help: "List the equal elements as well.") var all = false
  @Flag(name: .customLong("fail-on-difference"), help: "Exit with status 1 if anything differs.")
  var failsOnDifference = false
  @OptionGroup var speech: SpeechOptions
  @OptionGroup var fonts: FontOptions
  @Option(help: "The output format.") var format = Format.text

  func validate() throws {
    if let locale, LocaleTag(folderName: locale) == nil {
      throw ValidationError("'\(locale)' is not a language tag; expected one such as de, pt-BR or zh-Hans")
    }
  }

  func run() async throws {
    let project = try input.project()
    let sources = try await input.workspace(of: project)
    let recorded = try await recordedTrees()
    guard sources.trees.contains(where: { $0.recording == nil && !$0.screens.isEmpty }) else {
      throw CommandFailure.impossible(
        "nothing to compare: no screen was found in a storyboard, xib, SwiftUI view or interface tree")
    }
    let options = try project.analysisOptions(
      platform: nil, generation: speech.generation(project.configuration), fonts: fonts, jobs: input.workers)
    let context = AnalysisContext(sources, options: options)
    var survey = ComparisonSurvey(
      context, recordings: recorded, settings: speech.settings(project.configuration))
    survey.locale = locale.flatMap { LocaleTag(folderName: $0) }
    let comparisons = await survey.comparisons()
    try MissingFonts.report(context.text.missingFonts())
    switch format {
    case .text: try Console.write(ComparisonText(comparisons, listsEqual: all).text)
    case .json: try Console.write(JSONOutput.bytes(of: comparisons))
    }
    if failsOnDifference, comparisons.contains(where: \.hasDifferences) { throw CommandFailure.gate }
  }

  /// The trees of the recordings; throws a failure if there aren't any.
  private func recordedTrees() async throws -> [InterfaceTree] {
    let workspace: Workspace
    do { workspace = try await Loader(jobs: input.workers).load(recordings.map(RawArguments.path)) } catch {
      throw CommandFailure.impossible("\(error)")
    }
    for fault in workspace.diagnostics {
      Console.complain("\(fault.location.file):\(fault.location.line):\(fault.location.column): \(fault.message)")
    }
    var trees = workspace.trees.filter { $0.recording != nil }
    // A JSON tree that does not say so may have been recorded by another tool.
    if trees.isEmpty, workspace.inputs.contains(where: { $0.format == .jsonTree }) { trees = workspace.trees }
    if let screen { for index in trees.indices { trees[index].screens.removeAll { !$0.isNamed(screen) } } }
    guard trees.contains(where: { !$0.screens.isEmpty }) else {
      let what = screen.map { "no recorded screen is named \($0)" } ?? "no recorded interface tree was found"
      throw CommandFailure.impossible("nothing to compare with: \(what) in \(recordings.joined(separator: ", "))")
    }
    return trees
  }
}

extension ScreenComparison {
  /// Whether any element differs or is missing on one side.
  fileprivate var hasDifferences: Bool { elements.contains { $0.status != .equal } }
}
