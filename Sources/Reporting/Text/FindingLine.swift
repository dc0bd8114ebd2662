import AuditModel

/// One finding as a line of text.
struct FindingLine {
  private let finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  /// `path:line:column: error|warning|note: message [locale] (rule-name)`.
  func text(_ style: TerminalStyle) -> String {
    let location = finding.location
    let place = "\(location.file.visible()):\(location.line):\(location.column)"
    let severity = style.severity(shownSeverity, "\(shownSeverity.rawValue):")
    let rule = style.faint("(\(finding.rule))")
    return "\(place): \(severity) \(review)\(finding.message.visible())\(locales) \(rule)"
  }

  /// The facts behind the finding, one a line, indented.
  var evidence: [String] {
    let facts = finding.evidence.sorted { $0.key < $1.key }
    return facts.map { "    \($0.key.visible()): \($0.value.text.visible())" } + restOfAlso
  }

  /// A doubt never reads as an error: a build that searches the output for `error:` must not stop at it.
  private var shownSeverity: Severity {
    finding.outcome == .needsReview ? min(finding.severity, .warning) : finding.severity
  }

  private var review: String { finding.outcome == .needsReview ? "needs review: " : "" }

  private static let shownAlso = 5

  private var locales: String {
    var parts = finding.locale.map { [$0.identifier] } ?? []
    let further = finding.also
    if !further.isEmpty { parts.append("also " + further.prefix(Self.shownAlso).joined(separator: ", ")) }
    if further.count > Self.shownAlso { parts.append("and \(further.count - Self.shownAlso) more") }
    return parts.isEmpty ? "" : " [\(parts.joined(separator: ", ").visible())]"
  }

  private var restOfAlso: [String] {
    guard finding.also.count > Self.shownAlso else { return [] }
    return ["    also: \(finding.also.joined(separator: ", ").visible())"]
  }
}

extension Evidence {
  /// The fact for a person: numbers with at most two decimals, lists with commas.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.shortText
    case .list(let list): list.joined(separator: ", ")
    }
  }
}

extension Double {
  /// The number with at most two decimals and no trailing zeros.
  fileprivate var shortText: String {
    guard isFinite, magnitude < 1e12 else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
