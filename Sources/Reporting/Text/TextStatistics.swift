import AuditModel
import Utilities

/// How many findings each rule has, as a table.
struct TextStatistics {
  private let tallies: [RuleTally]

  private let width: Int?

  /// The counts; `width` is the number of columns at which the table is cut.
  init(_ groups: [FindingGroup], width: Int? = nil) {
    tallies = RuleTally.all(in: groups)
    self.width = width
  }

  /// The table, a line for each rule; the gravest first, then those with the most findings.
  var lines: [String] {
    let levels = FindingLevel.allCases
    let rows = tallies.map { tally in
      levels.map { tally.counts[$0].map(grouped) ?? "–" } + [tally.rule, tally.first.location.short.visible()]
    }
    let heading = ["errors", "warnings", "notes", "to review", "rule", "first"]
    return tallies.isEmpty
      ? [] : TextTable(rows: [heading] + rows, leftColumns: [levels.count, levels.count + 1], width: width).lines
  }
}

extension SourceLocation {
  /// File and line.
  var short: String { "\(file):\(line)" }
}
