import ArgumentParser

/// A command that ends otherwise than well: with a status of the contract and what to tell the user.
struct CommandFailure: Error {
  /// 1 where a gate fails, 2 where the work could not be done.
  var status: Int32
  /// What went wrong, a sentence without a final full stop; nil where the report has said it.
  var message: String?

  /// The work could not be done.
  static func impossible(_ message: String) -> CommandFailure { CommandFailure(status: 2, message: message) }

  /// The work is done, and the gate fails; the report says why.
  static let gate = CommandFailure(status: 1, message: nil)
}
