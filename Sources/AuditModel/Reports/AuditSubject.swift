/// What was audited and how, as a report's heading says it.
public struct AuditSubject: Sendable, Hashable, Codable {
  /// The app's name, if the project states one.
  public var app: String?
  /// The app's version, if the project states one.
  public var version: String?
  /// The revision of the sources: an abbreviated commit.
  public var revision: String?
  /// The command, without paths outside of the project.
  public var command: String?
  /// Where the HTML report of the same audit can be read: an address that begins with `https:` or `http:`.
  public var reportLink: String?

  /// Nothing is known.
  public init() {}
}
