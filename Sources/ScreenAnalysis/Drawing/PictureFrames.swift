import AuditModel
import Foundation
import Layout
import PlatformData

/// The frames of a picture: those of the layout, and places for what layouts do not know.
///
/// Bars of controllers, their items, the headers and footers of sections, the titles of columns, and the items of a window's toolbar are
/// not views of the file.
struct PictureFrames {
  /// The frames on the screen by index; nil if there isn't one.
  private(set) var frames: [Rect?]
  /// The frames of the footers of sections, by the sections' indices.
  private(set) var footers: [Int: Rect] = [:]
  /// The bars of the controllers around the screen.
  private(set) var bars: [Rect] = []
  /// The elements that are where bars are commonly, which the layout does not know.
  private(set) var placed = IndexSet()
  /// The height that a window's toolbar adds above the screen.
  private(set) var toolbarHeight = Points.zero

  private let list: ScreenIndex
  private let isRightToLeft: Bool
  private let width: Points
  private let height: Points
  /// The height of the row of items in a navigation bar with a large title below.
  private let rowHeight: Points
  /// The widths of the titles of bars' items, by index.
  private let textWidths: [Int: Points]

  /// The frames of a solved screen; `textWidth` measures the title of an item.
  init(
    _ placed: PlacedScreen, _ list: ScreenIndex, edges: (safeArea: EdgeInsets, bars: EdgeInsets),
    generation: SystemGeneration, isRightToLeft: Bool, textWidth: (Int) -> Points?
  ) {
    frames = placed.frames
    self.list = list
    self.isRightToLeft = isRightToLeft
    rowHeight = Points(UIKitMetrics.height(of: .navigationBar)[generation].value)
    (width, height) = (placed.solved.size.width, placed.solved.size.height)
    let items = list.nodes.indices.filter { Self.itemKinds.contains(list.nodes[$0].element.kind) }
    textWidths = Dictionary(uniqueKeysWithValues: items.compactMap { index in textWidth(index).map { (index, $0) } })
    placeWindowToolbar()
    placeControllerBars(edges)
    scrollBelowBars(Points(edges.safeArea.top))
    for index in list.nodes.indices { placeParts(of: index) }
  }

  /// Moves what a list or scroll view at the top of the screen shows below the bars, as UIKit does by its content inset.
  private mutating func scrollBelowBars(_ top: Points) {
    guard top > 0, let view = children(of: 0).first(where: { element($0).layout.role == .view }) else { return }
    for index in [view] + children(of: view) where Self.scrollingKinds.contains(element(index).kind) {
      guard let frame = frames[index], frame.y < top else { continue }
      for part in list.descendants(of: index) { shift(part, x: 0, y: top - frame.y) }
    }
  }

  private static let scrollingKinds: Set<ElementKind> = [.tableView, .collectionView, .scrollView]

  private mutating func shift(_ index: Int, x: Points, y: Points) {
    frames[index] = frames[index].map { Rect(x: $0.x + x, y: $0.y + y, width: $0.width, height: $0.height) }
  }

  private static let itemKinds: Set<ElementKind> = [.barButtonItem, .toolbarItem]

  private func children(of index: Int) -> [Int] {
    list.descendants(of: index).filter { list.nodes[$0].parent == index && !list.nodes[$0].isHidden }
  }

  private func element(_ index: Int) -> Element { list.nodes[index].element }

  private mutating func placeParts(of index: Int) {
    guard let frame = frames[index] else { return }
    switch element(index).kind {
    // SwiftUI's layout knows where the items of a bar are.
    case .toolbar where !isWindowToolbar(index): place(children(of: index).filter { frames[$0] == nil }, in: frame)
    case .navigationBar:
      children(of: index).filter { frames[$0] == nil }.forEach { placeNavigationItem($0, in: frame) }
    case .tableView:
      placeSections(of: index, in: frame)
      placeColumns(of: index, in: frame)
    default: break
    }
  }
}

// Bars and their items.
extension PictureFrames {
  private mutating func placeControllerBars(_ edges: (safeArea: EdgeInsets, bars: EdgeInsets)) {
    guard element(0).kind == .viewController else { return }
    let items = children(of: 0)
    let (top, bottom) = (Points(edges.bars.top), Points(edges.bars.bottom))
    if top > 0 {
      let bar = Rect(x: 0, y: Points(edges.safeArea.top) - top, width: width, height: top)
      bars.append(Rect(x: 0, y: 0, width: width, height: bar.maxY))
      let navigation = items.first { element($0).kind == .navigationItem }
      navigation.map { placeNavigationItem($0, in: bar) }
      if navigation.map({ element($0).control.title == nil }) ?? true { put(0, bar) }
    }
    if bottom > 0 {
      let bar = Rect(x: 0, y: height - Points(edges.safeArea.bottom), width: width, height: bottom)
      bars.append(Rect(x: 0, y: bar.y, width: width, height: height - bar.y))
      place(items.filter { element($0).layout.role == .toolbarItem }, in: bar)
    }
  }

  /// Places a title in the middle of its bar, with the items at both ends.
  private mutating func placeNavigationItem(_ index: Int, in bar: Rect) {
    let row = Rect(x: bar.x, y: bar.y, width: bar.width, height: min(bar.height, rowHeight))
    let items = children(of: index)
    let leading = items.filter { element($0).layout.role == .leftBarButtonItem }
    let trailing = items.filter { element($0).layout.role == .rightBarButtonItem }
    place(leading, in: row)
    place(trailing.reversed(), in: row, isFromEnd: true)
    let taken = max(length(of: leading), length(of: trailing))
    let large = Rect(x: bar.x, y: row.maxY, width: bar.width, height: bar.height - row.height)
    let title = large.isEmpty ? row : large
    put(index, title.inset(by: Insets(leading: taken, trailing: taken), isRightToLeft: false))
  }

  private func entries(_ items: [Int]) -> [BarRow.Entry] {
    items.map { BarRow.Entry(index: $0, width: itemWidth($0)) }
  }

  private func length(of items: [Int]) -> Points {
    BarRow(entries: entries(items), frame: Rect(x: 0, y: 0, width: width, height: 0), isRightToLeft: false).length
  }

  private mutating func place(_ items: [Int], in bar: Rect, isFromEnd: Bool = false) {
    let row = BarRow(entries: entries(items), frame: bar, isRightToLeft: isFromEnd != isRightToLeft)
    for (index, frame) in row.frames { move(index, to: frame) }
  }

  /// The width of an item: its view's, its title's, or that of an image; nil of a flexible space.
  private func itemWidth(_ index: Int) -> Points? {
    let control = element(index).control
    if control.systemItem == .flexibleSpace { return nil }
    if control.systemItem == .fixedSpace { return control.width ?? BarRow.margin }
    if let view = children(of: index).first(where: { frames[$0] != nil }) { return frames[view]?.width }
    return control.image == nil ? textWidths[index] ?? Self.imageWidth : Self.imageWidth
  }

  /// The width at which the image of an item is drawn, with the space around it, in points.
  private static let imageWidth: Points = 32

  private mutating func put(_ index: Int, _ frame: Rect) {
    frames[index] = frame
    placed.insert(index)
  }

  /// Gives an item a place, with its view in the middle.
  private mutating func move(_ index: Int, to frame: Rect) {
    put(index, frame)
    for child in children(of: index) {
      guard let own = frames[child] else { continue }
      let left = frame.x + Points((frame.width - own.width).value / 2) - own.x
      let down = frame.y + Points((frame.height - own.height).value / 2) - own.y
      for part in child..<max(list.descendants(of: child).upperBound, child + 1) {
        placed.insert(part)
        shift(part, x: left, y: down)
      }
    }
  }

  private func isWindowToolbar(_ index: Int) -> Bool {
    let node = list.nodes[index]
    return node.element.kind == .toolbar && node.parent.map { element($0).kind == .window } ?? false
  }

  /// Places a window's toolbar above what the window shows.
  private mutating func placeWindowToolbar() {
    guard let toolbar = list.nodes.indices.first(where: isWindowToolbar) else { return }
    toolbarHeight = Self.windowToolbarHeight
    for index in frames.indices { shift(index, x: 0, y: toolbarHeight) }
    let bar = Rect(x: 0, y: 0, width: width, height: toolbarHeight)
    frames[toolbar] = bar
    for index in list.descendants(of: toolbar) where element(index).kind == .toolbarItem { frames[index] = nil }
    place(children(of: toolbar), in: bar)
    for item in children(of: toolbar) where frames[item] == nil {
      for index in list.descendants(of: item) { frames[index] = nil }
    }
  }

  /// The height at which a window's toolbar is drawn, in points.
  private static let windowToolbarHeight: Points = 40
}

// Tables.
extension PictureFrames {
  /// Gives headers and footers the gaps between the cells of sections.
  private mutating func placeSections(of table: Int, in frame: Rect) {
    let sections = children(of: table).filter { element($0).kind == .section }
    let spans = sections.map { section -> (top: Points, bottom: Points, x: Points, width: Points)? in
      let cells = children(of: section).compactMap { frames[$0] }
      guard let first = cells.first, let last = cells.last else { return nil }
      return (first.y, last.maxY, first.x, first.width)
    }
    for (number, section) in sections.enumerated() {
      guard let span = spans[number] else { continue }
      let above = number > 0 ? spans[number - 1]?.bottom : nil
      let next = spans.dropFirst(number + 1).first.flatMap { $0?.top } ?? span.bottom + Self.textHeight
      let header = min(Self.textHeight, max(span.top - (above ?? span.top - Self.textHeight), 0))
      put(section, Rect(x: span.x, y: span.top - header, width: span.width, height: header))
      footers[section] = Rect(x: span.x, y: span.bottom, width: span.width, height: max(next - span.bottom, 0))
    }
  }

  /// The height at which headers are drawn, in points: a line of text with the space around it.
  private static let textHeight: Points = 28

  /// Gives the titles of columns their parts of the header above a table.
  private mutating func placeColumns(of table: Int, in frame: Rect) {
    guard element(table).control.type != .headerless, let clip = list.nodes[table].parent,
      let scroll = list.nodes[clip].parent, let top = frames[scroll]?.y,
      let header = children(of: scroll).first(where: { element($0).layout.role == .headerView }).flatMap({ frames[$0] })
    else { return }
    var x = frame.x
    for column in children(of: table) where element(column).kind == .tableColumn {
      let cell = children(of: column).compactMap { frames[$0] }.first
      guard let width = element(column).control.width ?? cell?.width else { return }
      put(column, Rect(x: x, y: top, width: width, height: header.height))
      x = x + width + DrawnInsets.columnSpacing.value
    }
  }
}
