/// The statuses that the command exits with.
enum ExitStatus: Int32 {
  /// The gate fails; the report says why.
  case gateFailed = 1
  /// The work could not be done, or the command line is wrong.
  case failed = 2
  /// The user pressed Ctrl-C.
  case interrupted = 130
  /// The reader of standard output has closed it (128 + SIGPIPE, as a shell reports it if the signal is not ignored).
  case closedReader = 141
}

/// The end of a command that does not succeed.
struct CommandFailure: Error {
  /// The status to exit with.
  var status: ExitStatus
  /// What went wrong, without a trailing period; nil if the output has said it already.
  var message: String?

  /// The work could not be done.
  static func impossible(_ message: String) -> CommandFailure { CommandFailure(status: .failed, message: message) }

  /// There was nothing to audit.
  static func emptiness(_ reason: String) -> CommandFailure { impossible("nothing to audit: \(reason)") }

  /// Nobody reads the rest of the output.
  static let closedReader = CommandFailure(status: .closedReader, message: nil)

  /// The work is done and the gate fails.
  static let gate = CommandFailure(status: .gateFailed, message: nil)
}
