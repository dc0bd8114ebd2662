internal import AuditModel

/// Finds the views whose width follows from constraints that are known, whatever is not known of others.
struct LayoutCertainty {
  private let count: Int
  private let parents: [Int?]
  private let statements: LayoutStatements
  /// Whether each view is a stack that arranges from side to side, or one that arranges downwards.
  private let stacks: [LayoutProperties.Axis?]
  private let fillsAcross: [Bool]
  private let sharesEqually: [Bool]
  private let scrolls: [Bool]
  /// The views between edges, or with a width, that are known.
  private(set) var isAnchored: [Bool]
  /// The views whose width is certain: anchored, or decided by their content among views that are known.
  private(set) var isCertain: [Bool]

  /// - Parameters:
  ///   - views: The elements of the views, the root first.
  ///   - parents: Each view's superview; nil of the root, and where it is not known.
  ///   - unknown: The views whose width by themselves is not known.
  ///   - isRootKnown: Whether the root's width is known.
  init(
    _ views: [Element], parents: [Int?], statements: LayoutStatements, unknown: Set<Int>, isRootKnown: Bool
  ) {
    count = views.count
    (self.parents, self.statements) = (parents, statements)
    stacks = views.map { $0.kind == .stackView ? $0.layout.axis ?? .horizontal : nil }
    fillsAcross = views.map { ($0.layout.alignment ?? .fill) == .fill }
    sharesEqually = views.map { $0.layout.distribution == .fillEqually }
    scrolls = views.map { $0.kind == .scrollView }
    isAnchored = Array(repeating: false, count: count)
    isCertain = isAnchored
    isAnchored[0] = isRootKnown
    while anchor() {}
    spread(from: unknown)
  }

  /// Marks the views that are anchored to those that are; whether any was new.
  private mutating func anchor() -> Bool {
    var isNew = false
    for view in 1..<count where !isAnchored[view] && parents[view] != nil {
      guard !statements.horizontalDoubts.contains(view), isHeld(view) else { continue }
      isAnchored[view] = true
      isNew = true
    }
    return isNew
  }

  /// Whether what is anchored holds both sides of a view, or one side and the width.
  private func isHeld(_ view: Int) -> Bool {
    if let parent = parents[view], isArranged(view, by: .vertical), isAnchored[parent], fillsAcross[parent] {
      return true
    }
    if let parent = parents[view], isArranged(view, by: .horizontal), isAnchored[parent], sharesEqually[parent] {
      return !statements.horizontalDoubts.contains(parent)
    }
    var sides: Set<Side> = []
    for constraint in statements.constraints where constraint.relation == .equal && constraint.priority >= 999 {
      sides.formUnion(held(view, by: constraint))
    }
    return sides.contains(.width) || sides.isSuperset(of: [.start, .end]) || sides.isSuperset(of: [.start, .middle])
      || sides.isSuperset(of: [.end, .middle])
  }

  private enum Side { case start, end, middle, width }

  private func held(_ view: Int, by constraint: ConstraintInCode) -> [Side] {
    let second = constraint.second.map(resolved)
    if resolved(constraint.first) == view, let side = Self.sides[constraint.attribute] {
      guard let second else { return side == .width ? [.width] : [] }
      return isSteady(second, constraint.second, side, from: view) ? [side] : []
    }
    guard second == view, let side = constraint.secondAttribute.flatMap({ Self.sides[$0] }) else { return [] }
    return isSteady(resolved(constraint.first), constraint.first, side, from: view) ? [side] : []
  }

  /// Whether an item does not follow the view: it is an anchored view, and not the edge of what scrolls in it.
  private func isSteady(_ other: Int?, _ item: LayoutItemInCode?, _ side: Side, from view: Int) -> Bool {
    guard let other, other != view, isAnchored[other], item?.guide != .contentLayoutGuide else { return false }
    return side == .width || item?.guide == .frameLayoutGuide || !scrolls[other] || !isInside(view, other)
  }

  private func isInside(_ view: Int, _ other: Int) -> Bool {
    var current = parents[view]
    while let parent = current {
      if parent == other { return true }
      current = parents[parent]
    }
    return false
  }

  private static let sides: [LayoutConstraint.Attribute: Side] = [
    .leading: .start, .left: .start, .leadingMargin: .start, .leftMargin: .start, .trailing: .end, .right: .end,
    .trailingMargin: .end, .rightMargin: .end, .centerX: .middle, .centerXWithinMargins: .middle, .width: .width,
  ]

  /// The view of an item; nil if it is a superview that is not known.
  private func resolved(_ item: LayoutItemInCode) -> Int? { item.isSuperview ? parents[item.view] : item.view }

  private func isArranged(_ view: Int, by axis: LayoutProperties.Axis) -> Bool {
    guard let parent = parents[view], stacks[parent] == axis else { return false }
    return statements.superviews.contains { $0.child == view && $0.parent == parent && $0.isArranged }
  }

  // MARK: Groups

  /// Marks the views that depend on nothing that is not known.
  private mutating func spread(from unknown: Set<Int>) {
    var links: [Int: Set<Int>] = [:]
    let tie = { (one: Int, other: Int) in
      links[one, default: []].insert(other)
      links[other, default: []].insert(one)
    }
    for constraint in statements.constraints where constraint.attribute.isHorizontal {
      guard let first = resolved(constraint.first), let second = constraint.second.flatMap(resolved) else { continue }
      if !isAnchored[first], !isAnchored[second] { tie(first, second) }
    }
    for (view, parent) in parents.enumerated() {
      guard let parent, stacks[parent] != nil, !isAnchored[view] else { continue }
      if !isAnchored[parent] { tie(view, parent) }
      for (other, around) in parents.enumerated() where around == parent && !isAnchored[other] { tie(view, other) }
    }
    var doubtful = statements.horizontalDoubts.union(unknown.filter { !isAnchored[$0] })
    for view in 1..<count where parents[view] == nil { doubtful.insert(view) }
    for constraint in statements.constraints where constraint.attribute.isHorizontal {
      let items = [constraint.first] + (constraint.second.map { [$0] } ?? [])
      for item in items where resolved(item) == nil { doubtful.formUnion(items.map(\.view)) }
    }
    var pending = Array(doubtful)
    while let next = pending.popLast() {
      for other in links[next] ?? [] where doubtful.insert(other).inserted { pending.append(other) }
    }
    for view in 1..<count {
      let isInKnown = isHeldAround(view)
      isCertain[view] = !doubtful.contains(view) && isInKnown && (isAnchored[view] || isTied(view, links))
    }
  }

  /// Whether all views around are anchored, so that none of them moves with what is not known.
  private func isHeldAround(_ view: Int) -> Bool {
    var current = parents[view]
    guard current != nil else { return false }
    while let parent = current {
      guard isAnchored[parent] || stacks[parent] != nil else { return parent == 0 && isAnchored[view] }
      current = parents[parent]
    }
    return true
  }

  /// Whether any constraint or stack says where a view is horizontally.
  private func isTied(_ view: Int, _ links: [Int: Set<Int>]) -> Bool {
    if let parent = parents[view], stacks[parent] != nil { return true }
    return statements.constraints.contains { constraint in
      constraint.attribute.isHorizontal
        && (resolved(constraint.first) == view || constraint.second.flatMap(resolved) == view)
    }
  }
}
