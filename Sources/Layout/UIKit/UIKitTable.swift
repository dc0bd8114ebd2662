import AuditModel
import PlatformData

/// Places what a table or a collection holds: headers, rows, items.
enum UIKitTable {
  /// Adds a row's or header's place; false if the view is neither.
  static func place(_ index: Int, in parent: Int, of screen: inout ScreenSystem) -> Bool {
    let container = screen.tree.nodes[parent].element.kind
    guard container == .tableView || container == .collectionView else {
      return placeContent(index, in: parent, of: &screen)
    }
    let node = screen.tree.nodes[index]
    if container == .tableView, node.element.kind == .cell {
      placeRow(index, in: parent, of: &screen)
    } else if container == .tableView {
      placeAcross(index, in: parent, of: &screen)
      addHeader(index, below: parent, of: &screen)
    } else {
      placeItem(index, in: parent, of: &screen)
    }
    return true
  }

  /// The content of a table's cell ends before its accessory.
  private static func placeContent(_ index: Int, in parent: Int, of screen: inout ScreenSystem) -> Bool {
    let (node, container) = (screen.tree.nodes[index], screen.tree.nodes[parent])
    guard container.element.kind == .cell, node.layout.role == .contentView else { return false }
    let accessory = accessoryWidth(ofCell: parent, in: screen)
    let insets = EdgeInsets(trailing: accessory, isMirrored: screen.isRightToLeft(parent))
    Placement.fill(index, parent, by: insets, in: &screen)
    return true
  }

  private static func placeRow(_ index: Int, in parent: Int, of screen: inout ScreenSystem) {
    placeAcross(index, in: parent, of: &screen)
    guard let frame = screen.frame(index) else { return }
    let node = screen.tree.nodes[index]
    addRowTop(index, in: parent, of: &screen)
    if let height = fixedHeight(ofRow: index, in: parent, of: screen), height > 0 {
      screen.add(frame.height, .equal, LinearExpression(height.value))
    } else if let recorded = node.element.frame?.height {
      addGrowingHeight(recorded, of: index, to: &screen)
    }
  }

  /// The height that the file gives a row; nil of one that is as high as its content.
  ///
  /// An app ignores the height of a prototype (`UITableView.dequeueReusableCell`): the table's applies, and where the prototype is
  /// drawn with another one, code decides.
  private static func fixedHeight(ofRow index: Int, in parent: Int, of screen: ScreenSystem) -> Points? {
    let (row, table) = (screen.tree.nodes[index].layout, screen.tree.nodes[parent].layout)
    guard table.holdsPrototypes == true, rowsGrow(in: screen) else { return row.rowHeight ?? table.rowHeight }
    return row.rowHeight == nil || row.rowHeight == table.rowHeight ? table.rowHeight : nil
  }

  /// A row without a height of its own is as high as it is drawn, and higher where what it holds resists being squeezed.
  private static func addGrowingHeight(_ drawn: Points, of index: Int, to screen: inout ScreenSystem) {
    guard let frame = screen.frame(index) else { return }
    guard rowsGrow(in: screen) else { return screen.addRecorded(frame.height, drawn.value, of: index) }
    let maximum = ScreenSystem.priority(insideRow: maximumHeightPriority)
    addHeight(atLeast: drawn, of: frame, atMostWith: maximum, to: &screen)
  }

  /// The same for a cell in a file of its own, whose table is not seen.
  static func addGrowingHeight(_ drawn: Points, ofRoot frame: EdgeSet, to screen: inout ScreenSystem) {
    addHeight(atLeast: drawn, of: frame, atMostWith: maximumHeightPriority, to: &screen)
  }

  private static func addHeight(
    atLeast drawn: Points, of frame: EdgeSet, atMostWith priority: Double, to screen: inout ScreenSystem
  ) {
    screen.add(frame.height, .atLeast, LinearExpression(drawn.value))
    screen.add(frame.height, .atMost, LinearExpression(drawn.value), priority: priority)
  }

  /// Just below the resistance of texts, and far above their hugging: a text that needs more makes its row higher, and one that
  /// needs less does not make it lower.
  private static let maximumHeightPriority = LayoutPriority.compressionResistance.value - 1

  /// The highest resistance of what is no text that lets the row around it keep its height; nil outside rows that grow.
  ///
  /// A 512-point image in a 90-point row is scaled down and must not make the row taller.
  static func maximumResistance(of index: Int, in screen: ScreenSystem) -> Double? {
    let isInRow = screen.isInRow[index] || screen.tree.nodes.first.map { isRow($0.element) } == true
    return isInRow && rowsGrow(in: screen) ? maximumHeightPriority - 1 : nil
  }

  /// Whether rows grow with what they hold: in an app, not on Interface Builder's canvas.
  static func rowsGrow(in screen: ScreenSystem) -> Bool {
    !screen.traits.keepsCanvas
  }

  /// Whether a cell in a file of its own is a table's, which the file gives a style, and not a collection's.
  static func isRow(_ element: Element) -> Bool { element.kind == .cell && element.layout.style != nil }

  /// A row follows the one before it at the distance that the file records, headers and footers between them included.
  private static func addRowTop(_ index: Int, in parent: Int, of screen: inout ScreenSystem) {
    let rows = screen.tree.nodes[parent].children.filter { screen.tree.nodes[$0].element.kind == .cell }
    guard let position = rows.firstIndex(of: index), position > 0, let frame = screen.frame(index),
      let before = screen.frame(rows[position - 1]), let own = screen.tree.nodes[index].element.frame,
      let other = screen.tree.nodes[rows[position - 1]].element.frame
    else { return addTop(index, below: parent, of: &screen) }
    addDrawn(frame.top - before.bottom, own.y - other.y - other.height, of: index, to: &screen)
  }

  private static func placeAcross(_ index: Int, in parent: Int, of screen: inout ScreenSystem) {
    guard let own = screen.frame(index), let table = screen.frame(parent) else { return }
    let isInset =
      screen.tree.nodes[parent].layout.style == .insetGrouped && screen.tree.nodes[index].element.kind == .cell
    let inset = isInset ? LayoutMargins.cell(deviceWidth: screen.traits.displayWidth).value : 0
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
      screen.add(frame.width, .equal, LinearExpression(size.width.value))
      screen.add(frame.height, .equal, LinearExpression(size.height.value))
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
  private static func addDrawn(
    _ length: LinearExpression, _ drawn: Points, of index: Int, to screen: inout ScreenSystem
  ) {
    guard rowsGrow(in: screen) else { return screen.addRecorded(length, drawn.value, of: index) }
    screen.add(length, .equal, LinearExpression(drawn.value))
  }

  // MARK: Cells

  /// The margins of a cell's content, which are narrower beside an accessory, and at least the cell's own where the content preserves
  /// those; nil of any other view.
  static func margins(ofContent index: Int, in screen: ScreenSystem) -> EdgeInsets? {
    let node = screen.tree.nodes[index]
    guard node.layout.role == .contentView, let parent = node.parent else { return nil }
    let cell = screen.tree.nodes[parent].element
    guard cell.kind == .cell else { return nil }
    let side = margin(ofCell: parent, in: screen)
    let isPlain = screen.traits.build.map(InterfaceBuilderBuild.plainCellMargins.value.contains) == true
    let end = isPlain ? LayoutMargins.view.value : LayoutMargins.cellVertical[screen.traits.generation].value
    let hasAccessory = accessoryWidth(ofCell: parent, in: screen) > 0
    let usual = EdgeInsets(
      top: end, leading: side, bottom: end, trailing: hasAccessory ? LayoutMargins.view.value : side,
      isMirrored: screen.isRightToLeft(index))
    guard node.layout.preservesSuperviewMargins == true else { return usual }
    return Margins.own(parent, in: screen).map(usual.maximum) ?? usual
  }

  /// The margin of a cell's content: the device's, or in a narrow table that of small devices.
  private static func margin(ofCell cell: Int, in screen: ScreenSystem) -> Double {
    let traits = screen.traits
    let isNarrow =
      screen.tree.nodes[cell].parent.map(screen.feedback.narrow.contains)
      ?? (traits.size.width.value <= LayoutMargins.widestNarrowCell.value)
    return LayoutMargins.cell(deviceWidth: traits.displayWidth, isNarrow: isNarrow, build: traits.build).value
  }

  /// What an accessory takes of a cell's width, with the margin behind it.
  private static func accessoryWidth(ofCell cell: Int, in screen: ScreenSystem) -> Double {
    guard let accessory = screen.tree.nodes[cell].layout.accessory, let width = TableMetrics.width(of: accessory) else {
      return 0
    }
    return width[screen.traits.generation].value + margin(ofCell: cell, in: screen)
  }
}
