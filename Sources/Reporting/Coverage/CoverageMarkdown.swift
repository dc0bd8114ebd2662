import AuditModel

/// Coverage for a pull request or for the page of a build, in less than 60 kB.
struct CoverageMarkdown {
  private let report: CoverageReport

  init(_ report: CoverageReport) { self.report = report }

  /// The verdict, the sums of each locale, the incomplete tables, and what each table was compared with, in UTF-8.
  var bytes: [UInt8] {
    let lines = verdict + MarkdownCoverage(report.coverage).lines + references + skipped
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private var verdict: [String] {
    let word = report.gate.passed ? "the gate passes" : "the gate fails"
    let reasons = report.gate.because.map { "- \($0.markdown())" }
    let title = "## \(report.tool.name.markdown()): coverage, \(word)"
    return [title, ""] + MarkdownSection(head: [], rows: reasons, noun: "reason").lines
  }

  private var references: [String] {
    let rows = report.references.map {
      "- \($0.name.markdownCode()), \(counted($0.keys, "key")): \($0.because.markdown())"
    }
    let section = MarkdownSection(head: ["### Compared with", ""], rows: rows, noun: "table")
    return section.folded("What \(counted(rows.count, "table")) \(rows.count == 1 ? "is" : "are") compared with")
  }

  private var skipped: [String] {
    let rows = report.skipped.map { "- \($0.phrase.markdown()): \($0.reason.markdown())" }
    return MarkdownSection(head: ["### Not read", ""], rows: rows, noun: "reason").lines
  }
}
