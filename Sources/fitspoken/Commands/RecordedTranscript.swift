import Foundation
import VoiceOver
import Utilities

/// A transcript that was recorded as text, with which the current one is compared.
struct RecordedTranscript {
  /// The path, as the user gave it.
  let path: String
  private let text: String

  /// Reads a recording; throws a failure if the file does not exist or is not text.
  init(path: String) throws(CommandFailure) {
    self.path = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .impossible(
        "\(path): there is no recorded transcript; record one with: \(ShellWords.recording(to: path, CommandLine.arguments))"
      )
    }
    // A pipe is read as well: --check <(git show HEAD:transcript.txt).
    guard !isFolder.boolValue, let file = FileHandle(forReadingAtPath: path), let data = try? file.readToEnd() ?? Data()
    else {
      throw .impossible("\(path): the recorded transcript cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .impossible("\(path): the recorded transcript is not UTF-8 text")
    }
    self.text = text
  }

  /// Prints the differences and throws a failure that says how to accept them; does nothing if there aren't any.
  func compare(with current: TranscriptText) throws(CommandFailure) {
    let difference = TranscriptDifference(recorded: text, current: current.lines)
    guard !difference.isEmpty else { return }
    try Console.write(Array((difference.lines.joined(separator: "\n") + "\n").utf8))
    let summary = difference.summary.isEmpty ? "" : "; \(difference.summary)"
    throw CommandFailure(
      status: .gateFailed,
      message: """
        the simulated transcript differs from \(path) (- recorded, + now\(summary)); if the \
        change is intended, record it with: \(ShellWords.recording(to: path, CommandLine.arguments))
        """)
  }
}

/// Command lines as a shell reads them.
enum ShellWords {
  /// The command line that records what another compares: without `--check`, and with its output in the file.
  static func recording(to path: String, _ arguments: [String]) -> String {
    var words: [String] = []
    var isValue = false
    for argument in arguments.dropFirst() {
      if !isValue, argument != "--check", !argument.hasPrefix("--check=") { words.append(quoted(argument)) }
      isValue = argument == "--check"
    }
    return (["fitspoken"] + words + [">", quoted(path)]).joined(separator: " ")
  }

  /// A word, quoted if a shell would otherwise change it.
  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy { plain.contains($0) }
    return isPlain ? word : "'\(word.replacingOccurrences(of: "'", with: #"'\''"#))'"
  }

  private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=:,+@%".utf8)
}
