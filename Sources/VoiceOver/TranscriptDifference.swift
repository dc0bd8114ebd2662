/// What changed between a recorded transcript and the one of today, screen by screen.
package struct TranscriptDifference: Sendable {
  /// How a screen differs.
  package enum Change: String, Sendable, CaseIterable {
    case changed, new, gone
  }

  /// A screen in one locale that differs, or the comments round the screens.
  package struct Part: Sendable {
    /// The screen's line; empty for comments.
    package var heading: String
    /// How it differs.
    package var change: Change
    /// The lines that differ, `-` recorded and `+` new.
    package var lines: [String]
  }

  /// What differs, in the order of today's transcript, then what is gone; empty where nothing changed.
  package let parts: [Part]
  /// Whether the screens are the same but stand in another order.
  package let isReordered: Bool

  /// Whether anything differs.
  package var isEmpty: Bool { parts.isEmpty && !isReordered }

  /// The difference of two transcripts; line ends may be a line feed or carriage return and line feed.
  package init(recorded: String, current: [String]) {
    let old = TranscriptSections(TranscriptSections.lines(of: recorded))
    let new = TranscriptSections(current)
    var parts: [Part] = []
    for section in new.sections {
      guard let before = old[section.key] else {
        parts.append(Part(section, .new, lines: section.lines.map { "+ \($0)" }))
        continue
      }
      let lines = LineDifference(from: before.lines, to: section.lines).lines
      if !lines.isEmpty { parts.append(Part(section, .changed, lines: lines)) }
    }
    for section in old.sections where new[section.key] == nil {
      parts.append(Part(section, .gone, lines: section.lines.map { "- \($0)" }))
    }
    self.parts = parts
    isReordered = parts.isEmpty && old.sections.map(\.key) != new.sections.map(\.key)
  }

  /// The difference for a person: each screen's line, then what changed in it.
  package var lines: [String] {
    let all = parts.flatMap { part in
      let mark = part.change == .changed ? "" : " (\(part.change.rawValue))"
      return [part.heading.isEmpty ? "# comments" : part.heading + mark] + part.lines
    }
    return isReordered ? all + ["the same screens are in another order"] : all
  }

  /// How many screens differ: `2 changed, 1 gone`.
  package var summary: String {
    let counts = Change.allCases.compactMap { change in
      let count = parts.count { $0.change == change && !$0.heading.isEmpty }
      return count == 0 ? nil : "\(count) \(change.rawValue)"
    }
    return counts.isEmpty ? "" : "screens: " + counts.joined(separator: ", ")
  }
}

extension TranscriptDifference.Part {
  fileprivate init(_ section: TranscriptSections.Section, _ change: TranscriptDifference.Change, lines: [String]) {
    self.init(heading: section.key.heading, change: change, lines: lines)
  }
}
