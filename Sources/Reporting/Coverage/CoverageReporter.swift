package import AuditModel
import Utilities

/// The formats that translation coverage can be written in.
package enum CoverageFormat: String, CaseIterable, Sendable {
  case text, json, markdown
}

/// Renders translation coverage in one format: a pure function from the report to bytes.
package struct CoverageReporter: Sendable {
  private let format: CoverageFormat
  private let style: TerminalStyle
  private let text: TextOptions

  /// A reporter; `text` is how the text looks.
  package init(format: CoverageFormat, text: TextOptions = TextOptions()) {
    self.format = format
    self.text = text
    style = TerminalStyle(isOn: text.usesColor)
  }

  /// The report as the bytes of a file, ending in a line feed.
  package func render(_ report: CoverageReport) throws -> [UInt8] {
    switch format {
    case .text: CoverageText(report, style: style, options: text).bytes
    case .json: try CoverageDocument(report).jsonBytes()
    case .markdown: CoverageMarkdown(report).bytes
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
  private let options: TextOptions
  private var isVerbose: Bool { options.isVerbose }

  init(_ report: CoverageReport, style: TerminalStyle, options: TextOptions) {
    self.report = report
    self.style = style
    self.options = options
  }

  /// The text in UTF-8; only the gate's result if quiet.
  var bytes: [UInt8] {
    let body = options.isQuiet ? [] : sums + [""] + tables + skipped
    return Array(((body + gate).joined(separator: "\n") + "\n").utf8)
  }

  private static let heading = CoverageColumn.all.map(\.title) + ["share"]

  private var sums: [String] {
    let rows = LocaleCoverage.byLocale(report.coverage).map { locale in
      [locale.locale.identifier] + CoverageColumn.cells(locale.tables) + [locale.answer]
    }
    return aligned([["locale"] + Self.heading] + folded(rows))
  }

  /// The rows of locales, those that differ in nothing else as one; all of them if verbose.
  private func folded(_ rows: [[String]]) -> [[String]] {
    guard !isVerbose else { return rows }
    var order: [[String]] = []
    var names: [[String]: [String]] = [:]
    for row in rows {
      let cells = Array(row.dropFirst())
      if names[cells] == nil { order.append(cells) }
      names[cells, default: []] += row.prefix(1)
    }
    return order.map { [Self.label(names[$0] ?? [])] + $0 }
  }

  /// The names of some locales, as many as fit in a column, and how many there are.
  private static func label(_ names: [String]) -> String {
    let count = names.count > shownNames ? " (\(names.count))" : ""
    return names.prefix(shownNames).joined(separator: ", ") + (count.isEmpty ? "" : ", …\(count)")
  }

  private static let shownNames = 4

  private var tables: [String] {
    let rows = Dictionary(grouping: report.coverage) { [$0.bundle, $0.table] }
    return report.references.flatMap { table($0, rows: rows[[$0.bundle, $0.table]] ?? []) + [""] }
  }

  /// A table with its reference; complete locales are listed by name only.
  private func table(_ reference: CoverageReference, rows: [Coverage]) -> [String] {
    let shown = isVerbose ? rows : rows.filter { !$0.isUnremarkable }
    let complete = rows.filter { $0.isUnremarkable }.map(\.localeName)
    let cells = shown.map { [$0.localeName] + CoverageColumn.cells([$0]) + [$0.answer] }
    let counts = cells.isEmpty ? [] : aligned([["locale"] + Self.heading] + folded(cells), indent: 2).map { "  " + $0 }
    let list = options.cutWidth.map { complete.listed(in: $0 - 12) } ?? complete.joined(separator: ", ")
    let names = isVerbose || complete.isEmpty ? [] : ["  complete: \(list)"]
    return [
      style.strong(reference.name.visible()) + ": \(counted(reference.keys, "key"))",
      fitted("  reference: \(reference.because.visible())"),
    ] + counts + names + Self.inherited(rows).map(fitted)
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

  private func aligned(_ rows: [[String]], indent: Int = 0) -> [String] {
    let shown = options.cutWidth == nil ? rows : Self.withoutEmptyColumns(rows)
    let table = TextTable(rows: shown, width: options.cutWidth.map { $0 - indent })
    return table.heading.map(style.faint) + table.body
  }

  /// The rows without the columns in which nothing was counted, so that they fit a terminal.
  private static func withoutEmptyColumns(_ rows: [[String]]) -> [[String]] {
    let kept = (rows.first ?? []).indices.filter { column in
      rows.dropFirst().contains { $0[column] != CoverageColumn.none }
    }
    return rows.map { row in kept.map { row[$0] } }
  }

  private var skipped: [String] {
    let lines = report.skipped.map { fitted("not read: \($0.phrase.visible()): \($0.reason.visible())") }
    return lines.isEmpty ? [] : lines + [""]
  }

  /// A line cut at the width of the terminal.
  private func fitted(_ line: String) -> String { options.cutWidth.map { line.fitted(to: $0) } ?? line }

  private var gate: [String] { GateLines(report.gate).lines(style, width: options.cutWidth) }
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
    let word = report.gate.state.sentence
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
