import AuditModel

/// Reads what an object's connections lead to: its actions, its gesture recognizers, what its segues open.
enum ConnectionReader {
  /// Reads an object's connections.
  static func read(_ source: ObjectSource, into element: inout Element) {
    element.actions = selectors(of: source.node).nilIfEmpty
    let recognizers = recognizers(of: source)
    element.gestures = recognizers.map(gesture).nilIfEmpty
    element.gestureActions = recognizers.flatMap(selectors).nilIfEmpty
    element.opens = opens(source).nilIfEmpty
  }

  private static func selectors(of node: XMLNode) -> [String] {
    connections(of: node).filter { $0.name == "action" }.compactMap { $0["selector"] }
  }

  private static func connections(of node: XMLNode) -> [XMLNode] { node.child("connections")?.children ?? [] }

  /// The recognizers that the object's outlet collection names; one that is switched off is left out, as are all of a view that
  /// takes no touches.
  private static func recognizers(of source: ObjectSource) -> [XMLNode] {
    guard source.node.flag("userInteractionEnabled") != false else { return [] }
    return connections(of: source.node)
      .filter { $0.name == "outletCollection" && $0["property"] == "gestureRecognizers" }
      .compactMap { $0["destination"].flatMap { source.file.nodes[$0] } }
      .filter { $0.flag("enabled") != false }
  }

  /// The gesture by the model's name; `custom` for a recognizer of the app's own.
  private static func gesture(of recognizer: XMLNode) -> String {
    let ending = "GestureRecognizer"
    guard recognizer.name.hasSuffix(ending) else { return "custom" }
    let stem = String(recognizer.name.dropLast(ending.count))
    return names[stem] ?? stem
  }

  /// Interface Builder's names that differ from the model's; the first is no slip of ours.
  private static let names = [
    "pongPress": "longPress", "click": "tap", "press": "longPress", "magnification": "pinch",
  ]

  /// The kinds of the segues of the object and its cell that show something else.
  private static func opens(_ source: ObjectSource) -> [String] {
    source.holders.flatMap(connections).filter { $0.name == "segue" }.compactMap { $0["kind"] }
      .filter { !wiring.contains($0) }
  }

  /// Segues that put a screen together or leave it.
  private static let wiring: Set<String> = ["relationship", "embed", "unwind"]
}

extension Array {
  fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}
