import AuditModel

/// A fault of a configuration file.
public struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  /// The file's name.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int
  /// What was found and what was expected, without a final full stop.
  public var message: String

  /// The fault as editors parse it: `file:line:column: error: message`.
  public var description: String { "\(file):\(line):\(column): error: \(message)" }
}
