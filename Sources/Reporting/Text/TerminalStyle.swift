import AuditModel

/// Colors of a terminal (ECMA-48, select graphic rendition).
struct TerminalStyle {
  /// Whether text is colored.
  var isOn: Bool

  /// A text in the color of a severity.
  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;33")
    case .note: wrap(text, "1;36")
    }
  }

  /// A text in the color of the gate's result.
  func verdict(passed: Bool, _ text: String) -> String { wrap(text, passed ? "1;32" : "1;31") }

  /// A heading.
  func strong(_ text: String) -> String { wrap(text, "1") }

  /// A text that is less prominent.
  func faint(_ text: String) -> String { wrap(text, "2") }

  private func wrap(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}

/// The gate's result and its reasons, as the last lines of a text.
struct GateLines {
  private let gate: Gate

  init(_ gate: Gate) { self.gate = gate }

  /// The result after its label, and each reason on a line below.
  func lines(_ style: TerminalStyle) -> [String] {
    let word = style.verdict(passed: gate.passed, gate.passed ? "passed" : "failed")
    return LabeledLines("Gate", [word] + gate.because.map { $0.visible() }).lines(style)
  }
}

/// Lines of a summary with a label.
struct LabeledLines {
  private let label: String
  private let texts: [String]

  init(_ label: String, _ texts: [String]) {
    self.label = label
    self.texts = texts
  }

  /// The lines; the label is on the first.
  func lines(_ style: TerminalStyle) -> [String] {
    let width = 12
    let indent = String(repeating: " ", count: width)
    let padded = style.faint(String((label + indent).prefix(width)))
    return texts.enumerated().map { ($0 == 0 ? padded : indent) + $1 }
  }
}

/// Rows of text in columns: the first column starts at the left, the others end at the right.
struct TextTable {
  /// The rows, the heading first; all have the same number of cells.
  var rows: [[String]]
  /// The columns that start at the left.
  var leftColumns: Set<Int> = [0]

  /// The lines, without trailing spaces.
  var lines: [String] {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        guard leftColumns.contains(column) else { return space + cell.0 }
        return column > 0 && column == row.count - 1 ? cell.0 : cell.0 + space
      }
      return cells.joined(separator: "  ")
    }
  }
}
