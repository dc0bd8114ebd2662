import AuditModel

/// Finds the bars that lie over a screen: by the segues that lead to it, and by what its designer chose to see of them.
struct SurroundingsReader {
  /// What surrounds a controller.
  private struct Place {
    var bars = ScreenSurroundings()
    var isInNavigation = false
    var prefersLargeTitles = false
  }

  /// A controller that is reached, and what surrounds it there.
  private typealias Visit = (id: String, place: Place)

  private let flow: StoryboardFlow
  private var places: [String: Place] = [:]

  /// The surroundings of a document's screens.
  init(document: XMLNode) {
    flow = StoryboardFlow(document: document)
    walk(from: flow.starts)
    // What is left leads round in a circle.
    for id in flow.ids where places[id] == nil { walk(from: [id]) }
  }

  /// What surrounds the screen of a top-level object; nil where the file does not tell.
  func surroundings(of node: XMLNode) -> ScreenSurroundings? {
    var bars = node["id"].flatMap { places[$0]?.bars } ?? ScreenSurroundings()
    for holder in [node, node.child(key: "view")].compactMap({ $0 }) { SimulatedMetrics.read(holder, into: &bars) }
    return bars == ScreenSurroundings() ? nil : bars
  }

  /// Follows the segues, the nearest first; each controller is reached once.
  private mutating func walk(from starts: [String]) {
    var pending: [[Visit]] = Array(repeating: [], count: StoryboardFlow.Segue.rankCount)
    pending[0] = starts.reversed().map { ($0, Place()) }
    while let rank = pending.firstIndex(where: { !$0.isEmpty }), let visit = pending[rank].popLast() {
      guard places[visit.id] == nil, let controller = flow.controllers[visit.id] else { continue }
      places[visit.id] = visit.place
      for segue in (flow.segues[visit.id] ?? []).reversed() where places[segue.destination] == nil {
        guard let destination = flow.controllers[segue.destination] else { continue }
        let place = place(of: destination, by: segue, from: controller, at: visit.place)
        pending[segue.rank].append((segue.destination, place))
      }
    }
  }

  private func place(
    of destination: XMLNode, by segue: StoryboardFlow.Segue, from source: XMLNode, at place: Place
  ) -> Place {
    switch segue.kind {
    case "rootViewController": return root(destination, of: source, at: place)
    case "viewControllers" where source.name == "tabBarController": return tab(at: place)
    case let kind where kind.hasSuffix("ViewController"): return Place(bars: place.bars)
    case "show", "push": return pushed(destination, at: place)
    case "embed", "popover", "popoverPresentation": return detached
    default:
      let style = segue.presentation ?? destination["modalPresentationStyle"] ?? ""
      return Self.detachedStyles.contains(style) ? detached : Place()
    }
  }

  /// The first screen of a navigation controller.
  private func root(_ destination: XMLNode, of controller: XMLNode, at place: Place) -> Place {
    var place = Place(bars: place.bars, isInNavigation: true)
    let bar = controller.child(key: "navigationBar")
    let hasBar = controller.flag("navigationBarHidden") != true
    place.prefersLargeTitles = hasBar && (bar?.flag("largeTitles") ?? bar?.flag("prefersLargeTitles")) == true
    place.bars.hasNavigationBar = hasBar ? true : nil
    if controller.flag("toolbarHidden") == false { place.bars.hasToolbar = true }
    let isLarge = Self.titleMode(of: destination) != "never" && place.prefersLargeTitles
    place.bars.hasLargeTitle = isLarge ? true : nil
    return place
  }

  private func tab(at place: Place) -> Place {
    var place = Place(bars: place.bars)
    place.bars.hasTabBar = true
    return place
  }

  /// A screen that a navigation controller shows after another; outside of one it is presented.
  private func pushed(_ destination: XMLNode, at place: Place) -> Place {
    guard place.isInNavigation, destination.name != "navigationController" else { return Place() }
    var place = place
    if let mode = Self.titleMode(of: destination), mode == "never" || mode == "always" {
      place.bars.hasLargeTitle = mode == "always" && place.prefersLargeTitles ? true : nil
    }
    if destination.flag("hidesBottomBarWhenPushed") == true {
      (place.bars.hasTabBar, place.bars.hasToolbar) = (nil, nil)
    }
    return place
  }

  /// A screen in a container view or a popover has a size of its own.
  private var detached: Place {
    var place = Place()
    place.bars.isDetached = true
    return place
  }

  private static func titleMode(of controller: XMLNode) -> String? {
    controller.child(key: "navigationItem")?["largeTitleDisplayMode"]
  }

  private static let detachedStyles: Set<String> = ["formSheet", "pageSheet", "popover"]
}
