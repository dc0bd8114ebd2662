import AuditModel

/// Moves the tabs of each tab bar controller into its bar, in the order of its relationships, if every tab is in the file.
struct TabItems {
  private let flow: StoryboardFlow
  private var screens: [String: Int] = [:]

  /// Moves the tabs, and removes the placeholders of controllers in other files that had nothing else.
  static func move(in list: inout [Screen], following flow: StoryboardFlow) {
    for index in list.indices {
      let id = list[index].root.id
      if flow.controllers[id]?.name == placeholder {
        list[index].root.leaveTabsToOtherFile()
      } else if flow.isOnlyPushed(id) || flow.isInsideTab(id) {
        // The bar shows the tab of the controller from which it is pushed, or that is around it.
        list[index].root.children.removeAll { $0.kind == .tabBarItem }
      } else {
        list[index].root.noteClasses(flow.classesOfTitle(of: id))
      }
    }
    list.giveTabsToContainers(flow)
    let tabs = TabItems(list, flow)
    for id in flow.ids where flow.controllers[id]?.name == "tabBarController" { tabs.move(of: id, in: &list) }
    list.removeAll { flow.controllers[$0.root.id]?.name == placeholder && $0.root.children.isEmpty }
  }

  /// The element of a controller in another storyboard.
  fileprivate static let placeholder = "viewControllerPlaceholder"

  private init(_ list: [Screen], _ flow: StoryboardFlow) {
    self.flow = flow
    screens = Dictionary(list.enumerated().map { ($0.element.root.id, $0.offset) }) { first, _ in first }
  }

  private func move(of controller: String, in list: inout [Screen]) {
    let shown = (flow.segues[controller] ?? []).filter { $0.kind == "viewControllers" }
    let places = shown.compactMap { place(of: $0.destination, in: list) }
    guard !shown.isEmpty, places.count == shown.count, let host = screens[controller],
      // A malformed file may show a controller twice, or in itself.
      Set(places.map(\.screen) + [host]).count == places.count + 1,
      let bar = list[host].root.children.firstIndex(where: { $0.kind == .tabBar })
    else { return }
    list[host].root.children[bar].children += places.map { list[$0.screen].root.takeTab(at: $0.item) }
    // The frame recorded for a bar that Interface Builder does not draw is not the app's; it reaches from edge to edge.
    list[host].root.children[bar].frame = nil
  }

  private func place(of controller: String, in list: [Screen]) -> (screen: Int, item: Int)? {
    guard let screen = screens[controller] else { return nil }
    return list[screen].root.children.firstIndex { $0.kind == .tabBarItem }.map { (screen, $0) }
  }
}

extension StoryboardFlow {
  /// Whether a controller is only shown after others of the file, in their place.
  fileprivate func isOnlyPushed(_ id: String) -> Bool {
    let kinds = segues.flatMap { source, all in all.filter { $0.destination == id && source != id } }.map(\.kind)
    return !kinds.isEmpty && kinds.allSatisfy { $0 == "show" || $0 == "push" }
  }

  /// Whether a controller is only shown inside others that have tabs of their own: as the first screen of a navigation controller, or as
  /// a part of a split view.
  fileprivate func isInsideTab(_ id: String) -> Bool {
    let containers = segues.filter { source, all in
      source != id && all.contains { $0.destination == id && Self.parts.contains($0.kind) }
    }
    return !containers.isEmpty && containers.keys.allSatisfy { controllers[$0]?.child(key: "tabBarItem") != nil }
  }

  /// The relationships of containers that show one tab for what is inside.
  private static let parts: Set<String> = ["rootViewController", "masterViewController", "detailViewController"]

  /// The app's classes whose titles the tab of a controller takes over: the controller's own, and that of the first screen in a
  /// navigation controller (Apple, `UIViewController.title`).
  fileprivate func classesOfTitle(of id: String) -> [String] {
    let first = segues[id]?.first { $0.kind == "rootViewController" }?.destination
    return Set([id, first].compactMap { $0.flatMap { controllers[$0]?["customClass"] } }).sorted()
  }
}

extension [Screen] {
  /// Gives navigation controllers that have no tab of their own that of the first screen inside, which they show
  /// (Apple, `UIViewController.tabBarItem`).
  fileprivate mutating func giveTabsToContainers(_ flow: StoryboardFlow) {
    for index in indices where flow.controllers[self[index].root.id]?.name == "navigationController" {
      guard !self[index].root.children.contains(where: { $0.kind == .tabBarItem }),
        let first = flow.segues[self[index].root.id]?.first(where: { $0.kind == "rootViewController" }),
        let inner = firstIndex(where: { $0.root.id == first.destination }), inner != index,
        let tab = self[inner].root.children.firstIndex(where: { $0.kind == .tabBarItem })
      else { continue }
      self[index].root.children.append(self[inner].root.children.remove(at: tab))
      self[index].root.noteClasses(flow.classesOfTitle(of: self[index].root.id))
    }
  }
}

extension LocalizableText {
  /// Whether the text is blank, or that of a new object.
  fileprivate var isPlaceholder: Bool { isBlank || value.map(StandardTexts.contains) == true }
}

extension Element {
  /// Notes of the tabs of a controller which classes may title them.
  fileprivate mutating func noteClasses(_ classes: [String]) {
    guard !classes.isEmpty else { return }
    for index in children.indices where children[index].kind == .tabBarItem { children[index].titleClasses = classes }
  }

  /// Leaves the titles that tabs do not have to the controller in another storyboard: its tab is the one that is shown.
  fileprivate mutating func leaveTabsToOtherFile() {
    for index in children.indices where children[index].kind == .tabBarItem {
      let item = children[index]
      guard item.control.title?.isPlaceholder != false, item.control.systemItem == nil, item.accessibility.label == nil
      else {
        continue
      }
      children[index].control.title = LocalizableText(computedBy: TabItems.placeholder)
    }
  }

  /// Removes the tab of a controller, and returns it as a bar shows it.
  ///
  /// A tab without a title has the controller's. Without that either it keeps the controller's class, whose code may set one.
  fileprivate mutating func takeTab(at index: Int) -> Element {
    var item = children.remove(at: index)
    guard item.control.title?.isBlank != false, item.control.systemItem == nil else { return item }
    if let title = control.title, !title.isBlank {
      item.control.title = title
    } else {
      item.customClass = item.customClass ?? connections.customClass
    }
    return item
  }
}
