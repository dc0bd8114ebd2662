import AuditModel

/// What the formats of other tools call a level; none of them has a word for review, which takes the lowest.
struct LevelNames {
  /// SARIF 2.1.0, section 3.27.10.
  let sarif: String
  /// GitHub's workflow commands.
  let github: String
  /// GitLab's Code Quality report; `critical` and `blocker` are left to faults that crash.
  let gitlab: String
  /// Checkstyle's severities.
  let checkstyle: String
}

extension FindingLevel {
  /// The level in the words of other tools.
  var names: LevelNames {
    switch self {
    case .error: LevelNames(sarif: "error", github: "error", gitlab: "major", checkstyle: "error")
    case .warning: LevelNames(sarif: "warning", github: "warning", gitlab: "minor", checkstyle: "warning")
    case .note, .review: LevelNames(sarif: "note", github: "notice", gitlab: "info", checkstyle: "info")
    }
  }
}

extension FindingLevel {
  /// The severity of failing findings of this level; nil for review.
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

  /// The noun after a count.
  var noun: String { self == .review ? "to review" : rawValue }
}
