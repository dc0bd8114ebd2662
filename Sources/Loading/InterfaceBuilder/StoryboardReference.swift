/// A controller in another storyboard, as the reference to it in a storyboard names it.
package struct StoryboardReference: Sendable, Hashable {
  /// The name of the storyboard.
  let storyboard: String
  /// The storyboard identifier of the controller.
  let identifier: String

  /// The controllers to which the tabs of references in a document belong, by the tabs' ids.
  static func ofTabs(in document: XMLNode) -> [String: StoryboardReference] {
    var found: [String: StoryboardReference] = [:]
    document.child("scenes")?.forEach { node in
      guard node.name == "viewControllerPlaceholder", let tab = node.child(key: "tabBarItem")?["id"],
        let storyboard = node["storyboardName"], let identifier = node["referencedIdentifier"]
      else { return }
      found[tab] = StoryboardReference(storyboard: storyboard, identifier: identifier)
    }
    return found
  }
}
