import ArgumentParser
import AuditModel
import Configuration
import Localization
import PlatformData
import ScreenAnalysis
import TableAnalysis
import VoiceOver

/// `fitspoken speak`: the simulated VoiceOver transcript of each screen, per locale.
struct SpeakCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Print what VoiceOver would say on each screen, in reading order.",
    discussion: """
      The transcript is simulated by a model with published rules (Documentation/speech.md); it is not a recording. The text \
      format is meant for version control: one line for each element, indented by container. Lines marked "(approximate)" \
      rely on a rule of confidence C or D. With --check, the transcript is compared with such a file; the exit status is 1 if \
      they differ and 2 if the file cannot be read.

      EXAMPLES:
        fitspoken speak App --locale de
        fitspoken speak App > transcript.txt
        fitspoken speak App --check transcript.txt
        fitspoken speak App --screen Login --locale ar --device iphone-6.1in
        fitspoken speak App --ios 18 --no-hints --controls before
        fitspoken speak App --states --explain --format json --output App.json
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @OptionGroup var input: InputOptions
  @Option(
    name: .customLong("locale"), help: "Speak only this locale (repeatable); it may be one that the app does not have.")
  var locales: [String] = []
  @Option(help: "Speak only the screen with this id or name.") var screen: String?
  @Option(help: "Speak only interfaces of this platform.") var platform: Platform?
  @Flag(help: "Add a row for each state with its own title, image or words.")
  var states = false
  @Flag(help: "List the controls that are not spoken, with the reason.")
  var unspoken = false
  @Flag(help: "Name the rules behind each utterance, and describe them at the end of the text.")
  var explain = false
  @OptionGroup(title: "VoiceOver settings") var speech: SpeechOptions
  @OptionGroup(title: "Reading order") var readingOrder: ReadingOrderOptions
  @OptionGroup var fonts: FontOptions
  @Option(help: "Compare with a transcript recorded as text; exit with status 1 if they differ.", completion: .file())
  var check: String?
  @Option(help: "The output format.") var format = Format.text
  @Option(
    help: "Write the output to this file, completely or not at all, instead of standard output.", completion: .file())
  var output: String?

  func validate() throws {
    for locale in locales where LocaleTag(folderName: locale) == nil {
      throw ValidationError("'\(locale)' is not a language tag; expected one such as de, pt-BR or zh-Hans")
    }
    if check != nil, format != .text { throw ValidationError("--check requires --format text") }
  }

  func run() async throws {
    let recorded = try check.map { try RecordedTranscript(path: $0) }
    let project = try input.project()
    let workspace = try await input.workspace(of: project)
    for fault in workspace.diagnostics where fault.kind == .interfaceParseError || fault.kind == .fileUnreadable {
      Console.complain("\(fault.location.file):\(fault.location.line): \(fault.message)")
    }
    try checkScreens(of: workspace)
    let survey = try survey(for: project, workspace)
    let transcript = await survey.transcript()
    try reportFonts(of: survey)
    let text = TranscriptText(transcript, notes: notes(survey))
    if let output {
      try ReportFile(path: output, content: "transcript").write(try bytes(of: transcript, text))
    } else if recorded == nil {
      try Console.write(bytes(of: transcript, text))
    }
    try recorded?.compare(with: text)
  }

  private func checkScreens(of workspace: Workspace) throws {
    guard workspace.trees.contains(where: { !$0.screens.isEmpty }) else {
      throw CommandFailure.impossible(
        "nothing to speak: no screen was found in a storyboard, xib, SwiftUI view or interface tree")
    }
    try workspace.requireScreen(screen)
    warnOfForeignLocales(in: workspace)
  }

  /// Says which of the given locales the app does not have: its texts are spoken in another language then.
  private func warnOfForeignLocales(in workspace: Workspace) {
    let languages = ProjectLanguages(of: workspace)
    for tag in locales.compactMap({ LocaleTag(folderName: $0) })
    where languages.shown(for: tag).isEmpty {
      Console.complain(
        "the project has no locale '\(tag)' (it has \(languages.list)); words of the system are in it, those of the app are not"
      )
    }
  }

  /// Says that screens were not laid out, or which fonts their titles lack.
  private func reportFonts(of survey: TranscriptSurvey) throws {
    guard let font = survey.missingSystemFont else { return try MissingFonts.report(survey.missingFonts) }
    Console.complain(
      "\(font.family), the substitute for the system font, is not installed: "
        + "the order is that of the frames in the files; \(MissingFonts.advice([font]))")
  }

  private func survey(for project: Project, _ workspace: Workspace) throws -> TranscriptSurvey {
    let configuration = project.configuration
    let options = try project.analysisOptions(
      platform: platform, screen: screen, generation: speech.generation(configuration), fonts: fonts,
      jobs: input.workers)
    var survey = TranscriptSurvey(AnalysisContext(workspace, options: options))
    survey.settings = speech.settings(configuration)
    survey.options.locales = locales.isEmpty ? configuration.locales : locales.compactMap { LocaleTag(folderName: $0) }
    survey.options.includesStates = states
    survey.options.includesSilent = unspoken
    survey.options.explains = explain
    survey.device = readingOrder.screen
    survey.contentSize = readingOrder.contentSize
    return survey
  }

  /// The settings that differ from the defaults; a file can only be compared with a transcript made with the same ones.
  private func notes(_ survey: TranscriptSurvey) -> [String] {
    let device = survey.device.map { ["device \($0.name)"] } ?? []
    let size = survey.contentSize.map { ["content size \($0.rawValue)"] } ?? []
    return survey.settings.notes + device + size + (states ? ["states"] : []) + (unspoken ? ["unspoken"] : [])
      + (explain ? ["rules"] : [])
  }

  private func bytes(of transcript: Transcript, _ text: TranscriptText) throws -> [UInt8] {
    switch format {
    case .text: Array(text.text.utf8)
    case .json: try JSONOutput.bytes(of: transcript.rows)
    }
  }
}
