import ArgumentParser
import AuditModel
import Foundation
import Loading
import SystemPackage
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
  enum ButtonLabel: String, CaseIterable, ExpressibleByArgument { case observed, documented }

  @Argument(help: "Folders or files to read.", completion: .file())
  var paths: [String] = ["."]

  @Option(name: .customLong("locale"), help: "A locale to speak (repeatable); without it every locale that is there.")
  var locales: [String] = []

  @Flag(help: "Add a row for each state that has its own title or image, or other words.")
  var states = false

  @Flag(help: "Name the rules that made each utterance.")
  var explain = false

  @Option(help: "Compare with a transcript recorded as text; exit with 1 where it differs.", completion: .file())
  var check: String?

  @Option(help: "The output's format.")
  var format = Format.text

  @Option(help: "What a button with a title and a label is spoken by: the label (observed) or the title (documented).")
  var buttonLabel = ButtonLabel.observed

  @Option(help: "The number of files to read at a time; 0 is one for each processor.")
  var jobs = 0

  func validate() throws {
    for locale in locales where LocaleTag(locale) == nil {
      throw ValidationError("'\(locale)' is no language tag; expected one such as de, pt-BR or zh-Hans.")
    }
  }

  func run() async throws {
    let workspace = try await Loader(jobs: jobs).load(paths.map { FilePath($0) })
    for diagnostic in workspace.diagnostics { Self.complain("\(diagnostic.location.file): \(diagnostic.message)") }
    guard workspace.trees.contains(where: { !$0.screens.isEmpty }) else {
      Self.complain("no screen was found in \(paths.joined(separator: ", "))")
      throw ExitCode(2)
    }
    let transcript = Transcript(of: workspace, model: model, options: options)
    if let check { return try compare(TranscriptText(transcript), with: check) }
    try print(transcript)
  }

  private var model: SpeechModel {
    SpeechModel(settings: SpeechSettings(buttonLabel: buttonLabel == .observed ? .observed : .documented))
  }

  private var options: Transcript.Options {
    var options = Transcript.Options()
    options.locales = locales.compactMap { LocaleTag($0) }
    options.includesStates = states
    options.explains = explain
    return options
  }

  private func print(_ transcript: Transcript) throws {
    guard format == .json else { return Self.write(TranscriptText(transcript).text) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    Self.write(String(decoding: try encoder.encode(transcript.rows), as: UTF8.self) + "\n")
  }

  private func compare(_ text: TranscriptText, with file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      Self.complain("\(file) cannot be read")
      throw ExitCode(2)
    }
    let difference = TranscriptDifference(recorded: String(decoding: data, as: UTF8.self), current: text.lines)
    guard !difference.lines.isEmpty else { return }
    Self.complain("the transcript differs from \(file) (- recorded, + now)")
    Self.write(difference.lines.joined(separator: "\n") + "\n")
    throw ExitCode(1)
  }

  private static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data("fitspoken: \(message)\n".utf8))
  }
}
