import AuditModel
import Utilities

/// A transcript as text, suitable for snapshot tests: one element per line, indented by container, below a line for its
/// screen and locale.
package struct TranscriptText: Sendable {
  /// The lines, without line ends.
  package let lines: [String]

  /// The text of a transcript; `notes` are the settings that differ from the defaults.
  package init(_ transcript: Transcript, notes: [String] = []) {
    let made = notes.isEmpty ? [] : ["# made with: \(notes.joined(separator: ", "))"]
    let pages = transcript.pages.flatMap(Self.lines(of:))
    let all = ["# Simulated VoiceOver transcript"] + made + pages + SpeechLegend(transcript).lines
    lines = all.map(LogEscape.text.applied)
  }

  /// The lines as one text that ends in a line feed.
  package var text: String { lines.joined(separator: "\n") + "\n" }

  private static func lines(of page: Transcript.Page) -> [String] {
    let name = page.title.map { $0 == page.screen ? "" : " (\($0.escapingControls()))" } ?? ""
    let header =
      "\(page.file.escapingControls()) \(page.screen.escapingControls())\(name) [\(page.locale)]"
      + (page.textLocale.map { " (no texts in \(page.locale): those in \($0))" } ?? "")
    let spoken = page.rows.filter { $0.notSpoken == nil }
    return ["", header] + (spoken.isEmpty ? ["  nothing is spoken"] : lines(of: spoken)) + lines(ofSilent: page.rows)
  }

  /// The controls that are not spoken, below a heading of their own.
  private static func lines(ofSilent rows: [TranscriptRow]) -> [String] {
    let lines = rows.compactMap { row in
      row.notSpoken.map { indent(1) + "\(row.kind.name.escapingControls()) \(row.element.escapingControls()): \($0)" }
    }
    return lines.isEmpty ? [] : [indent(0) + "not spoken:"] + lines
  }

  private static func lines(of rows: [TranscriptRow]) -> [String] {
    var lines: [String] = []
    var last: TranscriptRow?
    for row in rows {
      let containers = row.container ?? []
      let depth = depth(of: containers, after: last)
      for level in depth..<containers.count { lines.append(indent(level) + heading(of: containers[level])) }
      lines.append(indent(containers.count) + line(of: row))
      last = row
    }
    return lines
  }

  /// How many of a row's containers already have their line: those shared with the previous row, and that row itself if it is
  /// the next container.
  private static func depth(of containers: [SpokenContainer], after last: TranscriptRow?) -> Int {
    guard let last else { return 0 }
    let before = last.container ?? []
    let shared = zip(before, containers).prefix { $0.isSame(as: $1) }.count
    let isInLast = shared == before.count && shared < containers.count && containers[shared].index == last.index
    return isInLast ? shared + 1 : shared
  }

  private static func indent(_ level: Int) -> String { String(repeating: "  ", count: level + 1) }

  private static func heading(of container: SpokenContainer) -> String {
    let announcement = container.announcement.map { " (on entering) \($0.escapingControls())" } ?? ""
    return "\(container.kind.words) \(container.id.escapingControls()):\(announcement)"
  }

  private static func line(of row: TranscriptRow) -> String {
    let state = row.state == .normal ? "" : " [\(row.state.rawValue)]"
    let nothing = row.isSetInCode ? "(text set in code)" : "(silent)"
    let spoken = row.utterance.isEmpty ? nothing : row.utterance.escapingControls()
    let mark = row.confidence >= .c ? " (\((["approximate"] + row.borrowedWords).joined(separator: ", ")))" : ""
    let rules = row.segments.map { $0.isEmpty ? "" : " {\(SpeechLegend.names(of: $0))}" } ?? ""
    let documented = row.documented.map { " | documented: \($0.escapingControls())" }
    let other = documented ?? row.observed.map { " | observed: \($0.escapingControls())" } ?? ""
    return
      "\(row.kind.name.escapingControls()) \(row.element.escapingControls())\(state): \(spoken)\(mark)\(rules)\(other)"
  }
}

/// The rules behind a transcript, each listed once: what it does, its confidence, its source.
struct SpeechLegend {
  private let used: Set<String>
  private let confidences: Set<Confidence>

  /// The legend of a transcript; empty if its rows have no rules.
  init(_ transcript: Transcript) {
    let segments = transcript.pages.lazy.flatMap(\.rows).compactMap(\.segments).joined()
    used = Set(segments.lazy.map(\.rule))
    confidences = Set(segments.lazy.map(\.confidence))
  }

  /// The legend as comments of a transcript, in the order of the rules in `Documentation/speech.md`.
  var lines: [String] {
    guard !used.isEmpty else { return [] }
    let rules = SpeechRule.allCases.filter { used.contains($0.rawValue) }
    let letters = confidences.union(rules.map(\.confidence)).sorted().map {
      "\($0.rawValue) \(Self.meanings[$0] ?? "")"
    }
    return ["", "# Rules of these simulated utterances (\(letters.joined(separator: "; "))):"]
      + rules.map(Self.line)
  }

  /// The rules of an utterance's parts for one line, with the confidence of a part that is less certain than its rule.
  static func names(of segments: [Utterance.Segment]) -> String {
    segments.map { segment in
      let own = SpeechRule(rawValue: segment.rule)?.confidence ?? segment.confidence
      return segment.confidence > own ? "\(segment.rule) (\(segment.confidence.rawValue))" : segment.rule
    }.joined(separator: ", ")
  }

  private static func line(_ rule: SpeechRule) -> String {
    let facts = SpeechRulePages.byName[rule.rawValue].map { ": \($0.does) [\($0.source)]" } ?? ""
    return "#   \(rule.rawValue) (\(rule.confidence.rawValue))\(facts)"
  }

  private static let meanings: [Confidence: String] = [
    .a: "stated by Apple or seen on several versions of iOS", .b: "written in a public peer", .c: "one observation",
    .d: "inferred",
  ]
}

/// What `Documentation/speech.md` says about a rule.
struct SpeechRulePage: Sendable {
  /// What the rule does.
  var does: String
  /// The source of that.
  var source: String
}
