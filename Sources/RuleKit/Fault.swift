public import AuditModel
package import TableAnalysis

/// What a text or entry rule has found: what of a finding only the rule knows.
public struct Fault: Sendable {
  /// What is wrong, what was expected and what to do: it follows the key and a colon; without a final full stop.
  public var message: String
  /// The kind of reason, a stable kebab-case word.
  public var reason: String?
  /// Whether the rule fails or asks for review.
  public var outcome = Outcome.fails
  /// The severity; nil is the rule's own.
  public var severity: Severity?
  /// The way to the text that is meant, where an entry rule means one of several.
  public var path: LeafPath?
  /// The variable that is meant, where an entry rule means one of them.
  public var variable: StringsVariable?
  /// Facts beside the source's text and the translation's.
  public var evidence: [String: Evidence] = [:]

  /// A fault.
  public init(
    _ message: String, reason: String? = nil, outcome: Outcome = .fails, severity: Severity? = nil,
    path: LeafPath? = nil, variable: StringsVariable? = nil, evidence: [String: Evidence] = [:]
  ) {
    self.message = message
    self.reason = reason
    self.outcome = outcome
    self.severity = severity
    self.path = path
    self.variable = variable
    self.evidence = evidence
  }
}

extension Fault {
  /// The fault as a request for review of that severity.
  package func doubted(_ doubt: Doubt, severity: Severity = .note) -> Fault {
    var fault = self
    (fault.outcome, fault.reason, fault.severity) = (.needsReview, doubt.reason, severity)
    fault.message += "; \(doubt.explanation)"
    return fault
  }
}

extension Fault {
  /// The fault at the entry, or at one of its texts.
  package func finding(
    rule: any Rule.Type, _ context: TextContext, entry: StringsEntry, file: String, path: LeafPath?
  ) -> Finding {
    let leaf = path.flatMap { entry.leaf(at: $0) }
    let path = path.flatMap { $0.steps.isEmpty ? nil : $0 }
    var finding = Finding(
      rule: rule.name, outcome: outcome, reason: reason, severity: severity ?? rule.severity,
      message: "\"\(entry.key)\": \(message)", locale: context.locale,
      location: SourceLocation(
        file: file, line: leaf?.line ?? variable?.line ?? entry.line,
        column: leaf?.column ?? variable?.column ?? entry.column),
      table: context.table, key: entry.key, evidence: evidence)
    finding.leaf = path
    return finding
  }
}

extension StringsEntry {
  /// The text at the end of a way, else the first on it; nil where there is none.
  fileprivate func leaf(at path: LeafPath) -> StringsLeaf? {
    if let leaf = leaves?.first(where: { $0.path == path }) { return leaf }
    return path.steps.isEmpty ? nil : leaves?.first { $0.path.steps.starts(with: path.steps) }
  }
}
