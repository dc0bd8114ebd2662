/// Reads interfaces from files of a format that Fitspoken does not know.
///
/// What it reads is laid out, spoken and judged like the interfaces of any other file.
public protocol InterfaceReader: Sendable {
  /// The endings of the names of its files, in lowercase and without a dot, such as `["screen"]`.
  var fileExtensions: Set<String> { get }

  /// The interface that a file describes.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: Its path relative to the audit's root: the `source` of the interface.
  /// - Throws: An ``InterfaceReadingError``, which becomes a finding at its place, or another error, which becomes one in the
  ///   first line. The rest of the project is audited nevertheless.
  func interface(reading bytes: [UInt8], path: String) throws -> InterfaceTree
}

/// Why a file does not describe an interface.
public struct InterfaceReadingError: Error, Sendable, Hashable {
  /// What was found and what was expected, as a sentence without a period.
  public var message: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// A fault at a place of a file.
  public init(_ message: String, line: Int = 1, column: Int = 1) {
    (self.message, self.line, self.column) = (message, line, column)
  }
}
