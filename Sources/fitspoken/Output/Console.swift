import Foundation
import Synchronization
import SystemPackage
import Utilities

/// Standard output and standard error.
enum Console {
  /// What standard error shows, and whether it could be written.
  private struct State {
    var hasProgress = false
    var hasLostMessages = false
  }

  private static let state = Guarded(State())

  /// Whether a message could not be written: nobody may have seen why the status is what it is.
  static var hasLostMessages: Bool { state.withLock(\.hasLostMessages) }

  /// Writes lines to standard output; throws a failure if that is not possible.
  static func write(_ text: String) throws(CommandFailure) {
    try write(Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// The lines of a text; what they quote of files and arguments acts neither on a terminal nor in the log of a CI service.
  static func harmless(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).escapingControls() }
    return LogEscape.text.applied(to: lines.joined(separator: "\n"))
  }

  /// Writes bytes to standard output; throws a failure if that is not possible.
  static func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do throws(Errno) {
      try FileDescriptor.standardOutput.writeCompletely(bytes)
    } catch {
      throw error == .brokenPipe ? .closedReader : .impossible("standard output could not be written: \(error)")
    }
  }

  /// Writes a message to standard error, in place of the progress.
  static func warn(_ message: String) {
    let line = harmless(message.hasSuffix("\n") ? message : message + "\n")
    state.withLock { state in
      let erasing = state.hasProgress ? ProgressLine.erasing : ""
      state.hasProgress = false
      do throws(Errno) {
        try FileDescriptor.standardError.writeCompletely(Array((erasing + line).utf8))
      } catch {
        state.hasLostMessages = true
      }
    }
  }

  /// Writes what went wrong to standard error.
  static func complain(_ message: String) { warn("fitspoken: \(message)") }

  /// Replaces the progress on standard error; that it cannot be shown does not matter.
  fileprivate static func showProgress(_ text: String) {
    state.withLock { state in
      state.hasProgress = !text.isEmpty
      try? FileDescriptor.standardError.writeCompletely(Array((ProgressLine.erasing + text).utf8))
    }
  }
}

/// A temporary line on a terminal that shows the progress.
struct ProgressLine: Sendable {
  private let isShown: Bool
  /// Moves to the start of the line and erases it.
  fileprivate static let erasing = "\r\u{1B}[K"

  /// A line on standard error, shown only if that is a terminal.
  init(isQuiet: Bool) { isShown = !isQuiet && isatty(STDERR_FILENO) == 1 && !Terminal.isDumb }

  /// Replaces the line.
  func show(_ text: String) {
    if isShown { Console.showProgress(text) }
  }

  /// Removes the line.
  func clear() { show("") }
}

/// JSON output: pretty-printed, with sorted keys and unescaped slashes, ending in a line feed.
enum JSONOutput {
  /// The value in UTF-8.
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return LogEscape.json.applied(to: [UInt8](try encoder.encode(value)) + [UInt8(ascii: "\n")])
  }
}
