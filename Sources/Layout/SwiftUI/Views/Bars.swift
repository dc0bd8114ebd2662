import AuditModel
import PlatformData

/// A navigation bar: items at both ends, and a title between or below them.
struct TitleBarView: LayoutView {
  /// The items before the title, and behind it.
  var leading: [Int]
  var trailing: [Int]
  var title: Int?
  var isLarge: Bool
  /// A search field below the title.
  var search: Int?
  var generation: SystemGeneration

  private var height: Double {
    SwiftUIBarMetrics.height[generation].value + (isLarge ? SwiftUIBarMetrics.largeTitle.value : 0)
  }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let row = search == nil ? 0 : SwiftUIBarMetrics.search[generation].value.row
    return ViewSize(width: proposal.width ?? 0, height: height + row)
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    let row = SwiftUIBarMetrics.height[generation].value
    let gap = SwiftUIBarMetrics.itemGap[generation].value
    let inset = SwiftUIBarMetrics.itemInset[generation].value
    var (places, start, end): ([ChildPlace], Double, Double) = ([], inset, size.width - inset)
    for item in leading {
      places.append(self.item(item, atX: start, in: row, &solver))
      start += solver.size(of: item, .ideal).width + gap
    }
    for item in trailing.reversed() {
      end -= solver.size(of: item, .ideal).width
      places.append(self.item(item, atX: end, in: row, &solver))
      end -= gap
    }
    if let title { places.append(place(title, from: start - gap, to: end + gap, in: size.width, &solver)) }
    if let search { places.append(place(search: search, in: size)) }
    return places
  }

  private func item(_ item: Int, atX x: Double, in row: Double, _ solver: inout ViewSolver) -> ChildPlace {
    let size = solver.size(of: item, .ideal)
    return ChildPlace(node: item, x: x, y: (row - size.height) / 2, proposal: .ideal, isWidthOpen: true)
  }

  /// The title below the items, or between the last item before it and the first one behind it.
  private func place(_ title: Int, from start: Double, to end: Double, in width: Double, _ solver: inout ViewSolver)
    -> ChildPlace
  {
    let row = SwiftUIBarMetrics.height[generation].value
    guard !isLarge else {
      let margin = width < 440 ? 16.0 : 20.0
      let proposal = Proposal(width: width - 2 * margin, height: nil)
      return ChildPlace(node: title, x: margin, y: row, proposal: proposal)
    }
    let gaps = SwiftUIBarMetrics.titleGap[generation].value
    let alone = SwiftUIBarMetrics.titleStart[generation].value
    // Where nothing stands before the title there may be the button that leads back.
    let free = solver.assumption == .greatest ? alone.alone : alone.back
    let first = leading.isEmpty ? free : start + gaps.leading
    let last = trailing.isEmpty ? width - alone.alone : end - gaps.trailing
    let proposal = Proposal(width: max(last - first, 0), height: nil)
    let size = solver.size(of: title, proposal)
    let centered = (width - size.width) / 2
    let x = min(max(centered, first), max(last - size.width, first))
    return ChildPlace(node: title, x: x, y: (row - size.height) / 2, proposal: proposal)
  }

  private func place(search: Int, in size: ViewSize) -> ChildPlace {
    let figures = SwiftUIBarMetrics.search[generation].value
    let proposal = Proposal(width: size.width - 2 * figures.inset, height: figures.height)
    return ChildPlace(node: search, x: figures.inset, y: height + 1, proposal: proposal)
  }
}

/// A row of items at the lower edge.
struct ItemBarView: LayoutView {
  var height: Double
  var inset: Double
  var gap: Double

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    ViewSize(width: proposal.width ?? 0, height: height)
  }

  /// The first item at the leading edge, the last one at the trailing edge, the others at equal distances between them.
  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    let items = solver.children(of: node)
    let sizes = items.map { solver.size(of: $0, .ideal) }
    let left = size.width - 2 * inset - sizes.map(\.width).reduce(0, +)
    let between = max(left / Double(max(items.count - 1, 1)), gap)
    var x = items.count == 1 ? (size.width - sizes[0].width) / 2 : inset
    return zip(items, sizes).map { item, own in
      defer { x += own.width + between }
      return ChildPlace(node: item, x: x, y: (height - own.height) / 2, proposal: .ideal, isWidthOpen: true)
    }
  }
}

/// How tabs share their bar.
struct TabGeometry: Sendable, Hashable {
  /// The height of the bar.
  var height: Double
  /// Where the first tab begins, and the distance from there to the next.
  var start: Double
  var pitch: Double
  /// The size of a tab.
  var item: ViewSize
  /// What the titles of two tabs keep free between them, at each side of a title.
  var padding: Double

  init(count: Int, width: Double, generation: SystemGeneration) {
    let count = Double(min(max(count, 1), SwiftUIBarMetrics.maximumTabs.value))
    height = SwiftUIBarMetrics.tabBar[generation].value
    let free = SwiftUIBarMetrics.tabPadding.value
    guard generation == .iOS26 else {
      (start, pitch, padding) = (0, width / count, free / 2)
      item = ViewSize(width: pitch, height: height)
      return
    }
    let bar = SwiftUIBarMetrics.floatingTabs.value
    let most = width - 2 * (bar.inset + bar.padding)
    item = ViewSize(width: count < 5 ? bar.item : bar.narrowItem, height: bar.itemHeight)
    pitch = min(SwiftUIBarMetrics.tabPitch.value, (most - item.width) / max(count - 1, 1))
    start = (width - pitch * (count - 1) - item.width) / 2
    // Tabs overlap; their titles do not.
    padding = max((item.width - pitch + free) / 2, 0)
  }
}

/// The tabs at the lower edge of a phone's screen.
struct TabBarView: LayoutView {
  var geometry: TabGeometry

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    ViewSize(width: proposal.width ?? 0, height: geometry.height)
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    let tabs = solver.children(of: node).prefix(SwiftUIBarMetrics.maximumTabs.value)
    return tabs.enumerated().map { index, tab in
      ChildPlace(
        node: tab, x: geometry.start + geometry.pitch * Double(index), y: SwiftUIBarMetrics.floatingTabs.value.padding,
        proposal: Proposal(geometry.item))
    }
  }
}

/// The whole screen: bars at its edges, and what they leave.
struct ScreenView: LayoutView {
  var size: ViewSize
  var safeArea: EdgeInsets
  /// The bars among the children; the rest is the content.
  var top: Int?
  var bottom: Int?
  /// Whether the bar at the bottom reaches to the display's end.
  var coversEnd: Bool
  var content: Int?

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize { size }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    let width = max(size.width - safeArea.left - safeArea.right, 0)
    var area = (top: safeArea.top, bottom: safeArea.bottom)
    var places: [ChildPlace] = []
    let bar = Proposal(width: width, height: nil)
    if let top {
      places.append(ChildPlace(node: top, x: safeArea.left, y: area.top, proposal: bar))
      area.top += solver.size(of: top, bar).height
    }
    if let bottom {
      let height = solver.size(of: bottom, bar).height
      area.bottom = coversEnd ? max(area.bottom, height) : area.bottom + height
      places.append(ChildPlace(node: bottom, x: safeArea.left, y: size.height - area.bottom, proposal: bar))
    }
    guard let content else { return places }
    let inner = ViewSize(width: width, height: max(size.height - area.top - area.bottom, 0))
    var place = solver.aligned(content, Proposal(inner), in: inner, .center)
    (place.x, place.y) = (place.x + safeArea.left, place.y + area.top)
    return places + [place]
  }
}

/// The buttons of an alert: two side by side if both titles fit, else below one another.
struct PanelButtonsView: LayoutView {
  var pairs: Bool
  var gap: Double
  var height: Double

  private func isPaired(_ width: Double, of node: Int, in solver: inout ViewSolver) -> Bool {
    let buttons = solver.children(of: node)
    guard pairs, buttons.count == 2 else { return false }
    let half = (width - gap) / 2
    return buttons.allSatisfy { solver.size(of: $0, Proposal(width: nil, height: height)).width <= half }
  }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let width = proposal.width ?? 0
    let rows = isPaired(width, of: node, in: &solver) ? 1 : Double(solver.children(of: node).count)
    return ViewSize(width: width, height: rows * height + max(rows - 1, 0) * gap)
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    let isPaired = isPaired(size.width, of: node, in: &solver)
    let width = isPaired ? (size.width - gap) / 2 : size.width
    return solver.children(of: node).enumerated().map { index, button in
      let step = Double(index)
      return ChildPlace(
        node: button, x: isPaired ? step * (width + gap) : 0, y: isPaired ? 0 : step * (height + gap),
        proposal: Proposal(width: width, height: height))
    }
  }
}

/// The pages of a tab view in front of each other, and the tabs below them.
struct TabScreenView: LayoutView {
  var hasBar: Bool

  private func height(of node: Int, _ proposal: Proposal, in solver: inout ViewSolver) -> Double {
    guard hasBar, let bar = solver.children(of: node).last else { return 0 }
    return solver.size(of: bar, Proposal(width: proposal.width, height: nil)).height
  }

  private func inner(_ proposal: Proposal, less bar: Double) -> Proposal {
    Proposal(width: proposal.width, height: proposal.height.map { max($0.less(bar), 0) })
  }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    let bar = height(of: node, proposal, in: &solver)
    let content = solver.content(of: node).map { solver.size(of: $0, inner(proposal, less: bar)) } ?? .zero
    return ViewSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height + bar)
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    let bar = height(of: node, proposal, in: &solver)
    let area = ViewSize(width: size.width, height: max(size.height.less(bar), 0))
    var places: [ChildPlace] = []
    if let content = solver.content(of: node) {
      places.append(solver.aligned(content, inner(proposal, less: bar), in: area, .center))
    }
    if hasBar, let node = solver.children(of: node).last {
      let offered = Proposal(width: size.width, height: nil)
      places.append(ChildPlace(node: node, x: 0, y: area.height, proposal: offered))
    }
    return places
  }
}

/// A panel in the middle of the screen.
struct CenteredView: LayoutView {
  var size: ViewSize

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize { size }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    solver.children(of: node).map { solver.aligned($0, .ideal, in: size, .center) }
  }
}
