/// How the controllers of a storyboard lead to one another.
struct StoryboardFlow {
  /// One way from a controller to another.
  struct Segue {
    /// The controller that it leads to.
    var destination: String
    /// What kind of way it is, by the relationship where it is one (`rootViewController`, `viewControllers`, …).
    var kind: String
    /// How the destination is presented, where the segue says so.
    var presentation: String?

    /// How near the destination is to what surrounds the source: the bars of the nearest hold where many ways lead to it.
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

  /// The controllers that no other leads to.
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
  /// The segue of an element; nil where it leads to nothing, or back.
  fileprivate init?(_ node: XMLNode) {
    guard let destination = node["destination"], let kind = node["relationship"] ?? node["kind"], kind != "unwind"
    else {
      return nil
    }
    self.init(destination: destination, kind: kind, presentation: node["modalPresentationStyle"])
  }
}
