/// Rows of text in columns: the first column starts at the left, the others end at the right.
struct TextTable {
  /// The rows, the heading first; each has as many cells.
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
