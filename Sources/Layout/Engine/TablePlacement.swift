import AuditModel
import PlatformData

/// Places what a table or a collection holds: headers, rows, items.
enum TablePlacement {
  /// Adds a row's or header's place; false where the view is neither.
  static func place(_ index: Int, in parent: Int, of screen: inout ScreenSystem) -> Bool {
    let holder = screen.tree.nodes[parent].element.kind
    guard holder == .tableView || holder == .collectionView, screen.setting.platform != .macOS else {
      return placeContent(index, in: parent, of: &screen)
    }
    let node = screen.tree.nodes[index]
    if holder == .tableView, node.element.kind == .cell {
      placeRow(index, in: parent, of: &screen)
    } else if holder == .tableView {
      placeAcross(index, in: parent, of: &screen)
      addHeader(index, below: parent, of: &screen)
    } else {
      placeItem(index, in: parent, of: &screen)
    }
    return true
  }

  /// The content of a table's cell ends before its accessory.
  private static func placeContent(_ index: Int, in parent: Int, of screen: inout ScreenSystem) -> Bool {
    let (node, holder) = (screen.tree.nodes[index], screen.tree.nodes[parent])
    guard holder.element.kind == .cell, node.layout.role == "contentView", screen.setting.platform != .macOS else {
      return false
    }
    let accessory = CellMetrics.accessoryWidth(of: holder.element, setting: screen.setting)
    let isTurned = screen.isRightToLeft(parent)
    Placement.fill(
      index, parent, by: EdgeDistances(left: isTurned ? accessory : 0, right: isTurned ? 0 : accessory), in: &screen)
    return true
  }

  private static func placeRow(_ index: Int, in parent: Int, of screen: inout ScreenSystem) {
    placeAcross(index, in: parent, of: &screen)
    guard let frame = screen.frame(index) else { return }
    let node = screen.tree.nodes[index]
    addRowTop(index, in: parent, of: &screen)
    if let height = node.layout.rowHeight ?? screen.tree.nodes[parent].layout.rowHeight, height > 0 {
      screen.add(frame.height, .equal, Affine(height.value))
    } else if let recorded = node.element.frame?.height {
      addGrowingHeight(recorded, of: index, to: &screen)
    }
  }

  /// A row without a height of its own is as high as it is drawn, and higher where what it holds resists being squeezed.
  private static func addGrowingHeight(_ drawn: Points, of index: Int, to screen: inout ScreenSystem) {
    guard let frame = screen.frame(index) else { return }
    guard rowsGrow(in: screen) else { return screen.addRecorded(frame.height, drawn.value, of: index) }
    let most = ScreenSystem.priority(insideRow: mostHeightPriority)
    addHeight(atLeast: drawn, of: frame, atMostWith: most, to: &screen)
  }

  /// The same for a cell in a file of its own, whose table is not seen.
  static func addGrowingHeight(_ drawn: Points, ofRoot frame: EdgeSet, to screen: inout ScreenSystem) {
    addHeight(atLeast: drawn, of: frame, atMostWith: mostHeightPriority, to: &screen)
  }

  private static func addHeight(
    atLeast drawn: Points, of frame: EdgeSet, atMostWith priority: Double, to screen: inout ScreenSystem
  ) {
    screen.add(frame.height, .atLeast, Affine(drawn.value))
    screen.add(frame.height, .atMost, Affine(drawn.value), priority: priority)
  }

  /// Just below the resistance of texts, and far above their hugging: a text that needs more makes its row higher, and one that
  /// needs less does not make it lower.
  private static let mostHeightPriority = LayoutPriority.compressionResistance.value - 1

  /// Whether rows grow with what they hold: in an app, not on Interface Builder's canvas.
  static func rowsGrow(in screen: ScreenSystem) -> Bool {
    screen.setting.platform != .macOS && !screen.setting.keepsCanvas
  }

  /// Whether a cell in a file of its own is a table's, which the file gives a style, and not a collection's.
  static func isRow(_ element: Element) -> Bool { element.kind == .cell && element.layout.style != nil }

  /// A row follows the one before it at the distance that the file records, headers and footers between them included.
  private static func addRowTop(_ index: Int, in parent: Int, of screen: inout ScreenSystem) {
    let rows = screen.tree.nodes[parent].children.filter { screen.tree.nodes[$0].element.kind == .cell }
    guard let place = rows.firstIndex(of: index), place > 0, let frame = screen.frame(index),
      let before = screen.frame(rows[place - 1]), let own = screen.tree.nodes[index].element.frame,
      let other = screen.tree.nodes[rows[place - 1]].element.frame
    else { return addTop(index, below: parent, of: &screen) }
    addDrawn(frame.top - before.bottom, own.y - other.y - other.height, of: index, to: &screen)
  }

  private static func placeAcross(_ index: Int, in parent: Int, of screen: inout ScreenSystem) {
    guard let own = screen.frame(index), let table = screen.frame(parent) else { return }
    let isInset =
      screen.tree.nodes[parent].layout.style == "insetGrouped" && screen.tree.nodes[index].element.kind == .cell
    let inset = isInset ? CellMetrics.insetOfGroups(setting: screen.setting) : 0
    screen.add(own.left, .equal, table.left + inset)
    screen.add(own.right, .equal, table.right - inset)
  }

  private static func placeItem(_ index: Int, in parent: Int, of screen: inout ScreenSystem) {
    guard let frame = screen.frame(index), let outer = screen.frame(parent) else { return }
    let node = screen.tree.nodes[index]
    guard
      let recorded = node.element.frame
        ?? node.layout.itemSize.map({ Rect(x: 0, y: 0, width: $0.width, height: $0.height) })
    else { return }
    screen.addRecorded(frame.left - outer.left, recorded.x.value, of: index)
    screen.addRecorded(frame.top - outer.top, recorded.y.value, of: index)
    if let size = node.layout.itemSize {
      screen.add(frame.width, .equal, Affine(size.width.value))
      screen.add(frame.height, .equal, Affine(size.height.value))
    } else {
      screen.addRecorded(frame.width, recorded.width.value, of: index)
      screen.addRecorded(frame.height, recorded.height.value, of: index)
    }
  }

  private static func addHeader(_ index: Int, below parent: Int, of screen: inout ScreenSystem) {
    guard let frame = screen.frame(index), let drawn = screen.tree.nodes[index].element.frame else { return }
    addDrawn(frame.height, drawn.height, of: index, to: &screen)
    addTop(index, below: parent, of: &screen)
  }

  private static func addTop(_ index: Int, below parent: Int, of screen: inout ScreenSystem) {
    guard let frame = screen.frame(index), let outer = screen.frame(parent) else { return }
    addDrawn(frame.top - outer.top, screen.tree.nodes[index].element.frame?.y ?? 0, of: index, to: &screen)
  }

  /// Adds a length that the file draws: on the canvas a recorded one; in an app what the design asks for, which no language changes.
  private static func addDrawn(_ length: Affine, _ drawn: Points, of index: Int, to screen: inout ScreenSystem) {
    guard rowsGrow(in: screen) else { return screen.addRecorded(length, drawn.value, of: index) }
    screen.add(length, .equal, Affine(drawn.value))
  }
}

/// Lengths of table cells that depend on the table and the device.
enum CellMetrics {
  /// The margin of a cell's content: the device's, that of small devices in a table as narrow as those.
  static func margin(ofContent index: Int, in screen: ScreenSystem) -> Double {
    let cell = screen.tree.nodes[index].parent
    let table = cell.flatMap { screen.tree.nodes[$0].parent }
    let isNarrow = table.map(screen.findings.narrow.contains) ?? false
    return LayoutMargins.cell(deviceWidth: isNarrow ? 0 : screen.setting.cellWidth).value
  }

  /// What an accessory takes of a cell's width, with the margin behind it.
  static func accessoryWidth(of cell: Element, setting: ScreenSetting) -> Double {
    guard let accessory = cell.layout.accessory, let width = TableMetrics.accessoryWidths[accessory] else { return 0 }
    return width[setting.generation].value + LayoutMargins.cell(deviceWidth: setting.cellWidth).value
  }

  static func insetOfGroups(setting: ScreenSetting) -> Double {
    LayoutMargins.cell(deviceWidth: setting.cellWidth).value
  }
}
