import AuditModel

/// Why a fault may be none: something that the files cannot tell.
struct Doubt: Sendable, Hashable {
  /// The kind of reason, a stable kebab-case word.
  var reason: String
  /// What it means, for a person.
  var explanation: String

  /// The element may appear later, when code has changed it.
  static let hiddenAtFirst = Doubt(
    reason: "hidden", explanation: "the control is hidden when the screen is loaded")
}

extension Finding {
  /// The fault as a request for review of that severity.
  func doubted(_ doubt: Doubt, severity: Severity) -> Finding {
    var finding = self
    (finding.outcome, finding.reason, finding.severity) = (.needsReview, doubt.reason, severity)
    finding.message += "; \(doubt.explanation)"
    return finding
  }
}
