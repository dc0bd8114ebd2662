public import AuditModel

/// A problem that a rule has found: the parts of a finding that only the rule knows.
public struct Problem {
  /// The fact and its consequence or remedy, without a trailing period; for an entry of a strings table it follows the
  /// key and a colon.
  public var message: String
  /// The kind of problem if the rule has several, stable and in kebab case.
  public var reason: String?
  /// The severity; nil for the rule's own.
  public var severity: Severity?
  /// The language whose words have the problem; nil if it does not depend on the language.
  public var locale: LocaleTag?
  /// The text that has the problem, if it is one; its key is the root cause of the same problem elsewhere.
  public var text: LocalizableText?
  /// The entry of a table that has the wrong words, if it is told there rather than at the element.
  package var entry: SourceLocation?
  /// The path to the text with the problem, if an entry rule reports one of several.
  public var path: LeafPath?
  /// The variable with the problem, if an entry rule reports one.
  public var variable: StringsVariable?
  /// The facts that prove it.
  public var evidence: [String: Evidence]
  /// Why a person has to review it; nil if it is certain.
  public var reviewReason: ReviewReason?
  /// The maximum severity if a person has to review it.
  public var reviewSeverity: Severity
  /// The change that fixes it; nil if only a person can.
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

  /// The problem with a reason to review it, unless it already has one.
  public func reviewed(for reason: ReviewReason?) -> Problem {
    var problem = self
    problem.reviewReason = reviewReason ?? reason
    return problem
  }
}
