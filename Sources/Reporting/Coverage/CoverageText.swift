import AuditModel

/// Coverage as a localization manager reads it: the sums of each locale, then what each table lacks.
struct CoverageText {
  private let report: CoverageReport
  private let style: TerminalStyle
  private let isVerbose: Bool

  init(_ report: CoverageReport, style: TerminalStyle, isVerbose: Bool) {
    self.report = report
    self.style = style
    self.isVerbose = isVerbose
  }

  /// The text in UTF-8; the quiet one is the verdict alone.
  func bytes(isQuiet: Bool) -> [UInt8] {
    let body = isQuiet ? [] : sums + [""] + tables + skipped
    return Array(((body + gate).joined(separator: "\n") + "\n").utf8)
  }

  private static let heading = CoverageColumn.all.map(\.title) + ["share"]

  private var sums: [String] {
    let rows = LocaleCoverage.byLocale(report.coverage).map { locale in
      [locale.locale.identifier] + CoverageColumn.cells(locale.tables) + [locale.percent.description]
    }
    return aligned([["locale"] + Self.heading] + rows)
  }

  private var tables: [String] {
    let rows = Dictionary(grouping: report.coverage) { [$0.bundle, $0.table] }
    return report.references.flatMap { table($0, rows: rows[[$0.bundle, $0.table]] ?? []) + [""] }
  }

  /// A table with its reference; locales without anything to tell are only named.
  private func table(_ reference: CoverageReference, rows: [Coverage]) -> [String] {
    let shown = isVerbose ? rows : rows.filter { !$0.isUnremarkable }
    let complete = rows.filter { $0.isUnremarkable }.map(\.localeName)
    let cells = shown.map { [$0.localeName] + CoverageColumn.cells([$0]) + [$0.present ? "\($0.share)" : "absent"] }
    let counts = cells.isEmpty ? [] : aligned([["locale"] + Self.heading] + cells).map { "  " + $0 }
    let names = isVerbose || complete.isEmpty ? [] : ["  complete: \(complete.joined(separator: ", "))"]
    return [
      style.strong(reference.name.visible()) + ": \(counted(reference.keys, "key"))",
      "  reference: \(reference.because.visible())",
    ] + counts + names
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
