import AuditModel

/// Finds the bars that a screen has in its container controllers: by the segues that lead to it, and by its simulated metrics.
struct ContainerBarsReader {
  /// The bars around a controller.
  private struct BarContext {
    var bars = ScreenSurroundings()
    var isInNavigation = false
    var prefersLargeTitles = false
  }

  /// A controller that is reached, and the bars around it there.
  private typealias Visit = (id: String, context: BarContext)

  /// The controllers and what leads from one to another.
  let flow: StoryboardFlow
  private var contexts: [String: BarContext] = [:]

  /// The bars of a document's screens.
  init(document: XMLNode) {
    flow = StoryboardFlow(document: document)
    walk(from: flow.starts)
    // The remaining controllers form cycles.
    for id in flow.ids where contexts[id] == nil { walk(from: [id]) }
  }

  /// The bars around the screen of a top-level object; nil if the file does not say.
  func bars(of node: XMLNode) -> ScreenSurroundings? {
    var bars = node["id"].flatMap { contexts[$0]?.bars } ?? ScreenSurroundings()
    for owner in [node, node.child(key: "view")].compactMap({ $0 }) { SimulatedMetrics.read(owner, into: &bars) }
    return bars == ScreenSurroundings() ? nil : bars
  }

  /// Follows the segues, the closest first; each controller is reached once.
  private mutating func walk(from starts: [String]) {
    var pending: [[Visit]] = Array(repeating: [], count: StoryboardFlow.Segue.rankCount)
    pending[0] = starts.reversed().map { ($0, BarContext()) }
    while let rank = pending.firstIndex(where: { !$0.isEmpty }), let visit = pending[rank].popLast() {
      guard contexts[visit.id] == nil, let controller = flow.controllers[visit.id] else { continue }
      contexts[visit.id] = visit.context
      for segue in (flow.segues[visit.id] ?? []).reversed() where contexts[segue.destination] == nil {
        guard let destination = flow.controllers[segue.destination] else { continue }
        let context = context(of: destination, by: segue, from: controller, at: visit.context)
        pending[segue.rank].append((segue.destination, context))
      }
    }
  }

  private func context(
    of destination: XMLNode, by segue: StoryboardFlow.Segue, from source: XMLNode, at context: BarContext
  ) -> BarContext {
    switch segue.kind {
    case "rootViewController": return root(destination, of: source, at: context)
    case "viewControllers" where source.name == "tabBarController": return tab(at: context)
    case let kind where kind.hasSuffix("ViewController"): return BarContext(bars: context.bars)
    case "show", "push": return pushed(destination, at: context)
    case "embed":
      var context = detached
      context.bars.isPart = true
      return context
    case "popover", "popoverPresentation": return detached
    default:
      let style = segue.presentation ?? destination["modalPresentationStyle"] ?? ""
      return Self.detachedStyles.contains(style) ? detached : BarContext()
    }
  }

  /// The first screen of a navigation controller.
  private func root(_ destination: XMLNode, of controller: XMLNode, at context: BarContext) -> BarContext {
    var context = BarContext(bars: context.bars, isInNavigation: true)
    let bar = controller.child(key: "navigationBar")
    let hasBar = controller.flag("navigationBarHidden") != true
    context.prefersLargeTitles = hasBar && (bar?.flag("largeTitles") ?? bar?.flag("prefersLargeTitles")) == true
    context.bars.hasNavigationBar = hasBar ? true : nil
    if controller.flag("toolbarHidden") == false { context.bars.hasToolbar = true }
    let isLarge = Self.titleMode(of: destination) != "never" && context.prefersLargeTitles
    context.bars.hasLargeTitle = isLarge ? true : nil
    return context
  }

  private func tab(at context: BarContext) -> BarContext {
    var context = BarContext(bars: context.bars)
    context.bars.hasTabBar = true
    return context
  }

  /// A screen that a navigation controller shows after another; outside of one it is presented.
  private func pushed(_ destination: XMLNode, at context: BarContext) -> BarContext {
    guard context.isInNavigation else { return BarContext() }
    var context = context
    if destination.flag("hidesBottomBarWhenPushed") == true {
      (context.bars.hasTabBar, context.bars.hasToolbar) = (nil, nil)
    }
    // Interface Builder draws a navigation controller that is shown there inside the same tabs, with its own bar.
    if destination.name == "navigationController" { return BarContext(bars: context.bars) }
    if let mode = Self.titleMode(of: destination), mode == "never" || mode == "always" {
      context.bars.hasLargeTitle = mode == "always" && context.prefersLargeTitles ? true : nil
    }
    return context
  }

  /// A screen in a container view or a popover has its own size.
  private var detached: BarContext {
    var context = BarContext()
    context.bars.isDetached = true
    return context
  }

  private static func titleMode(of controller: XMLNode) -> String? {
    controller.child(key: "navigationItem")?["largeTitleDisplayMode"]
  }

  private static let detachedStyles: Set<String> = ["formSheet", "pageSheet", "popover"]
}

/// The segues between the controllers of a storyboard.
struct StoryboardFlow {
  /// One segue from a controller to another.
  struct Segue {
    /// The destination controller.
    var destination: String
    /// The kind of segue, or the relationship if it is one (`rootViewController`, `viewControllers`, …).
    var kind: String
    /// How the destination is presented, if the segue says so.
    var presentation: String?

    /// How close the destination is to the bars of the source: if several segues lead to it, the closest counts.
    var rank: Int { Self.ranks[kind] ?? Self.ranks.count }
    /// How many ranks there are.
    static var rankCount: Int { ranks.count + 1 }

    private static let ranks = [
      "rootViewController": 0, "viewControllers": 1, "embed": 2, "push": 3, "show": 4, "popover": 5,
      "popoverPresentation": 6,
    ]
  }

  /// The main objects of the scenes, by id.
  private(set) var controllers: [String: XMLNode] = [:]
  /// Their ids, in file order.
  private(set) var ids: [String] = []
  /// The segues from a controller, or from anything in its scene.
  private(set) var segues: [String: [Segue]] = [:]

  /// The flow of a document; one without scenes has none.
  init(document: XMLNode) {
    for scene in document.child("scenes")?.children ?? [] {
      guard let controller = Self.controller(of: scene), let id = controller["id"], controllers[id] == nil else {
        continue
      }
      controllers[id] = controller
      ids.append(id)
      scene.forEach { node in
        guard node.name == "segue", let segue = Segue(node) else { return }
        segues[id, default: []].append(segue)
      }
    }
  }

  /// The controllers that no other controller leads to.
  var starts: [String] {
    let reached = Set(segues.flatMap { source, segues in segues.map(\.destination).filter { $0 != source } })
    return ids.filter { !reached.contains($0) }
  }

  private static func controller(of scene: XMLNode) -> XMLNode? {
    let objects = scene.children.filter { $0.name == "objects" }.flatMap(\.children)
    return objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.name.hasSuffix("ontroller") }
  }
}

extension StoryboardFlow.Segue {
  /// The segue of an element; nil if it has no destination, or is an unwind segue.
  fileprivate init?(_ node: XMLNode) {
    guard let destination = node["destination"], let kind = node["relationship"] ?? node["kind"], kind != "unwind"
    else {
      return nil
    }
    self.init(destination: destination, kind: kind, presentation: node["modalPresentationStyle"])
  }
}

/// Reads the simulated metrics of a screen (bars and size): its frames were designed with them,
/// so they take precedence over the segues.
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
