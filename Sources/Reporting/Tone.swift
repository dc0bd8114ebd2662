import AuditModel

/// How a finding is shown: a doubt is never shown as a fault.
enum Tone: String, CaseIterable {
  case error, warning, note, review

  init(_ finding: Finding) {
    self = finding.outcome == .needsReview ? .review : Tone(rawValue: finding.severity.rawValue) ?? .note
  }

  /// The severity of faults of this tone; nil for doubts.
  var severity: Severity? { Severity(rawValue: rawValue) }

  /// The word that a finding bears.
  var label: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .note: "Note"
    case .review: "Needs review"
    }
  }

  /// The noun behind a count.
  var noun: String { self == .review ? "to review" : rawValue }

  /// The place in the order from grave to slight.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
