import AuditModel

/// Puts the tabs of a tab bar controller into its bar: a storyboard keeps each with the controller that the tab shows.
struct TabItems {
  private let flow: StoryboardFlow
  private var screens: [String: Int] = [:]

  /// Moves the tabs of each tab bar controller, in the order of its relationships, if every one of its controllers has one.
  static func move(in list: inout [Screen], following flow: StoryboardFlow) {
    let tabs = TabItems(list, flow)
    for id in flow.ids where flow.controllers[id]?.name == "tabBarController" { tabs.move(of: id, in: &list) }
    list.removeAll { flow.controllers[$0.root.id]?.name == "viewControllerPlaceholder" && $0.root.children.isEmpty }
  }

  private init(_ list: [Screen], _ flow: StoryboardFlow) {
    self.flow = flow
    screens = Dictionary(list.enumerated().map { ($0.element.root.id, $0.offset) }) { first, _ in first }
  }

  private func move(of controller: String, in list: inout [Screen]) {
    let shown = (flow.segues[controller] ?? []).filter { $0.kind == "viewControllers" }
    let places = shown.compactMap { place(of: $0.destination, in: list) }
    guard !shown.isEmpty, places.count == shown.count, let host = screens[controller],
      let bar = list[host].root.children.firstIndex(where: { $0.kind == .tabBar })
    else { return }
    let items = places.map { list[$0.screen].root.children[$0.item] }
    for place in places { list[place.screen].root.children.remove(at: place.item) }
    list[host].root.children[bar].children += items
    // What Interface Builder records of a bar that it does not draw is no frame of the app: it reaches from edge to edge.
    list[host].root.children[bar].frame = nil
  }

  private func place(of controller: String, in list: [Screen]) -> (screen: Int, item: Int)? {
    guard let screen = screens[controller] else { return nil }
    return list[screen].root.children.firstIndex { $0.kind == .tabBarItem }.map { (screen, $0) }
  }
}
