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
    for position in tracks.indices {
      let track = tracks[position]
      let isSeen = track.isHidden != true
      let before =
        isSeen ? max(track.leadingPadding?.value ?? 0, 0) + (position == seen.first ? 0 : distance(spacing)) : 0
      add(spans[position].start, .equal, end + before, &screen)
      size(track, spans[position], isLast: position == seen.last, &screen)
      let after = position == seen.last ? track.trailingPadding.map { max($0, 0) } : track.trailingPadding
      end = isSeen ? spans[position].end + (after?.value ?? 0) : spans[position].end
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
      cell.xPlacement ?? grid.columns[cell.column].placement ?? grid.xPlacement ?? .leading, isOnBaseline: false,
      &screen)
    let y = cell.yPlacement ?? grid.rows[cell.row].placement ?? grid.yPlacement ?? .bottom
    stand(span(edges, isVertical: true), in: height, y, isOnBaseline: isOnBaseline(cell), &screen)
  }

  private func content(of cell: GridProperties.Cell, in screen: ScreenSystem) -> Int? {
    guard let id = cell.content, case .view(let index)? = screen.tree.items[id] else { return nil }
    return index
  }

  private func stand(
    _ view: AppKitSpan, in available: AppKitSpan, _ placement: GridProperties.Placement, isOnBaseline: Bool,
    _ screen: inout ScreenSystem
  ) {
    guard isOnBaseline || placement != .unplaced else { return }
    let isStart = !isOnBaseline && [.leading, .top, .fill].contains(placement)
    let isEnd = !isOnBaseline && [.trailing, .bottom, .fill].contains(placement)
    add(view.start, isStart ? .equal : .atLeast, available.start, &screen)
    add(view.end, isEnd ? .equal : .atMost, available.end, &screen)
    if isOnBaseline {
      add(view.start, .equal, available.start, priority: AppKitContainerPriority.lastTrack.value, &screen)
    } else if placement == .center {
      add(view.start + view.end, .equal, available.start + available.end, &screen)
    }
  }

  // MARK: Baselines

  /// What a cell's row aligns; a placement of its own takes a cell out of what the grid aligns (n = 1).
  private func alignment(of cell: GridProperties.Cell) -> GridProperties.RowAlignment {
    if let own = cell.rowAlignment { return own }
    if cell.yPlacement != nil { return .unaligned }
    let row = grid.rows[cell.row]
    return row.rowAlignment ?? (row.placement == nil ? grid.rowAlignment : nil) ?? .unaligned
  }

  private func isOnBaseline(_ cell: GridProperties.Cell) -> Bool {
    grid.rows.indices.contains(cell.row) && [.firstBaseline, .lastBaseline].contains(alignment(of: cell))
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
    alignment(of: cell) == .lastBaseline
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

/// Where AppKit's split view puts its panes: side by side with dividers between, each as long as the file records.
enum AppKitSplit {
  /// Adds a pane's place.
  static func place(_ index: Int, in parent: Int, of screen: inout ScreenSystem) -> Bool {
    let superview = screen.tree.nodes[parent]
    guard let own = screen.frame(index), let outer = screen.frame(parent),
      let position = superview.children.firstIndex(of: index)
    else { return false }
    let isVertical = superview.layout.axis == .vertical
    let isMirrored = screen.isRightToLeft(parent)
    let span = { (edges: EdgeSet, isVertical: Bool) in
      AppKitSpan(edges, isVertical: isVertical, isMirrored: isMirrored)
    }
    let (along, across) = (span(own, isVertical), span(own, !isVertical))
    screen.add(across.start, .equal, span(outer, !isVertical).start)
    screen.add(across.end, .equal, span(outer, !isVertical).end)
    let before = position > 0 ? screen.frame(superview.children[position - 1]).map { span($0, isVertical).end } : nil
    screen.add(along.start, .equal, before.map { $0 + divider(superview) } ?? span(outer, isVertical).start)
    if position == superview.children.count - 1 {
      screen.add(along.end, .equal, span(outer, isVertical).end)
    } else {
      hold(index, along.length, isVertical: isVertical, &screen)
    }
    return true
  }

  private static func divider(_ superview: LayoutTree.Node) -> Double {
    AppKitMetrics.dividerWidth(superview.layout.style).value
  }

  private static func hold(_ index: Int, _ length: LinearExpression, isVertical: Bool, _ screen: inout ScreenSystem) {
    guard let size = screen.tree.nodes[index].element.frame?.size else { return }
    screen.addRecorded(
      length, (isVertical ? size.height : size.width).value, of: index,
      priority: AppKitContainerPriority.paneHolding.value)
  }
}

/// The two ends of a rectangle on one axis, in the order in which AppKit's stacks and grids fill it.
struct AppKitSpan: Sendable {
  var start: LinearExpression
  var end: LinearExpression

  init(start: LinearExpression, end: LinearExpression) { (self.start, self.end) = (start, end) }

  /// The ends of a rectangle; mirrored where the interface runs from right to left.
  init(_ edges: EdgeSet, isVertical: Bool, isMirrored: Bool) {
    self.init(
      start: isVertical ? edges.top : edges.start(isMirrored: isMirrored),
      end: isVertical ? edges.bottom : edges.end(isMirrored: isMirrored))
  }

  var length: LinearExpression { end - start }
  var middle: LinearExpression { (start + end) * 0.5 }
}
