import AuditModel
import PlatformData

/// How far the sides of a view lie from those of the screen's main view, as far as the file's constraints say before anything is
/// solved; nil is not known.
///
/// A view that extends into what the display and the bars cover keeps its own margins, and its own safe area, clear of it.
struct StaticEdgeInsets: Sendable, Hashable {
  var top: Double?
  var left: Double?
  var bottom: Double?
  var right: Double?

  private typealias Side = WritableKeyPath<StaticEdgeInsets, Double?>

  /// The reaches of a screen's views by their places; those about which the file says nothing are left out.
  static func all(of tree: LayoutTree, traits: LayoutTraits) -> [Int: StaticEdgeInsets] {
    var staticInsets: [Int: StaticEdgeInsets] = [:]
    for (index, node) in tree.nodes.enumerated() where node.isView && node.isInstalled {
      if RootViews.isMain(index, in: tree) {
        staticInsets[index] = StaticEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      }
      guard let own = staticInsets[index], !Self.scrolls.contains(node.element.kind) else { continue }
      for child in node.children where tree.nodes[child].layout.role == .contentView { staticInsets[child] = own }
      let pins = EdgePins(of: index, in: tree, traits: traits)
      staticInsets.merge(pins.children(own)) { $1 }
    }
    return staticInsets
  }

  /// What moves its content has its own idea of the safe area.
  private static let scrolls: Set<ElementKind> = [.scrollView, .tableView, .collectionView, .cell]

  /// What of `distances` from the main view's sides a view with this reach gets into.
  func overlap(with distances: EdgeInsets) -> EdgeInsets {
    let part = { (distance: Double, reach: Double?) in reach.map { max(distance - $0, 0) } ?? 0 }
    return EdgeInsets(
      top: part(distances.top, top), left: part(distances.left, left), bottom: part(distances.bottom, bottom),
      right: part(distances.right, right))
  }
}

/// The children of a view whose sides constraints pin to those of the view, or a stack lays there.
private struct EdgePins {
  private let index: Int
  private let tree: LayoutTree
  private let traits: LayoutTraits

  init(of index: Int, in tree: LayoutTree, traits: LayoutTraits) {
    (self.index, self.tree, self.traits) = (index, tree, traits)
  }

  /// The children's reaches, from that of the view.
  func children(_ own: StaticEdgeInsets) -> [Int: StaticEdgeInsets] {
    var staticInsets = tree.nodes[index].element.kind == .stackView ? arranged(own) : [:]
    for constraint in tree.nodes[index].resolved.constraints {
      guard let pin = pin(constraint),
        let edge = StaticEdgeInsets.side(of: pin.anchor, isRightToLeft: traits.isRightToLeft)
      else { continue }
      let isEnd = pin.anchor.position == .end
      var base = own[keyPath: edge]
      if pin.isToSafeArea { base = base.map { max($0, safe(edge)) } }
      staticInsets[pin.child, default: StaticEdgeInsets()][keyPath: edge] = base.map {
        $0 + (isEnd ? -pin.distance : pin.distance)
      }
    }
    return staticInsets
  }

  /// A stack's views reach where it does: all of them across where they fill it, the first and the last along it.
  private func arranged(_ own: StaticEdgeInsets) -> [Int: StaticEdgeInsets] {
    let layout = tree.nodes[index].layout
    let views = tree.nodes[index].children.filter { !tree.nodes[$0].isDetached }
    guard layout.margins == nil, let first = views.first, let last = views.last else { return [:] }
    let isVertical = layout.axis == .vertical
    let fills = (layout.alignment ?? .fill) == .fill
    return Dictionary(
      uniqueKeysWithValues: views.map { view in
        var reach = StaticEdgeInsets()
        if isVertical ? view == first : fills { reach.top = own.top }
        if isVertical ? view == last : fills { reach.bottom = own.bottom }
        if isVertical { (reach.left, reach.right) = fills ? (own.left, own.right) : (nil, nil) }
        return (view, reach)
      })
  }

  private struct Pin {
    var child: Int
    var anchor: Anchor
    /// How much the child's edge lies right of or below the view's.
    var distance: Double
    var isToSafeArea: Bool
  }

  private func pin(_ constraint: LayoutConstraint) -> Pin? {
    guard constraint.relation == nil || constraint.relation == .equal,
      constraint.priority ?? ConstraintSystem.required >= ConstraintSystem.required,
      constraint.multiplier == nil, let anchor = Anchor.named(constraint.firstAttribute),
      let other = constraint.secondAttribute.flatMap(Anchor.named),
      (other.axis, other.position) == (anchor.axis, anchor.position),
      let first = item(constraint.firstItem), let second = item(constraint.secondItem)
    else { return nil }
    let distance = constraint.constant ?? 0
    if let child = child(first, anchor), let isSafe = isOwn(second, other) {
      return Pin(child: child, anchor: anchor, distance: distance, isToSafeArea: isSafe)
    }
    guard let child = child(second, other), let isSafe = isOwn(first, anchor) else { return nil }
    return Pin(child: child, anchor: other, distance: -distance, isToSafeArea: isSafe)
  }

  private func item(_ id: String?) -> LayoutItem? { id.map { tree.items[$0] } ?? .view(index) }

  private func child(_ item: LayoutItem, _ anchor: Anchor) -> Int? {
    guard case .view(let child) = item, tree.nodes[child].parent == index, !anchor.isOfMargins else { return nil }
    return child
  }

  /// Whether an item is the view's safe area rather than the view itself; nil of another view's.
  ///
  /// A main view's upper and lower margins are its safe area.
  private func isOwn(_ item: LayoutItem, _ anchor: Anchor) -> Bool? {
    guard !anchor.isOfMargins else {
      return item == .view(index) && anchor.axis == .vertical && RootViews.isMain(index, in: tree) ? true : nil
    }
    return switch item {
    case .view(index): false
    case .guide(.safeArea, of: index): true
    default: nil
    }
  }

  private func safe(_ edge: WritableKeyPath<StaticEdgeInsets, Double?>) -> Double {
    let area = traits.safeArea
    return switch edge {
    case \.top: area.top
    case \.bottom: area.bottom
    case \.left: area.left
    default: area.right
    }
  }
}
