import AuditModel
import PlatformData

/// The constraints that AppKit's grid makes for the views in its cells.
///
/// Source: the documented behavior of NSGridView, and the frames that Interface Builder solved for grids in public files.
struct AppKitGrid {
  private let index: Int
  private let grid: GridProperties
  private let isMirrored: Bool

  /// Adds a grid's constraints; nothing for any other view.
  static func add(_ index: Int, to screen: inout ScreenSystem) {
    guard let grid = screen.tree.nodes[index].layout.grid, let bounds = screen.frame(index) else { return }
    let arrangement = AppKitGrid(index: index, grid: grid, isMirrored: screen.isRightToLeft(index))
    let across = arrangement.span(bounds, isVertical: false)
    let down = arrangement.span(bounds, isVertical: true)
    let columns = arrangement.tracks(grid.columns, grid.columnSpacing, in: across, &screen)
    let rows = arrangement.tracks(grid.rows, grid.rowSpacing, in: down, &screen)
    for cell in grid.cells { arrangement.place(cell, columns, rows, &screen) }
    arrangement.alignRows(&screen)
  }

  private func span(_ edges: EdgeSet, isVertical: Bool) -> AppKitSpan {
    AppKitSpan(edges, isVertical: isVertical, isMirrored: isMirrored)
  }

  // MARK: Tracks

  /// The columns or the rows, one after the other from edge to edge.
  ///
  /// Padding below zero brings the next track nearer where it stands after a track; before a track (n = 1) and after the
  /// last one (n = 1) it does nothing.
  private func tracks(
    _ tracks: [GridProperties.Track], _ spacing: Points?, in bounds: AppKitSpan, _ screen: inout ScreenSystem
  ) -> [AppKitSpan] {
    let seen = tracks.indices.filter { tracks[$0].isHidden != true }
    let spans = tracks.map { _ in
      AppKitSpan(
        start: LinearExpression(screen.system.addVariable()), end: LinearExpression(screen.system.addVariable()))
    }
    var end = bounds.start
    for place in tracks.indices {
      let track = tracks[place]
      let isSeen = track.isHidden != true
      let before = isSeen ? max(track.leadingPadding?.value ?? 0, 0) + (place == seen.first ? 0 : distance(spacing)) : 0
      add(spans[place].start, .equal, end + before, &screen)
      size(track, spans[place], isLast: place == seen.last, &screen)
      let after = place == seen.last ? track.trailingPadding.map { max($0, 0) } : track.trailingPadding
      end = isSeen ? spans[place].end + (after?.value ?? 0) : spans[place].end
    }
    add(end, .equal, bounds.end, &screen)
    return spans
  }

  private func distance(_ spacing: Points?) -> Double { spacing?.value ?? AppKitMetrics.gridSpacing.value }

  private func size(
    _ track: GridProperties.Track, _ span: AppKitSpan, isLast: Bool, _ screen: inout ScreenSystem
  ) {
    if track.isHidden == true { return add(span.length, .equal, LinearExpression(0), &screen) }
    if let size = track.size { return add(span.length, .equal, LinearExpression(size.value), &screen) }
    add(span.length, .atLeast, LinearExpression(0), &screen)
    add(
      span.length, .equal, LinearExpression(0),
      priority: isLast ? AppKitContainerPriority.lastTrack.value : AppKitContainerPriority.smallTrack.value, &screen)
  }

  // MARK: Cells

  private func place(
    _ cell: GridProperties.Cell, _ columns: [AppKitSpan], _ rows: [AppKitSpan], _ screen: inout ScreenSystem
  ) {
    let lastColumn = cell.column + (cell.columnSpan ?? 1) - 1
    let lastRow = cell.row + (cell.rowSpan ?? 1) - 1
    guard let view = content(of: cell, in: screen), let edges = screen.alignment(view),
      columns.indices.contains(cell.column), columns.indices.contains(lastColumn), rows.indices.contains(cell.row),
      rows.indices.contains(lastRow)
    else { return }
    let width = AppKitSpan(start: columns[cell.column].start, end: columns[lastColumn].end)
    let height = AppKitSpan(start: rows[cell.row].start, end: rows[lastRow].end)
    stand(
      span(edges, isVertical: false), in: width,
      cell.xPlacement ?? grid.columns[cell.column].placement ?? grid.xPlacement ?? "leading", &screen)
    let y = cell.yPlacement ?? grid.rows[cell.row].placement ?? grid.yPlacement ?? "bottom"
    stand(span(edges, isVertical: true), in: height, isOnBaseline(cell) ? "baseline" : y, &screen)
  }

  private func content(of cell: GridProperties.Cell, in screen: ScreenSystem) -> Int? {
    guard let id = cell.content, case .view(let place)? = screen.tree.items[id] else { return nil }
    return place
  }

  private func stand(_ view: AppKitSpan, in room: AppKitSpan, _ placement: String, _ screen: inout ScreenSystem) {
    guard placement != "none" else { return }
    let isStart = ["leading", "top", "fill"].contains(placement)
    let isEnd = ["trailing", "bottom", "fill"].contains(placement)
    add(view.start, isStart ? .equal : .atLeast, room.start, &screen)
    add(view.end, isEnd ? .equal : .atMost, room.end, &screen)
    if placement == "center" { add(view.start + view.end, .equal, room.start + room.end, &screen) }
    if placement == "baseline" {
      add(view.start, .equal, room.start, priority: AppKitContainerPriority.lastTrack.value, &screen)
    }
  }

  // MARK: Baselines

  /// What a cell's row aligns; a placement of its own takes a cell out of what the grid aligns (n = 1).
  private func alignment(of cell: GridProperties.Cell) -> String {
    if let own = cell.rowAlignment { return own }
    if cell.yPlacement != nil { return "none" }
    let row = grid.rows[cell.row]
    return row.rowAlignment ?? (row.placement == nil ? grid.rowAlignment : nil) ?? "none"
  }

  private func isOnBaseline(_ cell: GridProperties.Cell) -> Bool {
    grid.rows.indices.contains(cell.row) && alignment(of: cell).hasSuffix("aseline")
  }

  /// The views of a row that share a baseline.
  private func alignRows(_ screen: inout ScreenSystem) {
    let cells = Dictionary(grouping: grid.cells.filter(isOnBaseline), by: \.row)
    for row in cells.keys.sorted() {
      var first: LinearExpression?
      for cell in cells[row] ?? [] {
        guard let view = content(of: cell, in: screen), let own = baseline(cell, view, &screen) else { continue }
        if let first { add(own, .equal, first, &screen) }
        first = first ?? own
      }
    }
  }

  private func baseline(_ cell: GridProperties.Cell, _ view: Int, _ screen: inout ScreenSystem) -> LinearExpression? {
    alignment(of: cell) == "lastBaseline"
      ? screen.lastBaseline(of: .view(view)) : screen.firstBaseline(of: .view(view))
  }

  private func add(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Double = ConstraintSystem.required,
    _ screen: inout ScreenSystem
  ) {
    screen.add(left, relation, right, priority: priority, rank: ScreenSystem.Rank.arranged)
  }
}
