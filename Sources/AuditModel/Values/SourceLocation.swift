/// A location in an input file.
public struct SourceLocation: Sendable, Hashable, Codable {
  /// The file's path relative to the audit's root folder, with `/`.
  public var file: String
  /// The line, counted from 1.
  @Compact public var line: Int
  /// The column in Unicode scalars, counted from 1.
  @Compact public var column: Int

  /// A location in a file; line and column count from 1.
  public init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation {
  /// Whether only the file is known.
  var isWholeFile: Bool { (line, column) == (1, 1) }

  /// Whether two locations are on the same line of one file.
  package func isOnLine(of other: SourceLocation) -> Bool {
    line == other.line && ExactText(file) == ExactText(other.file)
  }
}

extension SourceLocation: Comparable {
  /// Whether two locations are the same; paths that differ only in normalization are two.
  public static func == (left: SourceLocation, right: SourceLocation) -> Bool {
    left.line == right.line && left.column == right.column && ExactText(left.file) == ExactText(right.file)
  }

  /// Hashes the location.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(file))
    hasher.combine(line)
    hasher.combine(column)
  }

  /// By file, then line, then column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (ExactText(left.file), left.line, left.column) < (ExactText(right.file), right.line, right.column)
  }
}
