import Foundation

/// Standard output and standard error.
enum Console {
  /// Writes a line to a stream.
  static func write(_ text: String, to stream: FileHandle) {
    stream.write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Writes bytes to standard output.
  static func write(_ bytes: [UInt8]) { FileHandle.standardOutput.write(Data(bytes)) }

  /// Tells the user on standard error what went wrong.
  static func complain(_ message: String) { write("fitspoken: \(message)", to: .standardError) }

  /// Whether colour makes sense on standard output: a terminal, and nobody has asked for none (no-color.org).
  static func allowsColor(noColor: Bool) -> Bool {
    let isRefused = noColor || !(ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    return !isRefused && isatty(STDOUT_FILENO) == 1
  }
}

/// The user's Ctrl-C.
enum Interruption {
  /// Ends the process with the status that the contract names; reports are renamed into place, so none is left half written.
  static func endWithStatus130() {
    signal(SIGINT) { _ in _exit(ExitStatus.interrupted.rawValue) }
  }
}

/// A line on a terminal that says what is going on, and goes away.
struct ProgressLine: Sendable {
  private let isShown: Bool

  /// A line on standard error, only where that is a terminal.
  init(isQuiet: Bool) { isShown = !isQuiet && isatty(STDERR_FILENO) == 1 }

  /// Replaces the line.
  func show(_ text: String) {
    if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8)) }
  }

  /// Takes the line away.
  func clear() { show("") }
}

/// JSON as the contract has it: pretty-printed, keys sorted, slashes as they are, a line feed at the end.
enum JSONOutput {
  /// The bytes of a value.
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(value)) + [UInt8(ascii: "\n")]
  }
}
