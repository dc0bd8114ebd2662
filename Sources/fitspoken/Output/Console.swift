import Foundation

/// Standard output and standard error.
enum Console {
  /// Writes a line to a stream.
  static func write(_ text: String, to stream: FileHandle) {
    stream.write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Writes bytes to standard output.
  static func write(_ bytes: [UInt8]) { FileHandle.standardOutput.write(Data(bytes)) }

  /// Writes what went wrong to standard error.
  static func complain(_ message: String) { write("fitspoken: \(message)", to: .standardError) }
}

/// An interruption by Ctrl-C.
enum Interruption {
  /// Makes Ctrl-C end the process with status 130; reports are renamed into place, so none is left incomplete.
  static func endWithStatus130() {
    signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
  }
}

/// A temporary line on a terminal that shows the progress.
struct ProgressLine: Sendable {
  private let isShown: Bool

  /// A line on standard error, shown only if that is a terminal.
  init(isQuiet: Bool) { isShown = !isQuiet && isatty(STDERR_FILENO) == 1 && !Terminal.isDumb }

  /// Replaces the line.
  func show(_ text: String) {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8)) }
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
    return [UInt8](try encoder.encode(value)) + [UInt8(ascii: "\n")]
  }
}
