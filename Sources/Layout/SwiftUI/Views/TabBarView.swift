import PlatformData

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
    let count = Double(min(max(count, 1), UIKitMetrics.maximumTabs.value))
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

  func followsGuess(_ texts: [ViewText]) -> Bool { false }

  func size(_ proposal: Proposal, of node: Int, in solver: inout ViewSolver) -> ViewSize {
    ViewSize(width: proposal.width ?? 0, height: geometry.height)
  }

  func places(_ proposal: Proposal, size: ViewSize, of node: Int, in solver: inout ViewSolver) -> [ChildPlace] {
    let tabs = solver.children(of: node).prefix(UIKitMetrics.maximumTabs.value)
    return tabs.enumerated().map { index, tab in
      ChildPlace(
        node: tab, x: geometry.start + geometry.pitch * Double(index), y: SwiftUIBarMetrics.floatingTabs.value.padding,
        proposal: Proposal(geometry.item))
    }
  }
}
