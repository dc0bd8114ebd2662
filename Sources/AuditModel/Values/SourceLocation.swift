/// A location in an input file.
public struct SourceLocation: Sendable, Hashable, Codable {
  /// The file's path relative to the audit's root folder, with `/`.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  /// A location in a file; line and column count from 1.
  public init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  /// By file, then line, then column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
