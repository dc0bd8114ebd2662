/// What a rule is about: which of a report's three questions its findings answer, or none of them.
public enum RuleArea: String, Sendable, Hashable, Codable, CaseIterable {
  /// Whether titles fit, and controls have a place.
  case fit
  /// Whether texts are translated, and translations are sound.
  case translation
  /// How controls are spoken.
  case speech
  /// How buttons look and what their titles say.
  case style
}

/// What a report says about a rule.
public struct RuleSummary: Sendable, Hashable, Codable {
  /// The rule's name in kebab-case.
  public var name: String
  /// The severity of its findings where the rule does not grade them itself.
  public var severity: Severity
  /// The fault in one sentence.
  public var summary: String
  /// The rule's page in Markdown; empty if it has none.
  public var page: String
  /// Whether the rule is applied where nobody asks for it.
  public var isOnByDefault: Bool
  /// What the rule is about.
  public var area: RuleArea

  /// A rule's name, severity and texts.
  public init(
    name: String, severity: Severity, summary: String, page: String, isOnByDefault: Bool = true,
    area: RuleArea = .translation
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.page = page
    self.isOnByDefault = isOnByDefault
    self.area = area
  }
}
