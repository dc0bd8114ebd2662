public import AuditModel

/// What a rule has found: what of a finding only the rule knows.
public struct Problem {
  /// What is wrong, what was expected and what to do, without a trailing period; of a strings table's entry it follows the
  /// key and a colon.
  public var message: String
  /// The kind of problem, a stable kebab-case word, where one rule has several.
  public var reason: String?
  /// How much it matters; nil is the rule's own severity.
  public var severity: Severity?
  /// The language whose words it is about; nil where it is about none.
  public var locale: LocaleTag?
  /// The text that is wrong, where it is one; its key is the root cause of the same problem elsewhere.
  public var text: LocalizableText?
  /// The way to the text that is meant, where an entry rule means one of several.
  public var path: LeafPath?
  /// The variable that is meant, where an entry rule means one of them.
  public var variable: StringsVariable?
  /// The facts behind it.
  public var evidence: [String: Evidence]
  /// Why a person has to review it; nil where it is certain.
  public var reviewReason: ReviewReason?
  /// The most that it matters where a person has to review it.
  public var reviewSeverity: Severity
  /// What fixes it; nil where only a person can.
  public var fix: ((inout Element) -> Void)?

  /// A problem.
  public init(
    _ message: String, reason: String? = nil, severity: Severity? = nil, locale: LocaleTag? = nil,
    text: LocalizableText? = nil, path: LeafPath? = nil, variable: StringsVariable? = nil,
    evidence: [String: Evidence] = [:], reviewReason: ReviewReason? = nil, reviewSeverity: Severity = .warning,
    fix: ((inout Element) -> Void)? = nil
  ) {
    self.message = message
    self.reason = reason
    self.severity = severity
    self.locale = locale
    self.text = text
    self.path = path
    self.variable = variable
    self.evidence = evidence
    self.reviewReason = reviewReason
    self.reviewSeverity = reviewSeverity
    self.fix = fix
  }

  /// The problem with a reason to review it, where it has no other.
  public func reviewed(for reason: ReviewReason?) -> Problem {
    var problem = self
    problem.reviewReason = reviewReason ?? reason
    return problem
  }
}
