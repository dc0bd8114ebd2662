/// What a report tells of a rule.
public struct RuleSummary: Sendable, Hashable {
  /// The rule's name in kebab-case.
  public var name: String
  /// The severity of its findings where the rule does not grade them itself.
  public var severity: Severity
  /// The fault in one sentence.
  public var summary: String
  /// The rule's page in Markdown; empty where it has none.
  public var page: String
  /// Whether the rule is applied where nobody asks for it.
  public var isOnByDefault: Bool

  /// A rule's name, severity and texts.
  public init(name: String, severity: Severity, summary: String, page: String, isOnByDefault: Bool = true) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.page = page
    self.isOnByDefault = isOnByDefault
  }
}
