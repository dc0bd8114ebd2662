/// One element of an XML document with its contents.
package struct XMLNode: Sendable, Hashable {
  /// The element's name.
  package var name: String
  /// The attributes by name, with references such as `&amp;` resolved.
  package var attributes: [String: String]
  /// The elements inside, in file order.
  package var children: [XMLNode] = []
  /// The text directly inside; empty if it is only the white space between child elements.
  package var text = ""
  /// The position of the `<` of the start tag.
  package var position: TextPosition

  /// An element without content.
  package init(name: String, attributes: [String: String] = [:], position: TextPosition = TextPosition()) {
    self.name = name
    self.attributes = attributes
    self.position = position
  }

  /// The value of an attribute.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child element of a name.
  package func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }

  /// The first child element whose `key` attribute has this value.
  package func child(key: String) -> XMLNode? { children.first { $0["key"] == key } }

  /// Calls `body` for this element and every one inside, in file order; needs no stack for the depth.
  package func forEach(_ body: (XMLNode) -> Void) {
    var pending = [self]
    while let node = pending.popLast() {
      body(node)
      pending.append(contentsOf: node.children.reversed())
    }
  }
}

/// Why a document is not read: one fault, the first.
package struct XMLFault: Error, Hashable {
  /// Where it is.
  package var position: TextPosition
  /// What was found and what was expected, without a final period.
  package var message: String
  /// Whether it is a marker that a version control system leaves in a conflict.
  package var isMergeConflict = false
}

/// Receives the parts of a document, in file order.
protocol XMLHandler {
  /// An element starts; `position` is that of its `<`.
  mutating func start(_ name: String, _ attributes: [String: String], at position: TextPosition)
  /// The element that started last and has not ended ends.
  mutating func end()
  /// Text inside the innermost open element, or a piece of it; references such as `&amp;` are resolved.
  mutating func text(_ text: String)
}

/// Builds the tree of a document.
struct XMLTreeBuilder: XMLHandler {
  /// The root element, once it has ended.
  private(set) var root: XMLNode?
  private var open: [XMLNode] = []

  mutating func start(_ name: String, _ attributes: [String: String], at position: TextPosition) {
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
