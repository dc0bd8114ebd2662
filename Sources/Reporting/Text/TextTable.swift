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

  /// The lines.
  var lines: [String] { heading + body }

  /// The lines of the first row: several if the table is wider than the terminal, with the words of each cell below each other.
  var heading: [String] {
    let lines = lines(of: headingRows)
    return lines.count > 1 ? lines.map(\.trimmingTrailingSpaces) : lines
  }

  /// The lines of the other rows.
  var body: [String] { lines(of: Array(rows.dropFirst())) }

  private func lines(of rows: [[String]]) -> [String] {
    let gap = String(repeating: " ", count: gap)
    let widths = widths
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let text = cell.0.fitted(to: max(cell.1, 1))
        let space = String(repeating: " ", count: max(0, cell.1 - text.columns))
        guard leftColumns.contains(column) else { return space + text }
        return column > 0 && column == row.count - 1 ? text : text + space
      }
      return cells.joined(separator: gap)
    }
  }

  private var headingRows: [[String]] {
    guard let heading = rows.first, let width, Self.width(of: Self.widths(of: rows), gap: Self.wideGap) > width else {
      return Array(rows.prefix(1))
    }
    let words = heading.map { $0.split(separator: " ").map(String.init) }
    let height = words.map(\.count).max() ?? 1
    return (0..<height).map { line in
      words.map { words in line < height - words.count ? "" : words[line - (height - words.count)] }
    }
  }

  private static let wideGap = 2

  /// The columns between two columns: one if the table is too wide for more.
  private var gap: Int {
    guard let width, Self.width(of: textWidths, gap: Self.wideGap) > width else { return Self.wideGap }
    return 1
  }

  private var textWidths: [Int] { Self.widths(of: headingRows + rows.dropFirst()) }

  private static func widths(of rows: [[String]]) -> [Int] {
    (rows.first ?? []).indices.map { column in
      rows.map { $0.indices.contains(column) ? $0[column].columns : 0 }.max() ?? 0
    }
  }

  private static func width(of columns: [Int], gap: Int) -> Int {
    columns.reduce(0, +) + gap * max(0, columns.count - 1)
  }

  /// The widths of the columns: those of their texts or, if these do not fit, the widest of the left ones are narrowed.
  private var widths: [Int] {
    var widths = textWidths
    guard let width else { return widths }
    var excess = Self.width(of: widths, gap: gap) - width
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

extension String {
  fileprivate var trimmingTrailingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }
}
