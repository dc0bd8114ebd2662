/// One element of an XML document with all that is inside it.
package struct XMLNode: Sendable, Hashable {
  /// The element's name.
  package var name: String
  /// The attributes by name, with references such as `&amp;` resolved.
  package var attributes: [String: String]
  /// The elements inside, in file order.
  package var children: [XMLNode] = []
  /// The text directly inside; empty where it is only the white space between child elements.
  package var text = ""
  /// Where the `<` of the start tag stands.
  package var position: XMLPosition

  /// An element without content.
  package init(name: String, attributes: [String: String] = [:], position: XMLPosition = XMLPosition()) {
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

/// A place in an XML document.
package struct XMLPosition: Sendable, Hashable {
  /// The line, counted from 1.
  package var line = 1
  /// The column in Unicode scalars, counted from 1.
  package var column = 1
}

/// Why a document is not read: one fault, the first.
package struct XMLFault: Error, Hashable {
  /// Where it is.
  package var position: XMLPosition
  /// What was found and what was expected, as a sentence without a final full stop.
  package var message: String
  /// Whether it is a marker that a version control system leaves in a conflict.
  package var isMergeConflict = false
}
