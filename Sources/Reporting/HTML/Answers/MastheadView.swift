import AuditModel
import Utilities

/// What was audited, and the verdict as a sentence.
struct MastheadView {
  struct Fact {
    let name: String
    let value: Markup
  }

  let tool: PageText
  let name: PageText
  let state: String
  let verdict: PageText
  let because: [Markup]
  let hasReasons: Bool
  let tallies: [Tally]
  let facts: [Fact]

  /// The number of findings of one level.
  struct Tally {
    let level: String
    let count: String
    let noun: String
  }

  init(_ site: Site) {
    let (report, words) = (site.report, site.words)
    let subject = report.subject
    tool = PageText("\(report.tool.name) \(report.tool.version)")
    name = PageText([site.name, subject.version ?? ""].filter { !$0.isEmpty }.joined(separator: " "))
    state = report.gate.state.rawValue
    let failing = FindingLevel.allCases.filter { report.failingLevels.contains($0) }
    let count = site.issues.count { $0.failsGate }
    verdict = PageText(Self.verdict(report, failing: count, words))
    because = report.gate.because.map { Markup(sentence: $0, language: nil) }
    hasReasons = !because.isEmpty
    let counts = FindingCounts(report.findings)
    tallies = FindingLevel.allCases.map {
      Tally(level: $0.rawValue, count: words.number(counts[$0]), noun: words("tally.\($0.rawValue)", count: counts[$0]))
    }
    var facts: [(String, Markup)] = []
    if let baseline = report.baseline {
      facts.append(
        (
          "masthead.baseline",
          Markup(
            words(
              "masthead.counts", words.number(baseline.new), words.number(baseline.known), words.number(baseline.stale))
          )
        ))
    }
    if !failing.isEmpty {
      facts.append(("masthead.gate", Markup(failing.map { words("level.\($0.rawValue)") }.joined(separator: ", "))))
    }
    if let revision = subject.revision { facts.append(("masthead.revision", Self.code(revision))) }
    if let command = subject.command { facts.append(("masthead.command", Self.code(command))) }
    self.facts = facts.map { Fact(name: words($0.0), value: $0.1) }
  }

  private static func code(_ text: String) -> Markup { Markup(trusted: "<code>\(Markup(text).html)</code>") }

  /// The verdict in one sentence, with what is new.
  private static func verdict(_ report: AuditReport, failing: Int, _ words: ReportWords) -> String {
    let isNew = report.baseline != nil
    switch report.gate.state {
    case .passed: return words(report.measured.isNothing ? "verdict.nothing" : "verdict.passed")
    case .notGated: return words("verdict.notGated")
    case .failed:
      guard failing > 0 else { return words("verdict.failed") }
      return words(isNew ? "verdict.failedNew" : "verdict.failedCount", count: failing)
    }
  }
}
