import AuditModel
import Utilities

/// The summary after the findings: what was measured, what was not, and whether the gate passes.
struct TextSummary {
  private let report: AuditReport
  private let style: TerminalStyle
  private let options: TextOptions

  init(_ report: AuditReport, style: TerminalStyle, options: TextOptions) {
    self.report = report
    self.style = style
    self.options = options
  }

  /// All lines, the gate's result and what to do next at the end.
  var lines: [String] {
    let rows: [(String, [String])] = [
      ("Findings", [findings]), ("Measured", measured), ("Skipped", shortened(skipped, to: 2)),
      ("Coverage", coverage), ("Fonts", options.isVerbose ? fonts : []), ("Suppressed", shortened(suppressed, to: 1)),
      ("Baseline", shortened(baseline, to: 2)), ("Most", most),
    ]
    // Commands are not cut, so that they can be pasted.
    let next = LabeledLines("Next", NextStep(report, command: options.command).lines).lines(style)
    return rows.flatMap { row($0, $1) } + verdict + row("Look at", failures) + next
  }

  /// Where the end of a long report may be all that is seen, the first finding of each rule that fails the gate.
  private var failures: [String] {
    guard !isShort, report.gate.fails else { return [] }
    let failing = report.findings.lazy.filter { report.failingLevels.contains($0.level) }
    return RuleTally.all(in: failing).prefix(Self.shownRules).map { tally in
      "\(tally.first.location.short.visible()): \(tally.first.sentence()) (\(tally.rule))"
    }
  }

  /// The gate's result with its reasons.
  var verdict: [String] { GateLines(report.gate).lines(style, width: options.cutWidth) }

  private func row(_ label: String, _ texts: [String]) -> [String] {
    LabeledLines(label, texts).lines(style, width: options.cutWidth)
  }

  /// Whether the report has to fit on a terminal.
  private var isShort: Bool { options.cutWidth != nil }

  /// On a terminal the first of some lines, and how many more there are.
  private func shortened(_ lines: [String], to limit: Int) -> [String] {
    guard isShort, lines.count > limit + 1 else { return lines }
    return lines.prefix(limit) + ["and \(grouped(lines.count - limit)) more (--verbose)"]
  }

  private var findings: String {
    let phrases = FindingCounts(report.findings).phrases
    if !phrases.isEmpty { return phrases.joined(separator: ", ") }
    return "none\(ReportHeadline.none(in: report))"
  }

  private var measured: [String] {
    let measured = report.measured
    guard !measured.isNothing else { return ["nothing; looked at \(counted(report.inputs.count, "file"))"] }
    let locales = measured.locales.map(\.identifier).joined(separator: ", ")
    return [
      "\(counted(measured.screens, "screen")), \(counted(measured.elements, "element")), "
        + "\(counted(measured.titles, "title")) (\(counted(measured.verdicts, "verdict"))), "
        + counted(measured.utterances, "utterance"),
      counted(measured.entries, "strings entry") + " in " + counted(measured.locales.count, "locale")
        + (locales.isEmpty ? "" : ": \(locales)"),
    ]
  }

  private var skipped: [String] {
    let skipped = report.measured.skipped
    let shown = isShort ? skipped.sorted { $0.count > $1.count } : skipped
    return shown.map { "\($0.phrase.visible()): \($0.reason.visible())" }
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
    return [baseline.phrase]
      + StaleEntry.lines(baseline.staleEntries, limit: options.isVerbose ? .max : Self.shownStale)
  }

  private static let shownStale = 8

  /// How many findings were suppressed, and what is wrong with suppression comments.
  private var suppressed: [String] {
    let summary = report.suppressed
    let remarks = summary.remarks.filter { options.isVerbose || $0.kind == .invalid }.map(\.line)
    return summary.count == 0 && remarks.isEmpty ? [] : [summary.phrase] + remarks
  }

  /// The rules that matter most, with the finding to look at first.
  private var most: [String] {
    guard report.findings.count > 1 else { return [] }
    let tallies = RuleTally.all(in: report.findings).prefix(Self.shownRules)
    let names = TextTable(rows: tallies.map { [$0.rule, $0.phrase] }, leftColumns: [0, 1]).lines
    return zip(names, tallies).map { line, tally in
      let place = tally.first.location.short.visible()
      let room = options.cutWidth.map { $0 - LabeledLines.indent - line.columns - 2 }
      return "\(line)  \(place.endFitted(to: room ?? .max))"
    }
  }

  private static let shownRules = 5
}

extension TextSummary {
  private static let shownTables = 8

  private var coverage: [String] {
    let shares = LocaleCoverage.shares(report.coverage).map { "\(list($0.locales)): \($0.phrase)" }
    guard !shares.isEmpty else { return [] }
    if isShort { return shortened(shares, to: 3) }
    return [shares.joined(separator: "; ")] + incompleteTables + unions
  }

  private func list(_ locales: [LocaleTag]) -> String {
    let names = locales.map(\.identifier)
    guard let width = options.cutWidth, names.count > 1 else { return names.joined(separator: ", ") }
    return names.listed(in: width - LabeledLines.indent - Self.shareColumns)
  }

  /// How much space a share takes (": 100 % (140 lost)").
  private static let shareColumns = 18

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
    let shown = options.isVerbose ? tables.count : Self.shownTables
    let lines = tables.prefix(shown).map { "below 100 %: \($0.name.visible()): \($0.summary)" }
    let rest = tables.count - lines.count
    return lines + (rest > 0 ? ["and \(counted(rest, "more table")) below 100 % (--verbose names them)"] : [])
  }
}

/// The commands to try after an audit.
struct NextStep {
  /// A suggestion each.
  let lines: [String]

  /// The number of findings from which a baseline is suggested.
  private static let many = 50

  /// The suggestions; without a command, suggestions are for the current folder.
  init(_ report: AuditReport, command: String?) {
    guard let first = RuleTally.all(in: report.findings).first else {
      lines = []
      return
    }
    let prefix = "\(command ?? "fitspoken audit") "
    let isLarge = report.gate.fails && report.baseline == nil && report.findings.count >= Self.many
    let baseline = "\(prefix)--write-baseline fitspoken-baseline.json   # accept these, gate new ones"
    lines =
      ["fitspoken rules \(first.rule)", "\(prefix)--only-rule \(first.rule) --verbose"] + (isLarge ? [baseline] : [])
  }
}
