import AuditModel
import PlatformData

/// The constraints that AppKit's stack view makes for the views that it arranges.
///
/// Source: the documented behavior of NSStackView, and the frames that Interface Builder solved for stacks in public files.
struct AppKitStack {
  /// A view with its rectangle along and across the stack.
  struct Item {
    var index: Int
    var gravity: LayoutProperties.Gravity
    var along: AppKitSpan
    var across: AppKitSpan
    var spacing: Double
  }

  let index: Int
  let layout: LayoutProperties
  let isVertical: Bool
  private let isMirrored: Bool
  let items: [Item]
  let along: AppKitSpan
  let across: AppKitSpan
  private let hugging: (along: Double, across: Double)
  private let clipping: (along: Double, across: Double)

  /// Adds a stack view's constraints.
  static func add(_ index: Int, to screen: inout ScreenSystem) {
    guard let stack = AppKitStack(index, in: screen) else { return }
    stack.keepHidden(&screen)
    stack.arrange(&screen)
    for item in stack.items { stack.align(item, &screen) }
  }

  private init?(_ index: Int, in screen: ScreenSystem) {
    let node = screen.tree.nodes[index]
    guard let frame = screen.frame(index) else { return nil }
    self.index = index
    layout = node.layout
    isVertical = node.layout.axis == .vertical
    let isMirrored = screen.isRightToLeft(index)
    self.isMirrored = isMirrored
    let insets = node.layout.edgeInsets.map { EdgeInsets($0, isMirrored: isMirrored) } ?? EdgeInsets()
    let bounds = frame.inset(by: insets)
    let (vertical, standard) = (isVertical, node.layout.spacing?.value ?? 0)
    along = AppKitSpan(bounds, isVertical: vertical, isMirrored: isMirrored)
    across = AppKitSpan(bounds, isVertical: !vertical, isMirrored: isMirrored)
    items = Self.arranged(node, in: screen).compactMap { index in
      let layout = screen.tree.nodes[index].layout
      return screen.alignment(index).map {
        Item(
          index: index, gravity: layout.gravity ?? .leading,
          along: AppKitSpan($0, isVertical: vertical, isMirrored: isMirrored),
          across: AppKitSpan($0, isVertical: !vertical, isMirrored: isMirrored),
          spacing: layout.spacingAfter?.value ?? standard)
      }
    }
    hugging = Self.pair(
      node.layout.stackHugging, standard: AppKitContainerPriority.stackHugging.value, isVertical: vertical)
    clipping = Self.pair(node.layout.clippingResistance, standard: ConstraintSystem.required, isVertical: vertical)
  }

  /// The arranged views, those of the leading area first.
  ///
  /// Hidden ones are left out, even if the file does not say that the stack detaches them (n = 1).
  private static func arranged(_ node: LayoutTree.Node, in screen: ScreenSystem) -> [Int] {
    let seen = node.children.filter { screen.tree.nodes[$0].element.isHidden != true }
    let areas: [LayoutProperties.Gravity] = [.leading, .center, .trailing]
    return areas.flatMap { area in
      seen.filter { (screen.tree.nodes[$0].layout.gravity ?? .leading) == area }
    }
  }

  private static func pair(
    _ priorities: AxisPriorities?, standard: Double, isVertical: Bool
  ) -> (along: Double, across: Double) {
    let horizontal = priorities?.horizontal ?? standard
    let vertical = priorities?.vertical ?? standard
    return isVertical ? (vertical, horizontal) : (horizontal, vertical)
  }

  /// Hidden views are taken out of the stack: where they are is of no interest, but they are somewhere.
  private func keepHidden(_ screen: inout ScreenSystem) {
    for child in screen.tree.nodes[index].children where screen.tree.nodes[child].element.isHidden == true {
      guard let edges = screen.frame(child), let bounds = screen.frame(index) else { continue }
      add(edges.left, .equal, bounds.left, priority: AppKitContainerPriority.hidden.value, &screen)
      add(edges.top, .equal, bounds.top, priority: AppKitContainerPriority.hidden.value, &screen)
    }
  }

  // MARK: Along the axis

  private var pairs: [(Item, Item)] { Array(zip(items, items.dropFirst())) }

  private func arrange(_ screen: inout ScreenSystem) {
    switch layout.distribution ?? .gravityAreas {
    case .gravityAreas: arrangeByGravity(&screen)
    case .equalSpacing, .equalCentering: spread(&screen)
    default: fill(&screen)
    }
  }

  /// The views take the whole stack; one that cuts its views does so at its end.
  private func fill(_ screen: inout ScreenSystem) {
    guard let first = items.first, let last = items.last else { return }
    add(first.along.start, .equal, along.start, &screen)
    if clipping.along < ConstraintSystem.required {
      add(last.along.end, .atLeast, along.end, &screen)
      add(last.along.end, .atMost, along.end, priority: clipping.along, &screen)
    } else {
      add(last.along.end, .equal, along.end, &screen)
    }
    for (one, next) in pairs { add(next.along.start - one.along.end, .equal, LinearExpression(one.spacing), &screen) }
    guard layout.distribution == .fillEqually else { return }
    for (one, next) in pairs {
      add(next.along.length, .equal, one.along.length, priority: AppKitContainerPriority.equalLengths.value, &screen)
    }
  }

  /// The first and the last view are at the ends; a single one is in the middle.
  private func spread(_ screen: inout ScreenSystem) {
    guard let first = items.first, let last = items.last else { return }
    guard items.count > 1 else { return center(first, &screen) }
    keepInside(
      AppKitSpan(start: first.along.start, end: last.along.end), along, priority: ConstraintSystem.required, &screen)
    add(first.along.start, .equal, along.start, priority: AppKitContainerPriority.stackEnds.value, &screen)
    add(last.along.end, .equal, along.end, priority: AppKitContainerPriority.stackEnds.value, &screen)
    let isByCenter = layout.distribution == .equalCentering
    let distance = LinearExpression(screen.system.addVariable())
    for (one, next) in pairs {
      add(next.along.start - one.along.end, .atLeast, LinearExpression(one.spacing), &screen)
      let length = isByCenter ? next.along.middle - one.along.middle : next.along.start - one.along.end
      add(
        length, .equal, distance,
        priority: isByCenter ? AppKitContainerPriority.equalCentering.value : ConstraintSystem.required, &screen)
    }
  }

  private func center(_ item: Item, _ screen: inout ScreenSystem) {
    keepInside(item.along, along, priority: clipping.along, &screen)
    add(item.along.start + item.along.end, .equal, along.start + along.end, &screen)
    add(item.along.start, .atMost, along.start, priority: hugging.along, &screen)
  }

  /// Leading views are at the start, trailing ones at the end, with free space between them.
  private func arrangeByGravity(_ screen: inout ScreenSystem) {
    guard let first = items.first, let last = items.last else { return }
    keepInside(
      AppKitSpan(start: first.along.start, end: last.along.end), along, priority: clipping.along, &screen)
    for (one, next) in pairs {
      let gap = next.along.start - one.along.end
      add(gap, .atLeast, LinearExpression(one.spacing), &screen)
      add(
        gap, .atMost, LinearExpression(one.spacing),
        priority: one.gravity == next.gravity ? ConstraintSystem.required : hugging.along, &screen)
    }
    add(
      first.along.start, .atMost, along.start,
      priority: first.gravity == .leading ? ConstraintSystem.required : hugging.along, &screen)
    add(
      last.along.end, .atLeast, along.end,
      priority: last.gravity == .trailing ? ConstraintSystem.required : hugging.along, &screen)
    centerMiddle(&screen)
  }

  private func centerMiddle(_ screen: inout ScreenSystem) {
    let middle = items.filter { $0.gravity == .center }
    guard let first = middle.first, let last = middle.last else { return }
    add(
      first.along.start + last.along.end, .equal, along.start + along.end,
      priority: AppKitContainerPriority.stackCentering.value, &screen)
  }

  // MARK: Across

  private func align(_ item: Item, _ screen: inout ScreenSystem) {
    keepInside(item.across, across, priority: clipping.across, &screen)
    let alignment = layout.alignment ?? (isVertical ? .centerX : .centerY)
    switch alignment {
    case .top, .leading, isMirrored ? .right : .left:
      add(item.across.start, .equal, across.start, priority: AppKitContainerPriority.stackAlignment.value, &screen)
    case .bottom, .trailing, isMirrored ? .left : .right:
      add(item.across.end, .equal, across.end, priority: AppKitContainerPriority.stackAlignment.value, &screen)
    case .centerX, .centerY:
      add(
        item.across.start + item.across.end, .equal, across.start + across.end,
        priority: AppKitContainerPriority.stackAlignment.value, &screen)
    case .width, .height:
      add(item.across.start, .equal, across.start, priority: AppKitContainerPriority.stackAlignment.value, &screen)
      add(item.across.end, .equal, across.end, priority: AppKitContainerPriority.stackAlignment.value, &screen)
    default: alignBaseline(item, isFirst: alignment == .firstBaseline, &screen)
    }
    // The stack is no larger than any of its views, as firmly as it hugs them.
    add(item.across.start, .atMost, across.start, priority: hugging.across, &screen)
    add(item.across.end, .atLeast, across.end, priority: hugging.across, &screen)
  }

  private func alignBaseline(_ item: Item, isFirst: Bool, _ screen: inout ScreenSystem) {
    guard let reference = items.first, reference.index != item.index else { return }
    let baseline = { (index: Int, screen: inout ScreenSystem) in
      isFirst ? screen.firstBaseline(of: .view(index)) : screen.lastBaseline(of: .view(index))
    }
    guard let own = baseline(item.index, &screen), let other = baseline(reference.index, &screen) else { return }
    add(own, .equal, other, priority: AppKitContainerPriority.stackAlignment.value, &screen)
  }

  private func keepInside(_ inner: AppKitSpan, _ outer: AppKitSpan, priority: Double, _ screen: inout ScreenSystem) {
    add(inner.start, .atLeast, outer.start, priority: priority, &screen)
    add(inner.end, .atMost, outer.end, priority: priority, &screen)
  }

  private func add(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Double = ConstraintSystem.required,
    _ screen: inout ScreenSystem
  ) {
    screen.add(left, relation, right, priority: priority, rank: ScreenSystem.Rank.arranged)
  }
}
