/// Rows of text in columns: the first column starts at the left, the others end at the right.
struct TextTable {
  /// The lines of the first row: several if the table is wider than the terminal, with each cell's words stacked.
  let heading: [String]
  /// The lines of the other rows.
  let body: [String]

  /// The lines.
  var lines: [String] { heading + body }

  /// Lays out a table.
  ///
  /// - Parameters:
  ///   - rows: The rows, the heading first; all have the same number of cells.
  ///   - leftColumns: The columns that start at the left.
  ///   - width: The columns of the terminal, to which texts at the left are cut; nil for no limit.
  init(rows: [[String]], leftColumns: Set<Int> = [0], width: Int? = nil) {
    let bodyWidths = Self.widths(of: Array(rows.dropFirst()))
    let headingRows = rows.prefix(1).flatMap { Self.heading($0, over: bodyWidths, width: width) }
    let columns = TableColumns(Self.wider(bodyWidths, Self.widths(of: headingRows)), left: leftColumns, limit: width)
    heading = headingRows.map(columns.line)
    body = rows.dropFirst().map(columns.line)
  }

  /// The rows of the heading above columns of some widths.
  private static func heading(_ cells: [String], over widths: [Int], width: Int?) -> [[String]] {
    let whole = wider(widths, cells.map(\.columns))
    guard let width, TableColumns.width(of: whole, gap: TableColumns.wideGap) > width else { return [cells] }
    let words = cells.map { $0.split(separator: " ").map(String.init) }
    let height = words.map(\.count).max() ?? 1
    return (0..<height).map { line in
      words.map { words in line < height - words.count ? "" : words[line - (height - words.count)] }
    }
  }

  /// The widths of the columns of some rows.
  private static func widths(of rows: [[String]]) -> [Int] {
    rows.reduce(into: []) { widths, row in widths = wider(widths, row.map(\.columns)) }
  }

  private static func wider(_ left: [Int], _ right: [Int]) -> [Int] {
    (0..<max(left.count, right.count)).map { column in
      max(left.indices.contains(column) ? left[column] : 0, right.indices.contains(column) ? right[column] : 0)
    }
  }
}

/// The columns of a table with their widths.
private struct TableColumns {
  /// The space between columns, if there is room.
  static let wideGap = 2
  /// The narrowest that a text is cut to.
  private static let narrowest = 6

  private let widths: [Int]
  private let left: Set<Int>
  /// The space between columns: one if the table is too wide for two.
  private let gap: String

  /// Columns as wide as their texts or, if these do not fit, with the widest of the left ones narrowed.
  init(_ textWidths: [Int], left: Set<Int>, limit: Int?) {
    let isWide = limit.map { Self.width(of: textWidths, gap: Self.wideGap) > $0 } ?? false
    let gap = isWide ? 1 : Self.wideGap
    var widths = textWidths
    var excess = limit.map { Self.width(of: widths, gap: gap) - $0 } ?? 0
    while excess > 0,
      let widest = left.filter(widths.indices.contains).max(by: { (widths[$0], $1) < (widths[$1], $0) }),
      widths[widest] > Self.narrowest
    {
      widths[widest] -= 1
      excess -= 1
    }
    (self.widths, self.left, self.gap) = (widths, left, String(repeating: " ", count: gap))
  }

  /// The width of a table with columns of some widths.
  static func width(of columns: [Int], gap: Int) -> Int { columns.reduce(0, +) + gap * max(0, columns.count - 1) }

  /// A row as a line, without spaces at its end.
  func line(of row: [String]) -> String {
    let cells = zip(row, widths).enumerated().map { column, cell in
      let text = cell.0.fitted(to: max(cell.1, 1))
      let space = String(repeating: " ", count: max(0, cell.1 - text.columns))
      return left.contains(column) ? text + space : space + text
    }
    let line = cells.joined(separator: gap)
    return String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
  }
}
