import AuditModel
import PlatformData

extension FileConstraint {
  /// One side of the equation: an item's anchor.
  private struct Side {
    var item: LayoutItem
    var anchor: Anchor
  }

  /// Adds the constraint's row; one that names what is not there says nothing.
  func add(to screen: inout ScreenSystem) {
    guard let first = side(constraint.firstItem, constraint.firstAttribute, in: screen) else { return }
    let second = side(constraint.secondItem, constraint.secondAttribute, in: screen)
    if constraint.secondItem != nil && second == nil { return }
    let isMirrored = isMirrored(first, second, in: screen)
    guard var left = value(of: first, against: second?.item, isMirrored: isMirrored, in: &screen) else { return }
    var right = LinearExpression(constraint.constant ?? systemSpacing(first, second, in: screen))
    if let second {
      guard var other = value(of: second, against: first.item, isMirrored: isMirrored, in: &screen) else { return }
      if multiplier != 1, let origin = origin(of: second.anchor, isMirrored: isMirrored, in: screen) {
        if first.anchor.position != .extent { left = left - origin }
        other = other - origin
      }
      right = other * multiplier + right
    }
    let id = screen.add(
      left, relation, right, priority: screen.priority(constraint.priority ?? ConstraintSystem.required, inside: owner),
      rank: second == nil ? ScreenSystem.Rank.length : ScreenSystem.Rank.stated)
    screen.stated[id.index] = self
  }

  /// The view whose side the constraint names first.
  func view(of tree: LayoutTree) -> Int? {
    let item = constraint.firstItem.map { tree.items[$0] } ?? .view(owner)
    guard case .view(let index) = item else { return nil }
    return tree.view(of: index)
  }

  /// From where places are multiplied: the upper leading corner of the view that owns the constraint; nil of lengths.
  private func origin(of anchor: Anchor, isMirrored: Bool, in screen: ScreenSystem) -> LinearExpression? {
    guard anchor.position != .extent, let view = screen.tree.view(of: owner), let frame = screen.frame(view) else {
      return nil
    }
    return anchor.axis == .horizontal ? frame.start(isMirrored: isMirrored) : frame.top
  }

  private func side(_ id: String?, _ attribute: LayoutConstraint.Attribute?, in screen: ScreenSystem) -> Side? {
    guard let attribute, let anchor = Anchor.named(attribute) else { return nil }
    let item = id.map { screen.tree.items[$0] } ?? .view(owner)
    return item.map { Side(item: $0, anchor: anchor) }
  }

  var relation: Relation {
    switch constraint.relation {
    case .greaterThanOrEqual: .atLeast
    case .lessThanOrEqual: .atMost
    default: .equal
    }
  }

  /// The multiplier in any of Interface Builder's spellings: `0.5`, `16:9`, `1/3`.
  private var multiplier: Double { constraint.multiplier.flatMap(Self.ratio) ?? 1 }

  static func ratio(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    guard let first = parts.first ?? nil else { return nil }
    guard parts.count == 2 else { return parts.count == 1 ? first : nil }
    guard let second = parts[1], second != 0 else { return nil }
    return first / second
  }

  /// Whether the interface's direction mirrors the constraint: one that names leading or trailing.
  ///
  /// The view that owns the constraint decides, so that a row of views stays in one order; what a view's own semantic content
  /// or direction mirrors is inside it.
  private func isMirrored(_ first: Side, _ second: Side?, in screen: ScreenSystem) -> Bool {
    guard first.anchor.isDirectional || second?.anchor.isDirectional == true else { return false }
    return screen.isRightToLeft(screen.tree.view(of: owner) ?? first.item.index)
  }

  private func value(
    of side: Side, against other: LayoutItem?, isMirrored: Bool, in screen: inout ScreenSystem
  ) -> LinearExpression? {
    guard let edges = screen.edges(of: side.item, anchor: side.anchor, against: other) else { return nil }
    switch (side.anchor.axis, side.anchor.position) {
    case (.horizontal, .extent): return edges.width
    case (.vertical, .extent): return edges.height
    case (.horizontal, .start): return edges.start(isMirrored: isMirrored)
    case (.horizontal, .end): return edges.end(isMirrored: isMirrored)
    case (.horizontal, _): return edges.middle(isMirrored: isMirrored)
    case (.vertical, .start): return edges.top
    case (.vertical, .end): return edges.bottom
    case (.vertical, .middle): return (edges.top + edges.bottom) * 0.5
    case (.vertical, .firstBaseline): return screen.firstBaseline(of: side.item)
    case (.vertical, .lastBaseline): return screen.lastBaseline(of: side.item)
    }
  }

  /// The system's distance, where the file leaves it to the system: between siblings, or to the superview.
  private func systemSpacing(_ first: Side, _ second: Side?, in screen: ScreenSystem) -> Double {
    guard constraint.isSymbolic == true, let second else { return 0 }
    let isToSuperview =
      screen.tree.isInside(first.item.index, second.item.index)
      || screen.tree.isInside(second.item.index, first.item.index)
    return isToSuperview ? screen.platform.superviewSpacing : LayoutMargins.siblingSpacing.value
  }
}

// MARK: Anchors

extension ScreenSystem {
  /// The rectangle that an anchor of an item is of.
  ///
  /// The edges of a scroll view bound its content where the other item lies inside.
  func edges(of item: LayoutItem, anchor: Anchor, against other: LayoutItem?) -> EdgeSet? {
    switch item {
    case .guide(let guide, let owner): return guideEdges(guide, owner: owner)
    case .view(let index):
      guard boxes[index] != nil else { return nil }
      let isEdge = [.start, .end].contains(anchor.position)
      if isEdge, let content = scrolled[index], let other, tree.isInside(other.index, index) {
        return anchor.isOfMargins ? EdgeSet(content).inset(by: Margins.of(index, in: self)) : EdgeSet(content)
      }
      if isEdge, let other, tree.isInside(other.index, index),
        let inner = platform.innerInsets(of: tree.nodes[index].element, in: traits)
      {
        return frame(index)?.inset(by: inner)
      }
      return anchor.isOfMargins ? margins(index) : alignment(index)
    }
  }

  private func guideEdges(_ guide: LayoutProperties.Guide, owner: Int) -> EdgeSet? {
    guard let view = tree.view(of: owner), let frame = frame(view) else { return nil }
    switch guide {
    case .contentLayoutGuide: return scrolled[view].map { EdgeSet($0) } ?? frame
    case .frameLayoutGuide: return frame
    case .layoutMargins, .layoutMarginsGuide: return margins(view)
    case .readableContent: return frame.inset(by: Margins.readable(view, in: self))
    default: return SafeArea.edges(of: guide, in: view, frame: frame, on: self)
    }
  }

  /// The first baseline of a view, the top edge of one without text (UIKit, `forFirstBaselineLayout`).
  mutating func firstBaseline(of item: LayoutItem) -> LinearExpression? {
    guard case .view(let index) = item, let edges = alignment(index) else { return nil }
    guard let source = TextBaselines.source(of: index, last: false, in: self), let box = alignment(source) else {
      return edges.top
    }
    let offset = firstBaselines[source] ?? addOffset()
    firstBaselines[source] = offset
    return (isCentered(source) ? (box.top + box.bottom) * 0.5 : box.top) + LinearExpression(offset.variable)
  }

  /// The last baseline of a view, the bottom edge of one without text (UIKit, `forLastBaselineLayout`).
  mutating func lastBaseline(of item: LayoutItem) -> LinearExpression? {
    guard case .view(let index) = item, let edges = alignment(index) else { return nil }
    guard let source = TextBaselines.source(of: index, last: true, in: self), let box = alignment(source) else {
      return edges.bottom
    }
    let offset = lastBaselines[source] ?? addOffset()
    lastBaselines[source] = offset
    return (isCentered(source) ? (box.top + box.bottom) * 0.5 : box.bottom) - LinearExpression(offset.variable)
  }

  /// Whether a view's baseline keeps its distance from the middle of the view, and not from an edge.
  func isCentered(_ index: Int) -> Bool { platform.centeredBaselines.contains(tree.nodes[index].element.kind) }

  private mutating func addOffset() -> BaselineOffset {
    let variable = system.addVariable()
    return BaselineOffset(
      id: system.add([Term(variable)], .equal, 0, priority: ConstraintSystem.required, rank: Rank.structure),
      variable: variable)
  }
}
