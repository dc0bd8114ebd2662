public import AuditModel

/// The default report: one line for each finding, which Xcode and editors can parse, then a summary.
public struct TextReporter: Reporter {
  /// How many other locations of one root cause are listed, unless verbose.
  private static let shownPlaces = 5

  private let style: TerminalStyle
  private let isQuiet: Bool
  private let isVerbose: Bool

  /// A text report; a quiet one leaves out the summary except for the gate, a verbose one adds evidence and all tables.
  public init(usesColor: Bool = false, isQuiet: Bool = false, isVerbose: Bool = false) {
    style = TerminalStyle(isOn: usesColor)
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
  }

  /// The findings, an empty line, and the summary, in UTF-8.
  public func render(_ report: AuditReport) -> [UInt8] {
    var lines: [String] = []
    for finding in report.findings {
      let line = FindingLine(finding)
      lines.append(line.text(style))
      lines += line.places(limit: isVerbose ? nil : Self.shownPlaces)
      if isVerbose { lines += line.evidence }
    }
    if !lines.isEmpty { lines.append("") }
    lines += TextSummary(report, style: style, isVerbose: isVerbose).lines(isQuiet: isQuiet)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}

/// The summary after the findings: what was measured, what was not, and whether the gate passes.
struct TextSummary {
  private let report: AuditReport
  private let style: TerminalStyle
  private let isVerbose: Bool

  init(_ report: AuditReport, style: TerminalStyle, isVerbose: Bool) {
    self.report = report
    self.style = style
    self.isVerbose = isVerbose
  }

  /// The lines of the summary; only the gate's result if quiet.
  func lines(isQuiet: Bool) -> [String] {
    let gate = GateLines(report.gate).lines(style)
    if isQuiet { return gate }
    return row("Findings", [findings]) + row("Measured", measured) + row("Skipped", skipped)
      + row("Coverage", coverage) + row("Fonts", fonts) + row("Suppressed", suppressed) + row("Baseline", baseline)
      + gate
  }

  private func row(_ label: String, _ texts: [String]) -> [String] { LabeledLines(label, texts).lines(style) }

  private var findings: String {
    let phrases = FindingCounts(report.findings).phrases
    if !phrases.isEmpty { return phrases.joined(separator: ", ") }
    return report.measured.isNothing ? "none, because nothing was measured" : "none in what was measured"
  }

  private var measured: [String] {
    let measured = report.measured
    guard !measured.isNothing else { return ["nothing; looked at \(counted(report.inputs.count, "file"))"] }
    let locales = measured.locales.map(\.identifier).joined(separator: ", ")
    return [
      "\(counted(measured.screens, "screen")), \(counted(measured.elements, "element")), "
        + "\(counted(measured.titles, "title")) (\(counted(measured.verdicts, "verdict"))), "
        + counted(measured.utterances, "utterance"),
      "\(measured.entries) strings \(measured.entries == 1 ? "entry" : "entries") in "
        + counted(measured.locales.count, "locale") + (locales.isEmpty ? "" : ": \(locales)"),
    ]
  }

  private var skipped: [String] {
    report.measured.skipped.map { "\($0.phrase.visible()): \($0.reason.visible())" }
  }

  private var fonts: [String] {
    // Several faces of a family have the same name, version and role.
    var named: [String] = []
    for font in report.fonts {
      let line = "\(font.family) \(font.shortVersion): \(font.role)".visible()
      if !named.contains(line) { named.append(line) }
    }
    return named + (report.icu.isEmpty ? [] : ["ICU \(report.icu)"])
  }

  private var baseline: [String] {
    guard let baseline = report.baseline else { return [] }
    return [baseline.phrase] + StaleEntry.lines(baseline.staleEntries, limit: isVerbose ? .max : Self.shownStale)
  }

  private static let shownStale = 8

  /// How many findings were suppressed, and what is wrong with suppression comments.
  private var suppressed: [String] {
    let summary = report.suppressed
    let remarks = summary.remarks.filter { isVerbose || $0.kind == .invalid }.map(\.line)
    return summary.count == 0 && remarks.isEmpty ? [] : [summary.phrase] + remarks
  }
}

extension TextSummary {
  private static let shownTables = 8

  private var coverage: [String] {
    let locales = LocaleCoverage.byLocale(report.coverage)
    guard !locales.isEmpty else { return [] }
    let shares = locales.map { "\($0.locale) \($0.phrase)" }.joined(separator: ", ")
    return [shares] + incompleteTables + unions
  }

  /// The names of the tables that are compared with all locales together.
  private var unions: [String] {
    let names = Coverage.unions(in: report.coverage)
    guard !names.isEmpty else { return [] }
    let reason =
      "compared with the keys that at least half of the locales have, since the development language has no table or "
      + "only part of one"
    return ["\(reason): \(names.joined(separator: ", ").visible())"]
  }

  /// The tables of which some locale lacks keys, each with its locales.
  private var incompleteTables: [String] {
    let tables = IncompleteTable.all(in: report.coverage)
    let shown = isVerbose ? tables.count : Self.shownTables
    let lines = tables.prefix(shown).map { "below 100 %: \($0.name.visible()): \($0.summary)" }
    let rest = tables.count - lines.count
    return lines + (rest > 0 ? ["and \(counted(rest, "more table")) below 100 % (--verbose names them)"] : [])
  }
}
