import AuditModel

/// One finding as a line of text.
struct FindingLine {
  private let finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  /// `path:line:column: error|warning|note: message [locale] (rule-name)`.
  func text(_ style: TerminalStyle) -> String {
    let location = finding.location
    let position = "\(location.file.visiblePath):\(location.line):\(location.column)"
    let severity = style.severity(shownSeverity, "\(shownSeverity.rawValue):")
    let rule = style.faint("(\(finding.rule))")
    return "\(position): \(severity) \(finding.sentence) \(rule)"
  }

  /// The other locations of its root cause, one on each line, indented; all of them if `limit` is nil.
  func places(limit: Int?) -> [String] {
    let others = finding.places.dropFirst()
    let shown = others.prefix(limit ?? others.count).map { other in
      let element = other.element.map { " (\($0.path))" } ?? ""
      return "    also at \(other.location.text)\(element)".visible()
    }
    return shown
      + (shown.count < others.count ? ["    and at \(counted(others.count - shown.count, "more location"))"] : [])
  }

  /// The facts behind the finding, one on each line, indented.
  var evidence: [String] {
    let facts = finding.evidence.sorted { $0.key < $1.key }
    return facts.map { "    \($0.key.visible()): \($0.value.text.visible())" } + restOfAlso
  }

  /// A finding that needs review is not shown as an error, since Xcode fails a build that prints `error:`.
  private var shownSeverity: Severity {
    finding.outcome == .needsReview ? min(finding.severity, .warning) : finding.severity
  }

  private var restOfAlso: [String] {
    guard finding.also.count > Finding.shownAlso else { return [] }
    return ["    also: \(finding.also.joined(separator: ", ").visible())"]
  }
}
