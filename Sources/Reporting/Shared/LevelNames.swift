import AuditModel

/// The names of a level in other formats; none of them has a level for review, which gets the lowest one.
struct LevelNames {
  /// SARIF 2.1.0, section 3.27.10.
  let sarif: String
  /// GitHub's workflow commands.
  let github: String
  /// GitLab's Code Quality report; `critical` and `blocker` are reserved for crashes.
  let gitlab: String
  /// Checkstyle's severities.
  let checkstyle: String
}

extension FindingLevel {
  /// The level's names in other formats.
  var names: LevelNames {
    switch self {
    case .error: LevelNames(sarif: "error", github: "error", gitlab: "major", checkstyle: "error")
    case .warning: LevelNames(sarif: "warning", github: "warning", gitlab: "minor", checkstyle: "warning")
    case .note, .review: LevelNames(sarif: "note", github: "notice", gitlab: "info", checkstyle: "info")
    }
  }
}

extension FindingLevel {
  /// The severity of findings that fail at this level; nil for review.
  var severity: Severity? { Severity(rawValue: rawValue) }

  /// The label of a finding.
  var label: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .note: "Note"
    case .review: "Needs review"
    }
  }

  /// The words after a count.
  var noun: String { self == .review ? "to review" : rawValue }
}
