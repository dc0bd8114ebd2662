/// A comment of a source file that may address Fitspoken.
public struct SourceComment: Sendable, Hashable, Codable {
  /// What such a comment contains.
  public static let marker = "fitspoken:"

  /// Where the comment starts.
  public var location: SourceLocation
  /// The comment, with its slashes.
  public var text: String
  /// The number of the line that the code after the comment starts in; nil at the end of the file.
  public var codeLine: Int?
  /// The number of the line of the view that the code after the comment modifies; nil unless that starts with a modifier.
  public var viewLine: Int?

  /// A comment at a location.
  public init(location: SourceLocation, text: String, codeLine: Int? = nil, viewLine: Int? = nil) {
    (self.location, self.text, self.codeLine, self.viewLine) = (location, text, codeLine, viewLine)
  }
}
