public import AuditModel

/// The formats that translation coverage can be written in.
public enum CoverageFormat: String, CaseIterable, Sendable {
  case text, json, markdown
}

/// Renders translation coverage in one format: a pure function from the report to bytes.
public struct CoverageReporter: Sendable {
  private let format: CoverageFormat
  private let style: TerminalStyle
  private let isQuiet: Bool
  private let isVerbose: Bool

  /// A reporter; `usesColor`, `isQuiet` and `isVerbose` apply to text.
  public init(format: CoverageFormat, usesColor: Bool = false, isQuiet: Bool = false, isVerbose: Bool = false) {
    self.format = format
    style = TerminalStyle(isOn: usesColor)
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
  }

  /// The report as the bytes of a file, ending in a line feed.
  public func render(_ report: CoverageReport) throws -> [UInt8] {
    switch format {
    case .text: CoverageText(report, style: style, isVerbose: isVerbose).bytes(isQuiet: isQuiet)
    case .json: try CoverageDocument(report).jsonBytes()
    case .markdown: CoverageMarkdown(report).bytes
    }
  }
}

/// One column of a table of coverage.
struct CoverageColumn: Sendable {
  /// The heading.
  let title: String
  /// The count.
  let count: @Sendable (Coverage) -> Int

  /// The counts in the order in which they are shown.
  static let all = [
    CoverageColumn(title: "keys") { $0.total }, CoverageColumn(title: "translated") { $0.translated },
    CoverageColumn(title: "missing") { $0.missing }, CoverageColumn(title: "new") { $0.new },
    CoverageColumn(title: "empty") { $0.empty }, CoverageColumn(title: "review") { $0.needsReview },
    CoverageColumn(title: "extra") { $0.extra }, CoverageColumn(title: "lost") { $0.lost },
    CoverageColumn(title: "same as source") { $0.sameAsSource },
  ]

  /// The sums over some tables; a dash for zero, so that problems are easy to see.
  static func cells(_ tables: [Coverage]) -> [String] {
    all.map { column in
      let sum = tables.reduce(0) { $0 &+ column.count($1) }
      return sum == 0 ? "–" : grouped(sum)
    }
  }
}

extension Coverage {
  /// The locale, with the folder if that has another name: "zh-Hans (zh_CN)".
  var localeName: String { folder == locale.identifier ? folder : "\(locale) (\(folder.visible()))" }

  /// Whether the table is complete in the locale and there is nothing else to report.
  var isUnremarkable: Bool { built && isComplete && present && needsReview == 0 && extra == 0 }

  /// What a table shows instead of the counts of a locale: its share, or why it has none.
  var answer: String {
    if !built { return "not built" }
    if !present { return "absent" }
    return part ? "part" : "\(share)"
  }
}

/// Coverage as text: the sums of each locale, then what each table lacks.
struct CoverageText {
  private let report: CoverageReport
  private let style: TerminalStyle
  private let isVerbose: Bool

  init(_ report: CoverageReport, style: TerminalStyle, isVerbose: Bool) {
    self.report = report
    self.style = style
    self.isVerbose = isVerbose
  }

  /// The text in UTF-8; only the gate's result if quiet.
  func bytes(isQuiet: Bool) -> [UInt8] {
    let body = isQuiet ? [] : sums + [""] + tables + skipped
    return Array(((body + gate).joined(separator: "\n") + "\n").utf8)
  }

  private static let heading = CoverageColumn.all.map(\.title) + ["share"]

  private var sums: [String] {
    let rows = LocaleCoverage.byLocale(report.coverage).map { locale in
      [locale.locale.identifier] + CoverageColumn.cells(locale.tables) + [locale.answer]
    }
    return aligned([["locale"] + Self.heading] + rows)
  }

  private var tables: [String] {
    let rows = Dictionary(grouping: report.coverage) { [$0.bundle, $0.table] }
    return report.references.flatMap { table($0, rows: rows[[$0.bundle, $0.table]] ?? []) + [""] }
  }

  /// A table with its reference; complete locales are listed by name only.
  private func table(_ reference: CoverageReference, rows: [Coverage]) -> [String] {
    let shown = isVerbose ? rows : rows.filter { !$0.isUnremarkable }
    let complete = rows.filter { $0.isUnremarkable }.map(\.localeName)
    let cells = shown.map { [$0.localeName] + CoverageColumn.cells([$0]) + [$0.answer] }
    let counts = cells.isEmpty ? [] : aligned([["locale"] + Self.heading] + cells).map { "  " + $0 }
    let names = isVerbose || complete.isEmpty ? [] : ["  complete: \(complete.joined(separator: ", "))"]
    return [
      style.strong(reference.name.visible()) + ": \(counted(reference.keys, "key"))",
      "  reference: \(reference.because.visible())",
    ] + counts + names + Self.inherited(rows)
  }

  /// The locales that take keys from others: a device looks up a key in one table only.
  private static func inherited(_ rows: [Coverage]) -> [String] {
    let heirs = rows.filter { $0.inherited > 0 && $0.built }.map { "\($0.localeName) \($0.inherited)" }
    guard !heirs.isEmpty else { return [] }
    return [
      "  inherited, counted as translated: \(heirs.joined(separator: ", "))",
      "    (a device shows the parent's text only if the locale has no table of its own, otherwise the key)",
    ]
  }

  private func aligned(_ rows: [[String]]) -> [String] {
    let lines = TextTable(rows: rows).lines
    return lines.prefix(1).map(style.faint) + lines.dropFirst()
  }

  private var skipped: [String] {
    let lines = report.skipped.map { "not read: \($0.phrase.visible()): \($0.reason.visible())" }
    return lines.isEmpty ? [] : lines + [""]
  }

  private var gate: [String] { GateLines(report.gate).lines(style) }
}

extension CoverageReference {
  /// The bundle's path and the table's name.
  var name: String { bundle.isEmpty ? table : "\(bundle)/\(table)" }
}

/// Coverage as Markdown of less than 60 kB, for a pull request or a job summary.
struct CoverageMarkdown {
  private let report: CoverageReport

  init(_ report: CoverageReport) { self.report = report }

  /// The gate's result, the sums of each locale, the incomplete tables, and what each table was compared with, in UTF-8.
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
