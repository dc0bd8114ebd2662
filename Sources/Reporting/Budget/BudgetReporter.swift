public import AuditModel

/// The formats that budgets can be written in.
public enum BudgetFormat: String, CaseIterable, Sendable {
  case text, csv, json, xliff, weblate
}

/// The unit in which XLIFF tells of widths (`size-unit`).
public enum BudgetUnit: String, CaseIterable, Sendable {
  /// The width of a line in points.
  case point
  /// About how many characters fit, for tools that know no fonts.
  case char
}

/// The room of keys in one of its formats: a pure function from the report to bytes.
public struct BudgetReporter: Sendable {
  private let format: BudgetFormat
  private let unit: BudgetUnit
  private let style: TerminalStyle

  /// A reporter; `unit` is XLIFF's, `usesColor` the text's.
  public init(format: BudgetFormat, unit: BudgetUnit = .point, usesColor: Bool = false) {
    self.format = format
    self.unit = unit
    style = TerminalStyle(isOn: usesColor)
  }

  /// The report as the bytes of a file.
  public func render(_ report: BudgetReport) throws -> [UInt8] {
    switch format {
    case .text: BudgetText(report, style: style).bytes
    case .csv: BudgetCSV(report).bytes
    case .json: try report.jsonBytes()
    case .xliff: BudgetXLIFF(report, unit: unit).bytes
    case .weblate: BudgetWeblate(report).bytes
    }
  }
}
