import AuditModel
import PlatformData

/// Reads how containers size their contents: tables, collections, cells, and AppKit's boxes, grids, tab, split and scroll views.
enum ContainerLayoutReader {
  /// Reads an object of one of these kinds; others are ignored.
  static func read(_ source: ObjectSource, into layout: inout LayoutProperties) {
    readers[source.node.name]?(source.node, &layout)
  }

  private typealias Reader = @Sendable (XMLNode, inout LayoutProperties) -> Void

  private static let readers: [String: Reader] = [
    "tableView": table, "outlineView": table, "tableViewCell": cell, "collectionView": collection,
    "collectionViewCell": { $1.itemSize = $0.child(key: "customSize")?.size },
    "box": box, "tabView": { $1.style = $0.word("type") },
    "scrollView": { $1.style = $0.word("borderType") }, "splitView": split,
    "gridView": { $1.grid = GridReader.read($0) },
  ]

  private static let table: Reader = { node, layout in
    layout.style = node.word("style") ?? node.word("tableStyle")
    layout.rowHeight = height(node, "rowHeight")
    layout.holdsPrototypes = node["dataMode"] == "prototypes" ? true : nil
    layout.sectionHeaderHeight = height(node, "sectionHeaderHeight")
    layout.sectionFooterHeight = height(node, "sectionFooterHeight")
  }

  private static let cell: Reader = { node, layout in
    layout.style = node.word("style") ?? .custom
    layout.rowHeight = height(node, "rowHeight")
    layout.accessory = node.word("accessoryType")
  }

  /// Items with an estimated size are as large as their content.
  private static let collection: Reader = { node, layout in
    let flow = node.child(key: "collectionViewLayout")
    let estimate = flow?.child(key: "estimatedItemSize")?.size
    guard estimate == nil || estimate == Size(width: 0, height: 0) else { return }
    layout.itemSize = flow?.child(key: "itemSize")?.size
  }

  /// A box of the type `custom` adds only its border around its content (measured on four of public files).
  private static let box: Reader = { node, layout in
    layout.style = node.word("boxType")
    guard layout.style == .custom else { return }
    let line = node["borderType"] == "none" ? 0 : node.points("borderWidth") ?? 1
    let margins = node.child(key: "contentViewMargins")?.size ?? Size(width: 0, height: 0)
    let (x, y) = (line + margins.width, line + margins.height)
    layout.edgeInsets = Insets(top: y, leading: x, bottom: y, trailing: x)
  }

  /// The divider of a split view is vertical if its parts are side by side.
  private static let split: Reader = { node, layout in
    layout.axis = node.flag("vertical") == true ? .horizontal : .vertical
    layout.style = node.word("dividerStyle")
  }

  /// A height in points; −1 means as tall as the content (`UITableView.automaticDimension`).
  private static func height(_ node: XMLNode, _ name: String) -> Points? {
    node.points(name).flatMap { $0 < 0 ? nil : $0 }
  }
}

/// Reads how a stack view arranges its views.
enum StackReader {
  /// Reads a stack's own properties.
  static func read(_ source: ObjectSource, into layout: inout LayoutProperties) {
    let node = source.node
    layout.axis = node.word("axis") ?? node.word("orientation") ?? .horizontal
    layout.distribution = node.word("distribution")
    layout.alignment = node.word("alignment")
    layout.spacing = node["spacingType"] == "standard" ? standardSpacing : node.points("spacing")
    guard source.file.platform == .macOS else { return }
    layout.distribution = layout.distribution ?? .gravityAreas
    layout.spacing = layout.spacing ?? standardSpacing
    layout.edgeInsets = node.child(key: "edgeInsets")?.insets
    layout.stackHugging = AxisPriorities(node, "StackHuggingPriority")
    layout.clippingResistance = AxisPriorities(node, "ClippingResistancePriority")
    layout.detachesHiddenViews = node.flag("detachesHiddenViews")
  }

  /// The system's distance between the views of a stack (`UIStackView.spacingUseSystem`); AppKit's stacks have it if the
  /// file names none (measured: 46 of 55 gaps in public files are that less the alignment insets of the views).
  private static let standardSpacing = Points(LayoutMargins.stackSpacing.value)

  /// The distances after each arranged view of an AppKit stack, in their order; nil if the stack's own spacing applies.
  static func customSpacings(of node: XMLNode) -> [Points?] {
    let spacings = node.child("customSpacing")?.children ?? []
    return spacings.map { $0.number("value").flatMap { $0 < useDefault ? Points($0) : nil } }
  }

  /// `NSStackView.useDefaultSpacing` is the largest `Float`; no stack has a distance near it.
  private static let useDefault = 1e6

  /// The areas of an AppKit stack by the element that contains their views.
  static let gravities: [String: LayoutProperties.Gravity] = [
    "beginningViews": .leading, "middleViews": .center, "endViews": .trailing,
  ]
}

extension AxisPriorities {
  /// The priorities that attributes with this ending name; nil if there aren't any.
  init?(_ node: XMLNode, _ ending: String) {
    let (horizontal, vertical) = (node.number("horizontal" + ending), node.number("vertical" + ending))
    guard horizontal != nil || vertical != nil else { return nil }
    self.init(horizontal: horizontal, vertical: vertical)
  }
}

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

  /// The cells; merged cells are one, whose first part names its view.
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

  /// A placement or alignment; an inherited one is that of the column, row or grid.
  private static func placement<Word: OpenVocabulary>(_ node: XMLNode, _ name: String) -> Word? {
    node[name].flatMap { $0.hasPrefix("inherit") ? nil : Word(name: $0) }
  }
}

extension GridProperties.Cell {
  /// Extends the cell by another of the merged cells.
  fileprivate mutating func join(_ other: GridProperties.Cell) {
    let (lastColumn, lastRow) = (column + (columnSpan ?? 1) - 1, row + (rowSpan ?? 1) - 1)
    let (firstColumn, firstRow) = (min(column, other.column), min(row, other.row))
    (columnSpan, rowSpan) = (
      max(lastColumn, other.column) - firstColumn + 1, max(lastRow, other.row) - firstRow + 1
    )
    (column, row, content) = (firstColumn, firstRow, content ?? other.content)
  }
}
