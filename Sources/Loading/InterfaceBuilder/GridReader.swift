import AuditModel

/// Reads AppKit's grids: columns, rows, and cells with the views in them.
struct GridReader {
  private let columns: [XMLNode]
  private let rows: [XMLNode]
  private let columnIndices: [String: Int]
  private let rowIndices: [String: Int]

  /// The grid that a `<gridView>` describes.
  static func read(_ node: XMLNode) -> GridProperties {
    let reader = GridReader(node)
    var grid = GridProperties()
    grid.columns = reader.columns.map { track($0, size: "width", padding: ("leadingPadding", "trailingPadding")) }
    grid.rows = reader.rows.map { track($0, size: "height", padding: ("topPadding", "bottomPadding")) }
    grid.cells = reader.cells(node.child("gridCells")?.children ?? [])
    (grid.columnSpacing, grid.rowSpacing) = (node.points("columnSpacing"), node.points("rowSpacing"))
    (grid.xPlacement, grid.yPlacement) = (placement(node, "xPlacement"), placement(node, "yPlacement"))
    grid.rowAlignment = placement(node, "rowAlignment")
    return grid
  }

  private init(_ node: XMLNode) {
    columns = node.child("columns")?.children ?? []
    rows = node.child("rows")?.children ?? []
    columnIndices = Self.indices(columns)
    rowIndices = Self.indices(rows)
  }

  private static func indices(_ nodes: [XMLNode]) -> [String: Int] {
    let ids = nodes.enumerated().compactMap { index, node in node["id"].map { ($0, index) } }
    return Dictionary(ids) { first, _ in first }
  }

  private static func track(
    _ node: XMLNode, size: String, padding: (before: String, after: String)
  ) -> GridProperties.Track {
    var track = GridProperties.Track()
    track.size = node.points(size).flatMap { $0 > 0 ? $0 : nil }
    (track.leadingPadding, track.trailingPadding) = (node.points(padding.before), node.points(padding.after))
    track.placement = placement(node, "xPlacement") ?? placement(node, "yPlacement")
    track.rowAlignment = placement(node, "rowAlignment")
    track.isHidden = node.flag("hidden")
    return track
  }

  /// The cells; those that were merged are one, which names its view at its first place.
  private func cells(_ nodes: [XMLNode]) -> [GridProperties.Cell] {
    var (cells, heads): ([GridProperties.Cell], [String: Int]) = ([], [:])
    for node in nodes {
      guard let cell = cell(node) else { continue }
      if let head = node["headOfMergedCell"], let first = heads[head] {
        cells[first].join(cell)
        continue
      }
      if let head = node["headOfMergedCell"] { heads[head] = cells.count }
      cells.append(cell)
    }
    return cells
  }

  private func cell(_ node: XMLNode) -> GridProperties.Cell? {
    guard let column = node["column"].flatMap({ columnIndices[$0] }), let row = node["row"].flatMap({ rowIndices[$0] })
    else { return nil }
    var cell = GridProperties.Cell(column: column, row: row)
    cell.content = node.child(key: "contentView")?["id"]
    cell.xPlacement = Self.placement(node, "xPlacement")
    cell.yPlacement = Self.placement(node, "yPlacement")
    cell.rowAlignment = Self.placement(node, "rowAlignment")
    return cell
  }

  /// A placement or alignment; an inherited one is that of what holds the cell.
  private static func placement(_ node: XMLNode, _ name: String) -> String? {
    node[name].flatMap { $0.hasPrefix("inherit") ? nil : $0 }
  }
}

extension GridProperties.Cell {
  /// Takes in another place of the cells that were merged.
  fileprivate mutating func join(_ other: GridProperties.Cell) {
    let (lastColumn, lastRow) = (column + (columnSpan ?? 1) - 1, row + (rowSpan ?? 1) - 1)
    let (firstColumn, firstRow) = (min(column, other.column), min(row, other.row))
    (columnSpan, rowSpan) = (
      max(lastColumn, other.column) - firstColumn + 1, max(lastRow, other.row) - firstRow + 1
    )
    (column, row, content) = (firstColumn, firstRow, content ?? other.content)
  }
}
