import AuditModel

extension StoryboardFlow {
  /// How an app gets to the controllers of the storyboard; nil without any.
  func routes(in document: XMLNode) -> StoryboardRoutes? {
    guard !ids.isEmpty else { return nil }
    var routes = StoryboardRoutes()
    let first = document["initialViewController"].map(controllers(from:)) ?? []
    for id in ids where !first.contains(id) { routes.identifiers[id] = [] }
    for id in ids {
      guard let identifier = controllers[id]?["storyboardIdentifier"] else { continue }
      for reached in controllers(from: id) { routes.identifiers[reached]?.insert(identifier) }
    }
    document.forEach { node in
      guard node.name == "viewControllerPlaceholder", let identifier = node["referencedIdentifier"] else { return }
      routes.references.insert(identifier)
    }
    return routes
  }

  /// A controller with those to which segues lead from it.
  private func controllers(from start: String) -> Set<String> {
    var reached: Set<String> = [start]
    var pending = [start]
    while let id = pending.popLast() {
      for segue in segues[id] ?? [] where reached.insert(segue.destination).inserted {
        pending.append(segue.destination)
      }
    }
    return reached
  }
}
