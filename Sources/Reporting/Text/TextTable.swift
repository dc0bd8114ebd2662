/// Rows of text in columns: the first column starts at the left, the others end at the right.
struct TextTable {
  /// The rows, the heading first; all have the same number of cells.
  var rows: [[String]]
  /// The columns that start at the left.
  var leftColumns: Set<Int> = [0]
  /// The columns of the terminal, to which texts at the left are cut; nil for as many as it takes.
  var width: Int?

  /// The narrowest that a text is cut to.
  private static let narrowest = 6
  private static let gap = 2

  /// The lines, without trailing spaces.
  var lines: [String] {
    let widths = widths
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let text = cell.0.fitted(to: max(cell.1, 1))
        let space = String(repeating: " ", count: max(0, cell.1 - text.columns))
        guard leftColumns.contains(column) else { return space + text }
        return column > 0 && column == row.count - 1 ? text : text + space
      }
      return cells.joined(separator: String(repeating: " ", count: Self.gap))
    }
  }

  /// The widths of the columns: those of their texts or, if these do not fit, the widest of the left ones are narrowed.
  private var widths: [Int] {
    var widths = (rows.first ?? []).indices.map { column in
      rows.map { $0.indices.contains(column) ? $0[column].columns : 0 }.max() ?? 0
    }
    guard let width else { return widths }
    var excess = widths.reduce(0, +) + Self.gap * max(0, widths.count - 1) - width
    while excess > 0,
      let widest = leftColumns.filter({ widths.indices.contains($0) }).max(by: { widths[$0] < widths[$1] }),
      widths[widest] > Self.narrowest
    {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}
