import AuditModel
import PlatformData

/// The constraints that a stack view makes for the views that it arranges.
///
/// Source: prints of UIStackView's constraints (kean, "Let's Build UIStackView"; kean/Arranged; Open Radar 39275811).
struct UIKitStack {
  private let index: Int
  private let layout: LayoutProperties
  private let isVertical: Bool
  /// The arranged views that are seen, in the order in which they stand from left to right or top to bottom.
  private let views: [Int]
  private let bounds: EdgeSet

  /// Adds a stack view's constraints.
  static func add(_ index: Int, to screen: inout ScreenSystem) {
    guard let stack = UIKitStack(index, in: screen), !stack.views.isEmpty else { return }
    stack.arrangeAlong(&screen)
    stack.align(&screen)
  }

  private init?(_ index: Int, in screen: ScreenSystem) {
    let node = screen.tree.nodes[index]
    guard let frame = screen.frame(index) else { return nil }
    self.index = index
    layout = node.layout
    isVertical = layout.axis == .vertical
    let seen = node.children.filter { !screen.tree.nodes[$0].isDetached }
    views = !isVertical && screen.isRightToLeft(index) ? seen.reversed() : seen
    // A stack that has margins arranges within them.
    bounds = layout.margins == nil ? frame : frame.inset(by: Margins.of(index, in: screen))
  }

  // MARK: Along the axis

  private func start(_ edges: EdgeSet) -> LinearExpression { isVertical ? edges.top : edges.left }
  private func end(_ edges: EdgeSet) -> LinearExpression { isVertical ? edges.bottom : edges.right }
  private func crossStart(_ edges: EdgeSet) -> LinearExpression { isVertical ? edges.left : edges.top }
  private func crossEnd(_ edges: EdgeSet) -> LinearExpression { isVertical ? edges.right : edges.bottom }

  private func arrangeAlong(_ screen: inout ScreenSystem) {
    let edges = views.compactMap { screen.alignment($0) }
    guard let first = edges.first, let last = edges.last else { return }
    add(start(first), .equal, start(bounds), &screen)
    add(end(last), .equal, end(bounds), &screen)
    let spacing = layout.spacing?.value ?? 0
    let pairs = Array(zip(edges, edges.dropFirst()))
    switch layout.distribution {
    case .equalSpacing: spaceEqually(pairs, spacing, &screen)
    case .equalCentering: centerEqually(pairs, spacing, &screen)
    default:
      if isVertical, layout.isBaselineRelative == true {
        spaceBaselines(spacing, &screen)
      } else {
        for (one, next) in pairs { add(start(next) - end(one), .equal, LinearExpression(spacing), &screen) }
      }
      if layout.distribution == .fillEqually { makeEqual(edges, &screen) }
      if layout.distribution == .fillProportionally { makeProportional(edges, spacing, &screen) }
    }
  }

  /// The distances of a stack that arranges by baselines: from the last of a view to the first of the next.
  private func spaceBaselines(_ spacing: Double, _ screen: inout ScreenSystem) {
    for (one, next) in zip(views, views.dropFirst()) {
      guard let last = screen.lastBaseline(of: .view(one)), let first = screen.firstBaseline(of: .view(next)) else {
        continue
      }
      add(first - last, .equal, LinearExpression(spacing), &screen)
    }
  }

  private func makeEqual(_ edges: [EdgeSet], _ screen: inout ScreenSystem) {
    guard let first = edges.first else { return }
    for other in edges.dropFirst() { add(end(other) - start(other), .equal, end(first) - start(first), &screen) }
  }

  private func spaceEqually(_ pairs: [(EdgeSet, EdgeSet)], _ spacing: Double, _ screen: inout ScreenSystem) {
    guard !pairs.isEmpty else { return }
    let gap = LinearExpression(screen.system.addVariable())
    for (one, next) in pairs { add(start(next) - end(one), .equal, gap, &screen) }
    add(gap, .atLeast, LinearExpression(spacing), &screen)
  }

  private func centerEqually(_ pairs: [(EdgeSet, EdgeSet)], _ spacing: Double, _ screen: inout ScreenSystem) {
    guard !pairs.isEmpty else { return }
    let distance = LinearExpression(screen.system.addVariable())
    let center = { (edges: EdgeSet) in (start(edges) + end(edges)) * 0.5 }
    for (one, next) in pairs {
      add(start(next) - end(one), .atLeast, LinearExpression(spacing), &screen)
      add(center(next) - center(one), .equal, distance, priority: UIKitStackPriority.centering.value, &screen)
    }
  }

  /// Each view's part of the stack is that of its content among all contents; a view without content has no part.
  private func makeProportional(_ edges: [EdgeSet], _ spacing: Double, _ screen: inout ScreenSystem) {
    screen.sharesInProportion = true
    let lengths = views.map { IntrinsicLength(isVertical: isVertical, screen: screen).of($0) }
    let sum = lengths.compactMap { $0 }.reduce(0, +) + spacing * Double(edges.count - 1)
    guard sum > 0 else { return }
    for (position, (edges, length)) in zip(edges, lengths).enumerated() {
      guard let length else { continue }
      let whole = end(bounds) - start(bounds)
      let order = !isVertical && screen.isRightToLeft(index) ? views.count - 1 - position : position
      let priority = max(UIKitStackPriority.proportion.value - Double(order), 1)
      add(end(edges) - start(edges), .equal, whole * (length / sum), priority: priority, &screen)
    }
  }

  // MARK: Across

  private func align(_ screen: inout ScreenSystem) {
    let alignment = layout.alignment ?? .fill
    guard alignment != .fill else { return fillAcross(&screen) }
    for view in views {
      guard let edges = screen.alignment(view) else { continue }
      add(crossStart(edges), .atLeast, crossStart(bounds), &screen)
      add(crossEnd(edges), .atMost, crossEnd(bounds), &screen)
      alignOne(view, edges, alignment, &screen)
      // What says nothing of its own size across fills the stack; a stack is no larger than what it arranges.
      let isStack = screen.tree.nodes[view].element.kind == .stackView
      add(
        crossEnd(edges) - crossStart(edges), .equal,
        isStack ? LinearExpression(0) : crossEnd(bounds) - crossStart(bounds),
        priority: UIKitStackPriority.fillsAcross.value, &screen)
    }
    let isHeldAlone = views.count == 1 || [.firstBaseline, .lastBaseline, .baseline].contains(alignment)
    add(
      crossEnd(bounds) - crossStart(bounds), .equal, LinearExpression(0),
      priority: isHeldAlone ? UIKitStackPriority.hugsAlone.value : UIKitStackPriority.hugsArranged.value, &screen)
  }

  private func fillAcross(_ screen: inout ScreenSystem) {
    // The first view fills the stack, and the others are as it is.
    var model = bounds
    for view in views {
      guard let edges = screen.alignment(view) else { continue }
      add(crossStart(edges), .equal, crossStart(model), &screen)
      add(crossEnd(edges), .equal, crossEnd(model), &screen)
      if view == views.first { model = edges }
    }
  }

  private func alignOne(
    _ view: Int, _ edges: EdgeSet, _ alignment: LayoutProperties.Alignment, _ screen: inout ScreenSystem
  ) {
    let isMirrored = isVertical && screen.isRightToLeft(index)
    switch alignment {
    case .center: add(crossStart(edges) + crossEnd(edges), .equal, crossStart(bounds) + crossEnd(bounds), &screen)
    case .firstBaseline, .lastBaseline: alignBaseline(view, isLast: alignment == .lastBaseline, &screen)
    case .top, .leading, .left:
      isMirrored && alignment != .left ? alignEnd(edges, &screen) : alignStart(edges, &screen)
    case .bottom, .trailing, .right:
      isMirrored && alignment != .right ? alignStart(edges, &screen) : alignEnd(edges, &screen)
    default: break
    }
  }

  private func alignStart(_ edges: EdgeSet, _ screen: inout ScreenSystem) {
    add(crossStart(edges), .equal, crossStart(bounds), &screen)
  }

  private func alignEnd(_ edges: EdgeSet, _ screen: inout ScreenSystem) {
    add(crossEnd(edges), .equal, crossEnd(bounds), &screen)
  }

  private func alignBaseline(_ view: Int, isLast: Bool, _ screen: inout ScreenSystem) {
    guard let first = views.first, view != first else { return }
    let baseline = { (index: Int, screen: inout ScreenSystem) in
      isLast ? screen.lastBaseline(of: .view(index)) : screen.firstBaseline(of: .view(index))
    }
    guard let own = baseline(view, &screen), let reference = baseline(first, &screen) else { return }
    add(own, .equal, reference, &screen)
  }

  private func add(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Double = ConstraintSystem.required,
    _ screen: inout ScreenSystem
  ) {
    screen.add(
      left, relation, right, priority: screen.priority(priority, inside: index), rank: ScreenSystem.Rank.arranged)
  }
}

/// How long the views of a stack are by what they show, on one axis.
private struct IntrinsicLength {
  var isVertical: Bool
  var screen: ScreenSystem

  /// A view's length by what it shows; a stack's by what it arranges; nil of what shows nothing by itself.
  func of(_ index: Int) -> Double? {
    var lengths: [Int: Double] = [:]
    // A stack comes before those that it arranges, so that backwards all that one needs is there; stacks may be nested deeply.
    for view in arranged(in: index).reversed() { lengths[view] = length(of: view, lengths) }
    return lengths[index]
  }

  /// A view and, if it is a stack, all that it arranges, and so on.
  private func arranged(in index: Int) -> [Int] {
    var views = [index]
    var next = 0
    while next < views.count {
      if isStack(views[next]) { views += seen(in: views[next]) }
      next += 1
    }
    return views
  }

  private func isStack(_ index: Int) -> Bool { screen.tree.nodes[index].element.kind == .stackView }

  private func seen(in stack: Int) -> [Int] {
    screen.tree.nodes[stack].children.filter { !screen.tree.nodes[$0].isDetached }
  }

  private func length(of index: Int, _ known: [Int: Double]) -> Double? {
    guard isStack(index) else {
      let size = screen.feedback.natural[index]
      return (isVertical ? size?.height : size?.width).flatMap { $0 > 0 ? $0 : nil }
    }
    let (views, layout) = (seen(in: index), screen.tree.nodes[index].layout)
    let lengths = views.compactMap { known[$0] }
    guard (layout.axis == .vertical) == isVertical else { return lengths.max() }
    let gaps = (layout.spacing?.value ?? 0) * Double(max(views.count - 1, 0))
    return lengths.isEmpty ? nil : lengths.reduce(gaps, +)
  }
}
