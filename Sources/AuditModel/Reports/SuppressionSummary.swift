/// What was left out of the findings because the project says so.
public struct SuppressionSummary: Sendable, Hashable, Codable {
  /// Findings that the configuration leaves out.
  public var configured: Int
  /// Findings that comments and notes beside the texts leave out.
  public var inline: Int
  /// What is wrong with those comments, sorted by place.
  public var remarks: [SuppressionRemark]

  /// The counts, with what is to be said of the comments.
  public init(configured: Int = 0, inline: Int = 0, remarks: [SuppressionRemark] = []) {
    self.configured = configured
    self.inline = inline
    self.remarks = remarks
  }

  /// All findings that were left out.
  public var count: Int { configured + inline }
}

/// What is to be said of a comment that suppresses findings.
public struct SuppressionRemark: Sendable, Hashable, Codable {
  /// What kind of remark it is.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// It asks for something that there is not: a rule that does not exist, or no rule at all.
    case invalid
    /// It suppressed nothing.
    case unused
  }

  /// What kind of remark it is.
  public var kind: Kind
  /// Where the text with the comment is.
  public var location: SourceLocation
  /// What was found, a sentence without a final full stop.
  public var message: String

  /// A remark at a place.
  public init(kind: Kind, location: SourceLocation, message: String) {
    self.kind = kind
    self.location = location
    self.message = message
  }
}

extension SuppressionRemark: Comparable {
  /// By place, then by message.
  public static func < (left: SuppressionRemark, right: SuppressionRemark) -> Bool {
    (left.location, left.message) < (right.location, right.message)
  }
}
