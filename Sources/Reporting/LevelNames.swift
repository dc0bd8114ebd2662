/// What the formats of other tools call a tone; none of them has a word for a doubt, which takes the lowest.
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

extension Tone {
  /// The tone in the words of other tools.
  var names: LevelNames {
    switch self {
    case .error: LevelNames(sarif: "error", github: "error", gitlab: "major", checkstyle: "error")
    case .warning: LevelNames(sarif: "warning", github: "warning", gitlab: "minor", checkstyle: "warning")
    case .note, .review: LevelNames(sarif: "note", github: "notice", gitlab: "info", checkstyle: "info")
    }
  }
}
