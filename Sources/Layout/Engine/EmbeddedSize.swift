import AuditModel

/// The size of a screen that a container view of another screen of its file shows.
enum EmbeddedSize {
  /// The container's size on a device; nil of a screen that no container shows, or where containers show one another in a circle.
  ///
  /// The screen that holds the container is solved without its texts, which containers rarely follow. Where the size is nothing,
  /// ambiguous or only recorded without them, it is not known.
  static func of(
    _ screen: Screen, in tree: InterfaceTree, environment: LayoutEnvironment, within screens: Set<String>
  ) -> Size? {
    guard environment.device != nil, !screens.contains(screen.id),
      let (host, place) = container(of: screen.root.id, in: tree), host.id != screen.id
    else { return nil }
    var layout = ScreenLayout(
      screen: host, tree: tree, environment: environment, within: screens.union([screen.id]))
    let solved = layout.solve { _, _ in nil }
    guard solved.elements.indices.contains(place), let container = solved.elements[place],
      container.determinedBy != .recorded, !container.isAmbiguous, container.frame.width > 0, container.frame.height > 0
    else { return nil }
    return container.frame.size
  }

  /// The screen whose container view shows a controller, and the container's place in file order.
  private static func container(of controller: String, in tree: InterfaceTree) -> (host: Screen, place: Int)? {
    for screen in tree.screens {
      var (index, place): (Int, Int?) = (0, nil)
      screen.root.forEach { element, _ in
        if element.layout.embeds == controller, place == nil { place = index }
        index += 1
      }
      if let place { return (screen, place) }
    }
    return nil
  }
}
