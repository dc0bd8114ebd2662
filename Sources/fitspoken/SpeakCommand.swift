import ArgumentParser
import AuditModel
import Auditing
import Foundation
import Linguistics
import VoiceOver

/// `fitspoken speak`: the simulated VoiceOver transcript of each screen, per locale.
struct SpeakCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Print what VoiceOver is simulated to say on each screen, in reading order.",
    discussion: """
      The transcript follows a model with published rules (Documentation/speech.md); it is no recording. Lines marked \
      "(approximate)" rest on a rule of confidence C or D.

      EXAMPLES:
        fitspoken speak App --locale de
        fitspoken speak App > transcript.txt
        fitspoken speak App --check transcript.txt
        fitspoken speak Login.storyboard --states --explain --format json
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @OptionGroup var input: InputOptions

  @Option(name: .customLong("locale"), help: "Speak only this locale; repeatable. It need not be one of the app's.")
  var locales: [String] = []

  @Flag(help: "Add a row for each state that has its own title or image, or other words.")
  var states = false

  @Flag(help: "Name the rules that made each utterance.")
  var explain = false

  @Option(help: "Compare with a transcript recorded as text; fail with 1 where it differs.", completion: .file())
  var check: String?

  @Option(help: "The output's format.")
  var format = Format.text

  @Option(help: "Which label of a titled button counts: observed (its accessibility label) or documented (its title).")
  var buttonLabel: ButtonLabelReading?

  func validate() throws {
    for locale in locales where LocaleTag(folderName: locale) == nil {
      throw ValidationError("'\(locale)' is not a language tag; expected one such as de, pt-BR or zh-Hans")
    }
  }

  func run() async throws {
    let project = try input.project()
    let workspace = try await input.workspace(of: project)
    for fault in workspace.diagnostics where fault.kind == .interfaceParseError || fault.kind == .fileUnreadable {
      Console.complain("\(fault.location.file):\(fault.location.line): \(fault.message)")
    }
    guard workspace.trees.contains(where: { !$0.screens.isEmpty }) else {
      throw CommandFailure.impossible(
        "nothing to speak: no storyboard, xib, SwiftUI view or interface tree with a screen was found")
    }
    let reading = buttonLabel ?? project.configuration.buttonLabel ?? .observed
    let model = SpeechModel(settings: SpeechSettings(buttonLabel: reading))
    let transcript = Transcript(
      of: workspace, model: model, options: options(project.configuration), matching: LanguageMatcher())
    if let check {
      try compare(TranscriptText(transcript), with: check)
    } else {
      Console.write(try bytes(of: transcript))
    }
  }

  private func options(_ configuration: Configuration) -> Transcript.Options {
    var options = Transcript.Options()
    options.locales = locales.isEmpty ? configuration.locales : locales.compactMap { LocaleTag(folderName: $0) }
    options.includesStates = states
    options.explains = explain
    return options
  }

  private func bytes(of transcript: Transcript) throws -> [UInt8] {
    switch format {
    case .text: Array(TranscriptText(transcript).text.utf8)
    case .json: try JSONOutput.bytes(of: transcript.rows)
    }
  }

  private func compare(_ text: TranscriptText, with file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CommandFailure.impossible("\(file): the recorded transcript cannot be read")
    }
    let difference = TranscriptDifference(recorded: String(decoding: data, as: UTF8.self), current: text.lines)
    guard !difference.lines.isEmpty else { return }
    Console.write(Array((difference.lines.joined(separator: "\n") + "\n").utf8))
    throw CommandFailure(status: 1, message: "the transcript differs from \(file) (- recorded, + now)")
  }
}
