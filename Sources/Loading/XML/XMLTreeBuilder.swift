/// Builds the tree of a document.
struct XMLTreeBuilder: XMLHandler {
  /// The root element, once it has ended.
  private(set) var root: XMLNode?
  private var open: [XMLNode] = []

  mutating func start(_ name: String, _ attributes: [String: String], at position: XMLPosition) {
    open.append(XMLNode(name: name, attributes: attributes, position: position))
  }

  mutating func end() {
    guard var node = open.popLast() else { return }
    if !node.children.isEmpty, node.text.allSatisfy(\.isWhitespace) { node.text = "" }
    guard let parent = open.indices.last else {
      root = node
      return
    }
    open[parent].children.append(node)
  }

  mutating func text(_ text: String) {
    guard let last = open.indices.last else { return }
    open[last].text += text
  }
}
