/// A baseline that cannot be read.
public struct BaselineError: Error, Equatable, CustomStringConvertible {
  /// The file's name.
  public var file: String
  /// What was found and what was expected, without a final full stop.
  public var message: String

  /// The fault: `file: error: message`.
  public var description: String { "\(file): error: \(message)" }
}
