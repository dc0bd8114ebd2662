import AuditModel

/// A transcript as text made for golden files: one element a line, under a line for its screen and locale.
package struct TranscriptText: Sendable {
  /// The lines, without line ends.
  package let lines: [String]

  /// The text of a transcript.
  package init(_ transcript: Transcript) {
    lines = ["# Simulated VoiceOver transcript"] + transcript.pages.flatMap(Self.lines(of:))
  }

  /// The lines as one text that ends in a line feed.
  package var text: String { lines.joined(separator: "\n") + "\n" }

  private static func lines(of page: Transcript.Page) -> [String] {
    let name = page.title.map { $0 == page.screen ? "" : " (\(escaped($0)))" } ?? ""
    let header = "\(escaped(page.file)) \(escaped(page.screen))\(name) [\(page.locale)]"
    return ["", header] + (page.rows.isEmpty ? ["  nothing is spoken"] : page.rows.map(line))
  }

  private static func line(of row: TranscriptRow) -> String {
    let state = row.state == .normal ? "" : " [\(row.state.rawValue)]"
    let spoken = row.utterance.isEmpty ? "(silent)" : escaped(row.utterance)
    let mark = row.confidence >= .c ? " (approximate)" : ""
    let rules = row.rules.map { $0.isEmpty ? "" : " {\($0.joined(separator: ", "))}" } ?? ""
    let documented = row.documented.map { " | documented: \(escaped($0))" }
    let other = documented ?? row.observed.map { " | observed: \(escaped($0))" } ?? ""
    return "  \(row.kind.name) \(escaped(row.element))\(state): \(spoken)\(mark)\(rules)\(other)"
  }

  /// The text on one line: line breaks and other control characters as in Swift's string literals.
  private static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      result += isControl(scalar) ? (named[scalar] ?? "\\u{\(String(scalar.value, radix: 16))}") : String(scalar)
    }
  }

  private static let named: [Unicode.Scalar: String] = ["\n": "\\n", "\r": "\\r", "\t": "\\t"]

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.value == 0x2028 || scalar.value == 0x2029
  }
}
