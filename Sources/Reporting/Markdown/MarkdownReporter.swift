package import AuditModel
import Utilities

/// A summary for a pull request or a job summary, in the Markdown of GitHub and GitLab.
package struct MarkdownReporter: Reporter {
  /// A Markdown summary.
  package init() {}

  /// The gate's result, the counts, the findings by rule, the coverage and what was not judged, in less than 60 kB.
  package func render(_ report: AuditReport) -> [UInt8] {
    let lines =
      Self.verdict(report) + MarkdownFindings(report.findings).lines + MarkdownCoverage(report.coverage).lines
      + Self.skipped(report.measured) + Self.suppressed(report.suppressed) + Self.baseline(report.baseline)
    return Array((lines.joined(separator: "\n").trimmingFinalLineFeeds + "\n").utf8)
  }

  private static func verdict(_ report: AuditReport) -> [String] {
    let headline = ReportHeadline(report)
    let reasons = report.gate.because.map { "- \($0.markdown())" }
    let title = "## \(report.tool.name.markdown()): \(headline.gate)"
    let section = MarkdownSection(head: [], rows: reasons, noun: "reason")
    let link = report.subject.reportLink.map { ["[The whole report](\($0.markdownAddress))", ""] } ?? []
    return [title, ""] + section.lines + Self.first(report) + [
      "**\(headline.findings)** \(measured(report.measured))", "",
    ] + link
  }

  /// The findings that fail the gate, without a fold: by turns one of each rule.
  private static func first(_ report: AuditReport) -> [String] {
    let failing = report.findings.filter { report.failingLevels.contains($0.level) }
    let rows = FindingRanking.spread(failing).prefix(MarkdownLimits.firstFindings).map { group in
      let address = report.subject.reportLink.map {
        "\($0.markdownAddress)#finding-\(Fingerprint(group.identity).text)"
      }
      let card = address.map { " [card](\($0))" } ?? ""
      return
        "- \(group.location.text.markdownCode()) \(group.statement().markdown()) (\(group.rule.markdownCode()))\(card)"
    }
    return MarkdownSection(head: [report.baseline == nil ? "First:" : "New:", ""], rows: rows, noun: "finding").lines
  }

  private static func measured(_ measured: Measured) -> String {
    if measured.isNothing { return "" }
    let counts = [
      counted(measured.screens, "screen"), counted(measured.elements, "element"), counted(measured.titles, "title"),
      counted(measured.utterances, "utterance"),
      counted(measured.entries, "strings entry"), counted(measured.locales.count, "locale"),
    ]
    return "in \(counts.joined(separator: ", "))."
  }

  private static func suppressed(_ summary: SuppressionSummary) -> [String] {
    let faults = summary.remarks.filter { $0.kind == .invalid }
    guard summary.count > 0 || !faults.isEmpty else { return [] }
    let rows = ["- \(summary.phrase)"] + faults.map { "- \($0.line.markdown())" }
    return MarkdownSection(head: ["### Suppressed", ""], rows: rows, noun: "remark").lines
  }

  private static func baseline(_ summary: BaselineSummary?) -> [String] {
    guard let summary else { return [] }
    let stale = StaleEntry.lines(summary.staleEntries, limit: MarkdownLimits.groups).map { "- \($0.markdown())" }
    return MarkdownSection(
      head: ["### Baseline", ""], rows: ["- \(summary.phrase)"] + stale, noun: "entry"
    ).lines
  }

  private static func skipped(_ measured: Measured) -> [String] {
    let rows = measured.skipped.map { "- \($0.phrase.markdown()): \($0.reason.markdown())" }
    return MarkdownSection(head: ["### Not judged", ""], rows: rows, noun: "reason").lines
  }
}

extension String {
  /// An address between the parentheses of a link: what could end it is percent-encoded.
  fileprivate var markdownAddress: String {
    unicodeScalars.map { scalar in
      let isPlain = scalar.isASCII && scalar.value > 0x20 && !"()<>\\\"'`#".unicodeScalars.contains(scalar)
      guard !isPlain else { return String(scalar) }
      return String(scalar).utf8.map { "%" + String(256 + Int($0), radix: 16, uppercase: true).dropFirst() }.joined()
    }.joined()
  }

  fileprivate var trimmingFinalLineFeeds: String {
    String(reversed().drop { $0 == "\n" }.reversed())
  }
}

/// The findings by rule, the gravest first.
struct MarkdownFindings {
  /// The lines: the first findings of each rule, then a table of the rules.
  let lines: [String]

  init(_ groups: [FindingGroup]) {
    let byRule = Dictionary(grouping: FindingRanking.byGravity(groups), by: \.rule)
    let tallies = RuleTally.all(in: groups)
    lines = Self.details(tallies.map { ($0.rule, byRule[$0.rule] ?? []) }) + Self.table(tallies)
  }

  private static func table(_ tallies: [RuleTally]) -> [String] {
    let rows = tallies.map { tally in
      let cells = FindingLevel.allCases.map { tally.counts[$0].map(grouped) ?? "–" }
      return "| \(([tally.rule.markdownCode()] + cells).joined(separator: " | ")) |"
    }
    let head = ["| rule | errors | warnings | notes | to review |", "| --- | ---: | ---: | ---: | ---: |"]
    return MarkdownSection(head: head, rows: rows, noun: "rule").folded("Findings of \(counted(rows.count, "rule"))")
  }

  private static func details(_ rules: [(name: String, groups: [FindingGroup])]) -> [String] {
    let rows = rules.flatMap { rule in
      let shown = rule.groups.prefix(MarkdownLimits.groups).map(row)
      let rest = rule.groups.count - shown.count
      return shown + (rest > 0 ? ["- \(rule.name.markdownCode()): and \(grouped(rest)) more"] : [])
    }
    let title = rows.isEmpty ? [] : ["### Findings", ""]
    return title
      + MarkdownSection(head: [], rows: rows, noun: "line", limit: MarkdownLimits.findingBytes)
      .folded("The gravest findings of each rule")
  }

  private static func row(_ group: FindingGroup) -> String {
    let location = group.location.text.markdownCode()
    let label = group.level.label.lowercased()
    return "- **\(label)** \(location) \(group.statement().markdown()) (\(group.rule.markdownCode()))"
  }
}

/// The translation coverage by locale, and the tables that are incomplete.
struct MarkdownCoverage {
  /// The lines of the table of locales and the list of tables.
  let lines: [String]

  init(_ coverage: [Coverage]) {
    let locales = LocaleCoverage.byLocale(coverage)
    let titles = ["locale", "share"] + CoverageColumn.all.map(\.title)
    let rule = ["---"] + titles.dropFirst().map { _ in "---:" }
    let head = [titles, rule].map { "| \($0.joined(separator: " | ")) |" }
    let table = MarkdownSection(head: head, rows: locales.map(Self.row), noun: "locale")
    let tables = MarkdownSection(
      head: ["Below 100 %:", ""], rows: IncompleteTable.all(in: coverage).map(Self.row), noun: "table")
    let title = locales.isEmpty ? [] : ["### Coverage", ""]
    lines = title + table.folded("Coverage of \(counted(locales.count, "locale"))") + tables.folded("Incomplete tables")
  }

  private static func row(_ locale: LocaleCoverage) -> String {
    let counts = CoverageColumn.all.map { grouped(locale.sum($0.count)) }
    let cells = [locale.locale.identifier.markdown(), locale.answer.markdown()] + counts
    return "| \(cells.joined(separator: " | ")) |"
  }

  private static func row(_ table: IncompleteTable) -> String {
    "- \(table.name.markdownCode()): \(table.summary.markdown())"
  }
}
