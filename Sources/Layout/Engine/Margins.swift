import AuditModel
import PlatformData

/// The layout margins of views, as distances from their sides.
enum Margins {
  /// The margins of a view: the file's own, else the platform's; where the view extends into what the display and the bars cover,
  /// the margins begin behind that.
  static func of(_ index: Int, in screen: ScreenSystem) -> EdgeInsets {
    var chain = [index]
    // From the outermost view whose margins reach into others; views may be nested deeply.
    while let last = chain.last, preservesOuter(last, in: screen), let outer = screen.tree.nodes[last].parent {
      chain.append(outer)
    }
    var margins: EdgeInsets?
    for view in chain.reversed() { margins = of(view, outer: margins, in: screen) }
    return margins ?? EdgeInsets()
  }

  private static func of(_ index: Int, outer: EdgeInsets?, in screen: ScreenSystem) -> EdgeInsets {
    let layout = screen.tree.nodes[index].layout
    var margins = own(index, in: screen) ?? screen.platform.standardMargins(of: index, in: screen)
    if layout.insetsMarginsFromSafeArea != false { margins = margins + SafeArea.distances(of: index, in: screen) }
    if let outer { margins = margins.maximum(with: part(of: outer, within: index, in: screen)) }
    return layout.followsReadableWidth == true
      ? margins.maximum(with: readable(index, within: nil, in: screen)) : margins
  }

  private static func preservesOuter(_ index: Int, in screen: ScreenSystem) -> Bool {
    let layout = screen.tree.nodes[index].layout
    return layout.preservesSuperviewMargins == true && layout.role != .contentView
  }

  /// The margins that the file gives a view.
  static func own(_ index: Int, in screen: ScreenSystem) -> EdgeInsets? {
    let layout = screen.tree.nodes[index].layout
    guard let own = layout.margins else { return nil }
    return EdgeInsets(own, isMirrored: layout.marginsAreDirectional == true && screen.isRightToLeft(index))
  }

  /// The margins of a view that is neither a screen's main view nor special to the platform.
  static let standard = EdgeInsets(
    top: LayoutMargins.view.value, left: LayoutMargins.view.value, bottom: LayoutMargins.view.value,
    right: LayoutMargins.view.value)

  /// A main view has nothing above and below but the safe area; a controller's keeps the system's margins on its sides.
  static func ofMain(isControllers: Bool, in screen: ScreenSystem) -> EdgeInsets {
    let side =
      isControllers ? LayoutMargins.root(width: screen.traits.size.width.value).value : LayoutMargins.view.value
    return EdgeInsets(left: side, right: side)
  }

  /// What of the margins of the view that holds one lies within it, where its place is known beforehand.
  private static func part(of margins: EdgeInsets, within index: Int, in screen: ScreenSystem) -> EdgeInsets {
    guard let own = screen.staticInsets[index], let parent = screen.tree.nodes[index].parent,
      let outer = screen.staticInsets[parent]
    else { return EdgeInsets() }
    let moved = StaticEdgeInsets(
      top: own.top.map { $0 - (outer.top ?? 0) }, left: own.left.map { $0 - (outer.left ?? 0) },
      bottom: own.bottom.map { $0 - (outer.bottom ?? 0) }, right: own.right.map { $0 - (outer.right ?? 0) })
    return moved.overlap(with: margins)
  }

  /// What keeps a text to a readable width, within the margins: half of what the view has more, where its width is known.
  static func readable(_ index: Int, in screen: ScreenSystem) -> EdgeInsets {
    let follows = screen.tree.nodes[index].layout.followsReadableWidth == true
    return readable(index, within: follows ? nil : of(index, in: screen), in: screen)
  }

  private static func readable(_ index: Int, within margins: EdgeInsets?, in screen: ScreenSystem) -> EdgeInsets {
    let own = margins ?? EdgeInsets()
    guard let reach = screen.staticInsets[index], let left = reach.left, let right = reach.right else { return own }
    let maximum = LayoutMargins.readableWidth(contentSize: screen.traits.contentSize).value
    let side = (screen.traits.size.width.value - left - right - maximum) / 2
    return own.maximum(with: EdgeInsets(left: side, right: side))
  }
}

extension EdgeInsets {
  static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// The greater distance on each side.
  func maximum(with other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

/// What the display and the bars leave free of a view.
enum SafeArea {
  /// The rectangle of a guide: the safe area, an old guide of a controller, the keyboard's.
  static func edges(of guide: LayoutProperties.Guide, in view: Int, frame: EdgeSet, on screen: ScreenSystem) -> EdgeSet
  {
    let distances = distances(of: view, in: screen)
    let safe = frame.inset(by: distances)
    switch guide {
    // The guides before the safe area lie at the bars themselves; one names their inner edges.
    case .top: return EdgeSet(frame, top: frame.top, bottom: safe.top)
    case .bottom: return EdgeSet(frame, top: safe.bottom, bottom: frame.bottom)
    case .keyboard: return EdgeSet(frame, top: safe.bottom, bottom: frame.bottom)
    default: return safe
    }
  }

  /// What is cut off on each side of a view that reaches there.
  static func distances(of view: Int, in screen: ScreenSystem) -> EdgeInsets {
    screen.staticInsets[view]?.overlap(with: screen.traits.safeArea) ?? EdgeInsets()
  }
}

extension ScreenSystem {
  /// The rectangle within a view's margins.
  func margins(_ index: Int) -> EdgeSet? { frame(index)?.inset(by: Margins.of(index, in: self)) }
}

extension PlatformLayout {
  func standardMargins(of index: Int, in screen: ScreenSystem) -> EdgeInsets {
    guard RootViews.isMain(index, in: screen.tree) else { return Margins.standard }
    return Margins.ofMain(isControllers: screen.tree.nodes[index].container != nil, in: screen)
  }
}
