import AuditModel

/// One finding as a line of text.
struct FindingLine {
  private let group: FindingGroup
  private let pathPrefix: String

  /// The line of a finding; the prefix is put before its path.
  init(_ group: FindingGroup, pathPrefix: String = "") { (self.group, self.pathPrefix) = (group, pathPrefix) }

  /// `path:line:column: error|warning|note: message [locales] (rule-name)`, with all locales.
  func text(_ style: TerminalStyle) -> String {
    let location = group.location
    let position = "\((pathPrefix + location.file).visiblePath):\(location.line):\(location.column)"
    let severity = style.severity(shownSeverity, "\(shownSeverity.rawValue):")
    let rule = style.faint("(\(group.rule))")
    return "\(position): \(severity) \(group.sentence(locales: .max)) \(rule)"
  }

  /// The other places, and the facts, one on each line, indented.
  var details: [String] { places + evidence }

  /// The other places and what differs there; all places if the message is about several subjects.
  private var places: [String] {
    group.places.dropFirst(group.message == group.lead.message ? 1 : 0).map { place in
      let element = place.element.map { " (\($0.path))" } ?? ""
      let isSame = place.finding.message == group.message && place.locales == group.lead.locales
      let words = isSame ? "" : ": \(place.finding.sentence(in: place.locales))"
      return "    at \(place.location.text)\(element)".visible() + words
    }
  }

  /// The facts behind the finding that represents all.
  private var evidence: [String] {
    let facts = group.lead.evidence.sorted { $0.key < $1.key }
    return facts.map { "    \($0.key.visible()): \($0.value.text.visible())" } + restOfAlso
  }

  /// A finding that needs review is not shown as an error, since Xcode fails a build that prints `error:`.
  private var shownSeverity: Severity {
    group.outcome == .needsReview ? min(group.severity, .warning) : group.severity
  }

  private var restOfAlso: [String] {
    guard group.lead.also.count > Finding.shownAlso else { return [] }
    return ["    also: \(group.lead.also.joined(separator: ", ").visible())"]
  }
}
