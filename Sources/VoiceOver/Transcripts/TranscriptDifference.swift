import Utilities

/// What changed between a recorded transcript and the current one, screen by screen.
package struct TranscriptDifference: Sendable {
  /// How a screen differs.
  package enum Change: String, Sendable, CaseIterable {
    case changed, new, gone
  }

  /// A screen in one locale that differs, or the comments around the screens.
  package struct Part: Sendable {
    /// The screen's line; empty for comments.
    package var heading: String
    /// How it differs.
    package var change: Change
    /// The lines that differ, `-` recorded and `+` new.
    package var lines: [String]
  }

  /// The differences in the order of the current transcript, then the screens that are gone; empty if nothing changed.
  package let parts: [Part]
  /// Whether the same screens are in another order.
  package let isReordered: Bool

  /// Whether anything differs.
  package var isEmpty: Bool { parts.isEmpty && !isReordered }

  /// The maximum number of lines of a screen to compare one by one.
  private static let maximumComparedLines = 2_000

  /// The difference between two transcripts; lines may end in a line feed or in a carriage return and line feed.
  package init(recorded: String, current: [String]) {
    let old = TranscriptSections(TranscriptSections.lines(of: recorded))
    let new = TranscriptSections(current)
    var parts: [Part] = []
    for section in new.sections {
      guard let before = old[section.key] else {
        parts.append(Part(section, .new, lines: section.lines.map { "+ \($0)" }))
        continue
      }
      let difference = LineDifference(from: before.lines, to: section.lines, limit: Self.maximumComparedLines)
      let lines = difference.rows.filter { $0.sign != .kept }.map(\.description)
      if !lines.isEmpty { parts.append(Part(section, .changed, lines: lines)) }
    }
    for section in old.sections where new[section.key] == nil {
      parts.append(Part(section, .gone, lines: section.lines.map { "- \($0)" }))
    }
    self.parts = parts
    isReordered = parts.isEmpty && old.sections.map(\.key) != new.sections.map(\.key)
  }

  /// The difference for a person: the line of each screen, then the lines that changed.
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

/// The lines of a transcript by screen and locale.
struct TranscriptSections {
  /// What distinguishes screens: the line, and how many identical lines precede it.
  struct Key: Hashable {
    var heading: String
    var repetition: Int
  }

  /// One screen; comments have an empty heading.
  struct Section {
    var key: Key
    var lines: [String] = []
  }

  private(set) var sections: [Section] = []
  private var indices: [Key: Int] = [:]

  /// The sections of a transcript's lines; empty lines are ignored.
  init(_ lines: [String]) {
    let comments = Key(heading: "", repetition: 0)
    var repetitions: [String: Int] = [:]
    var current = comments
    for line in lines where !line.isEmpty {
      if line.hasPrefix("#") {
        add(line, to: comments)
      } else if line.hasPrefix(" ") {
        add(line, to: current)
      } else {
        current = Key(heading: line, repetition: repetitions[line, default: 0])
        repetitions[line, default: 0] += 1
        add(nil, to: current)
      }
    }
  }

  /// The section of a key; nil if the transcript lacks it.
  subscript(key: Key) -> Section? { indices[key].map { sections[$0] } }

  /// The lines of a text, without a byte order mark.
  static func lines(of text: String) -> [String] {
    let body = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    return body.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }

  private mutating func add(_ line: String?, to key: Key) {
    let index = indices[key] ?? sections.count
    if index == sections.count {
      sections.append(Section(key: key))
      indices[key] = index
    }
    if let line { sections[index].lines.append(line) }
  }
}
