import AuditModel
import PlatformData

/// Places the labels of a cell with one of UIKit's own styles, which UIKit lays out in code: at the margins, in the direction of the interface.
///
/// The file gives such labels a design-time frame alone. On Interface Builder's canvas their heights stay the recorded ones; in an app
/// they are as tall as their texts, and the cell grows with them.
struct UIKitCellStyle {
  private let style: LayoutProperties.ContainerStyle
  private let content: Int
  /// The cell's title, and its detail if there is one.
  private let labels: [Int]
  private let hasImage: Bool

  /// Places a label; false if the view isn't a label of such a cell.
  static func place(_ index: Int, in parent: Int, of screen: inout ScreenSystem) -> Bool {
    guard let cell = UIKitCellStyle(content: parent, in: screen), let position = cell.labels.firstIndex(of: index)
    else { return false }
    cell.placeAcross(position, in: &screen)
    cell.placeDown(position, in: &screen)
    return true
  }

  private init?(content: Int, in screen: ScreenSystem) {
    let node = screen.tree.nodes[content]
    guard node.layout.role == .contentView, let cell = node.parent, let style = screen.tree.nodes[cell].layout.style,
      Self.styles.contains(style)
    else { return nil }
    (self.style, self.content) = (style, content)
    let own = node.children.filter { screen.tree.nodes[$0].layout.usesConstraints != true }
    labels = Array(own.filter { screen.tree.nodes[$0].element.kind == .label }.prefix(2))
    hasImage = own.contains { screen.tree.nodes[$0].element.kind == .imageView }
  }

  /// The style `cellValue2`, whose columns have widths of their own, keeps its design-time frames.
  private static let styles: Set<LayoutProperties.ContainerStyle> = [.cellDefault, .cellValue1, .cellSubtitle]

  // MARK: Across

  private func placeAcross(_ position: Int, in screen: inout ScreenSystem) {
    guard let own = screen.frame(labels[position]), let bounds = screen.margins(content) else { return }
    let isMirrored = screen.isRightToLeft(content)
    let (start, end) = (bounds.start(isMirrored: isMirrored), bounds.end(isMirrored: isMirrored))
    let isDetail = position == 1 && style == .cellValue1
    if isDetail {
      screen.add(own.end(isMirrored: isMirrored), .equal, end)
      addGap(before: own, isMirrored: isMirrored, in: &screen)
    } else {
      screen.add(own.start(isMirrored: isMirrored), .equal, start + imageWidth(of: labels[position], in: screen))
      screen.add(own.end(isMirrored: isMirrored), style == .cellDefault ? .equal : .atMost, end)
    }
  }

  /// What an image takes before the label, as it is drawn.
  private func imageWidth(of label: Int, in screen: ScreenSystem) -> Double {
    guard hasImage, let drawn = screen.tree.nodes[label].element.frame?.x.value else { return 0 }
    return max(drawn - Margins.of(content, in: screen).left, 0)
  }

  /// A detail at the trailing edge leaves the title its space.
  private func addGap(before detail: EdgeSet, isMirrored: Bool, in screen: inout ScreenSystem) {
    guard let title = labels.first.flatMap({ screen.frame($0) }) else { return }
    screen.add(
      detail.start(isMirrored: isMirrored) - title.end(isMirrored: isMirrored), .atLeast,
      LinearExpression(TableMetrics.detailGap.value), rank: ScreenSystem.Rank.arranged)
  }

  // MARK: Down

  private func placeDown(_ position: Int, in screen: inout ScreenSystem) {
    let index = labels[position]
    guard let own = screen.frame(index), let bounds = screen.frame(content) else { return }
    guard UIKitTable.rowsGrow(in: screen) else { return placeAsDrawn(index, own, bounds, &screen) }
    keepMargins(of: index, own, bounds, &screen)
    guard style == .cellSubtitle, labels.count == 2 else {
      screen.add(own.top - bounds.top, .equal, bounds.bottom - own.bottom)
      return
    }
    if position == 1 { stack(in: bounds, of: &screen) }
  }

  private func placeAsDrawn(_ index: Int, _ own: EdgeSet, _ bounds: EdgeSet, _ screen: inout ScreenSystem) {
    guard let drawn = screen.tree.nodes[index].element.frame else { return }
    screen.addRecorded(own.top - bounds.top, drawn.y.value, of: index)
    screen.addRecorded(own.height, drawn.height.value, of: index)
  }

  /// The cell grows for its margins, but a cell of a fixed height gives them to its texts.
  private func keepMargins(of index: Int, _ own: EdgeSet, _ bounds: EdgeSet, _ screen: inout ScreenSystem) {
    let margin = LinearExpression(minimumMargin(in: screen))
    let priority = screen.priority(Self.marginPriority, inside: index)
    for distance in [own.top - bounds.top, bounds.bottom - own.bottom] {
      screen.add(distance, .atLeast, LinearExpression(0))
      screen.add(distance, .atLeast, margin, priority: priority)
    }
  }

  /// Between a text's resistance and the priority with which a row keeps its height.
  private static let marginPriority = LayoutPriority.compressionResistance.value - 0.5

  /// A title above its detail, both together in the middle of the cell.
  private func stack(in bounds: EdgeSet, of screen: inout ScreenSystem) {
    guard let title = screen.frame(labels[0]), let detail = screen.frame(labels[1]) else { return }
    screen.add(title.top - bounds.top, .equal, bounds.bottom - detail.bottom)
    screen.add(detail.top - title.bottom, .equal, LinearExpression(drawnGap(in: screen)))
  }

  /// The minimum distance of the labels from the cell's upper and lower edge: the margins, less where the design has less.
  private func minimumMargin(in screen: ScreenSystem) -> Double {
    let margin = LayoutMargins.cellVertical[screen.traits.generation].value
    guard style != .cellDefault else { return margin }
    let drawn = labels.compactMap { screen.tree.nodes[$0].element.frame?.y.value }.min() ?? 0
    return min(max(drawn, 0), margin)
  }

  private func drawnGap(in screen: ScreenSystem) -> Double {
    let frames = labels.compactMap { screen.tree.nodes[$0].element.frame }
    guard frames.count == 2 else { return 0 }
    return max((frames[1].y - frames[0].y - frames[0].height).value, 0)
  }
}
