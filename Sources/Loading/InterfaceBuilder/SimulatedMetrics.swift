import AuditModel

/// Reads the bars and the size that a designer chose to see round a screen (Simulated Metrics): its frames were recorded there,
/// so they go before what the segues tell.
enum SimulatedMetrics {
  /// Reads the metrics of a controller or of a view.
  static func read(_ node: XMLNode, into bars: inout ScreenSurroundings) {
    for child in node.children {
      guard let key = child["key"] else { continue }
      effects["\(child.name) \(key)"]?(&bars)
    }
  }

  private typealias Effect = @Sendable (inout ScreenSurroundings) -> Void

  /// By element and key.
  private static let effects: [String: Effect] = [
    "simulatedNavigationBarMetrics simulatedTopBarMetrics": { $0.hasNavigationBar = true },
    "nil simulatedTopBarMetrics": { ($0.hasNavigationBar, $0.hasLargeTitle) = (nil, nil) },
    "simulatedTabBarMetrics simulatedBottomBarMetrics": { $0.hasTabBar = true },
    "simulatedToolbarMetrics simulatedBottomBarMetrics": { $0.hasToolbar = true },
    "nil simulatedBottomBarMetrics": { ($0.hasTabBar, $0.hasToolbar) = (nil, nil) },
    "simulatedStatusBarMetrics simulatedStatusBarMetrics": { $0.hidesStatusBar = nil },
    "nil simulatedStatusBarMetrics": { $0.hidesStatusBar = true },
    "freeformSimulatedSizeMetrics simulatedDestinationMetrics": { $0.isDetached = true },
  ]
}
